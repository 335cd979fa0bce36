import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openVisitsStore, type FeedbackBox } from '@bank/store';
import { runVisits } from './cli.ts';

type NewFeedback = Parameters<FeedbackBox['add']>[0];
const CONTENT = '网点分布页的地图，希望能记住上次选择的城市。';

/** A member of staff at a terminal, with what visitors wrote. */
async function aTerminal(...given: Partial<NewFeedback>[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-visits-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const store = openVisitsStore({ databaseUrl: undefined, dataDir });
  for (const [index, parts] of given.entries()) {
    const whole: NewFeedback = {
      submission: String(index),
      type: '5',
      content: CONTENT,
      name: '林先生',
      phone: '13800138000',
      email: '',
      pageUrl: '/bobbank/map',
      language: 'CN',
      isSuspect: false,
      createdAt: Date.parse('2026-11-20T10:00:00+08:00'),
      ...parts,
    };
    await store.feedback.add(whole, () => `FB20261120-AAAAA${index}`);
  }
  await store.close();
  return {
    dataDir,
    types: async (...args: string[]) => {
      let [written, said] = ['', ''];
      const code = await runVisits(
        args,
        { BANK_DATA_DIR: dataDir },
        {
          write: (text) => (written += text),
          say: (line) => (said += `${line}\n`),
        },
      );
      return { code, written, said };
    },
  };
}

describe('visits feedback', () => {
  it('writes a table that no spreadsheet runs [FB-1]', async () => {
    const { types } = await aTerminal({
      content: '=HYPERLINK("http://evil.example","看这里")，点一下',
      name: '@林',
      email: '＋cmd@evil.example',
    });
    const { code, written, said } = await types('feedback', '--since', '2026-11-20');
    expect(code).toBe(0);
    expect(written).toBe(
      '\uFEFF编号,收到时间（北京）,类别,内容,称呼,电话,邮箱,相关页面,语言,疑似程序提交\r\n' +
        'FB20261120-AAAAA0,2026-11-20 10:00:00,投诉,"\'=HYPERLINK(""http://evil.example"",""看这里"")，点一下",' +
        "'@林,13800138000,'＋cmd@evil.example,/bobbank/map,CN,\r\n",
    );
    expect(said).toBe('1 of feedback.\n');
  });

  it('counts days as Beijing does, both ends included', async () => {
    const at = (moment: string) => ({ createdAt: Date.parse(moment) });
    const { types } = await aTerminal(
      at('2026-11-19T23:59:59.999+08:00'),
      at('2026-11-20T00:00:00+08:00'),
      at('2026-11-20T23:59:59.999+08:00'),
      at('2026-11-21T00:00:00+08:00'),
    );
    const numbers = async (...args: string[]) => {
      const { written } = await types('feedback', '--format', 'json', ...args);
      return (JSON.parse(written) as { ticketNo: string }[]).map(({ ticketNo }) => ticketNo.at(-1)).join('');
    };
    expect(await numbers('--since', '2026-11-20', '--until', '2026-11-20')).toBe('12');
    expect(await numbers('--since', '2026-11-20')).toBe('123');
    expect(await numbers('--since', '2026-11-22')).toBe('');
  });

  it('leaves out what a program seems to have sent, and says so [FB-2]', async () => {
    const { types } = await aTerminal({}, { isSuspect: true });
    const first = await types('feedback', '--since', '2026-11-01', '--format', 'json');
    expect(JSON.parse(first.written)).toEqual([
      {
        ticketNo: 'FB20261120-AAAAA0',
        receivedAt: '2026-11-20T10:00:00+08:00',
        type: '5',
        content: CONTENT,
        name: '林先生',
        phone: '13800138000',
        email: '',
        pageUrl: '/bobbank/map',
        language: 'CN',
        isSuspect: false,
      },
    ]);
    expect(first.said).toContain('1 more seem to come from programs');
    const second = await types('feedback', '--since', '2026-11-01', '--with-suspect');
    expect(second.written).toContain('FB20261120-AAAAA1');
  });

  it('writes a file that only its owner can read', async () => {
    const { types, dataDir } = await aTerminal({});
    const out = join(dataDir, 'feedback.csv');
    const { written, said } = await types('feedback', '--since', '2026-11-01', '--out', out);
    expect([written, said]).toEqual(['', `1 of feedback in ${out}.\n`]);
    expect(readFileSync(out, 'utf8')).toContain('FB20261120-AAAAA0');
    expect(statSync(out).mode & 0o777).toBe(0o600);
  });

  it('says which file it cannot write, in a line', async () => {
    const { types, dataDir } = await aTerminal({});
    const out = join(dataDir, 'none/feedback.csv');
    const { code, said } = await types('feedback', '--since', '2026-11-01', '--out', out);
    expect([code, said]).toEqual([
      1,
      `--out: cannot write ${out} (ENOENT). Name a file in a folder that exists and that you may write to.\n`,
    ]);
    const report = await types('report', '--from', '2026-11-20', '--to', '2026-11-20', '--out', dataDir);
    expect([report.code, report.said]).toEqual([
      1,
      expect.stringContaining(`cannot write ${dataDir} (EISDIR)`),
    ]);
  });

  it.each([
    ['no command', [], /Which command\?[^]*visits feedback --since/],
    ['a command that there is not', ['visitors'], /There is no command "visitors"/],
    ['the name of an object’s own', ['constructor'], /There is no command "constructor"/],
    ['no day', ['feedback'], /needs --since/],
    ['a day that the calendar lacks', ['feedback', '--since', '2026-02-30'], /a day such as/],
    [
      'an end before the beginning',
      ['feedback', '--since', '2026-11-20', '--until', '2026-11-19'],
      /before --since/,
    ],
    ['another format', ['feedback', '--since', '2026-11-20', '--format', 'xml'], /it takes csv, json/],
    ['an option that there is not', ['feedback', '--since', '2026-11-20', '--all'], /--all/],
  ])('does not understand %s, and says what it does', async (_what, args, told) => {
    const { types } = await aTerminal();
    const { code, written, said } = await types(...args);
    expect([code, written]).toEqual([2, '']);
    expect(said).toMatch(told);
  });
});

describe('visits', () => {
  it.each([
    [['--help'], 0, /^ {2}visits feedback [^]*\n {2}visits report /],
    [['report', '--help'], 0, /^ {2}visits report [^\n]*\n$/],
    [['feedbak'], 2, /^There is no command "feedbak"\. Did you mean "feedback"\? These are:\n/],
  ] as const)('says how it is typed for: visits %j', async (args, code, says) => {
    const { types } = await aTerminal();
    expect(await types(...args)).toEqual({ code, written: '', said: expect.stringMatching(says) });
  });
});

describe('visits opinions', () => {
  it('writes which pages were found useful, days as Beijing counts them [FB-3]', async () => {
    const { types, dataDir } = await aTerminal();
    const store = openVisitsStore({ databaseUrl: undefined, dataDir });
    const path = '/bobbank/seconddetail?id=a&column=701001';
    await store.opinions.count({ day: '2026-11-19', path, isUseful: true });
    await store.opinions.count({ day: '2026-11-20', path, isUseful: false });
    await store.close();
    const { code, written, said } = await types('opinions', '--since', '2026-11-20');
    expect([code, said]).toEqual([0, 'Opinions of 1 page.\n']);
    expect(written).toBe(`\uFEFF页面,有用,没用\r\n${path},0,1\r\n`);
    expect((await types('opinions')).code).toBe(2);
    expect((await types('opinions', '--since', '2026-11-20', '--until', '2026-11-19')).code).toBe(2);
  });
});

describe('visits searches', () => {
  it('writes what five visitors of a day missed, and nothing that fewer typed [SEC-16] [SRCH-5]', async () => {
    const { dataDir, types } = await aTerminal();
    const store = openVisitsStore({ databaseUrl: undefined, dataDir });
    const miss = async (keyword: string, visitors: number) => {
      for (let at = 0; at < visitors; at += 1) {
        const visitor = `visitor ${at}`;
        const search = { language: 'CN', keyword, spelling: keyword, visitor, day: '2026-11-20' } as const;
        await store.missedSearches.add({ ...search, meant: keyword === '理材' ? '理财' : '' });
      }
    };
    await miss('理材', 5);
    await miss('=1+1', 6);
    await miss('某人', 4);
    await store.close();
    const { code, written, said } = await types('searches', '--since', '2026-11-20');
    expect(code).toBe(0);
    expect(written).toBe(
      "\uFEFF日期,语言,关键词,被理解为,人数\r\n2026-11-20,CN,'=1+1,,6\r\n2026-11-20,CN,理材,理财,5\r\n",
    );
    expect(said).toContain('2 keywords');
    expect((await types('searches')).code).toBe(2);
    const { written: none } = await types('searches', '--since', '2026-11-21', '--format', 'json');
    expect(none).toBe('[]\n');
  });
});

describe('visits speed', () => {
  it('writes what three of four had page by page, with a verdict', async () => {
    const { types, dataDir } = await aTerminal();
    const store = openVisitsStore({ databaseUrl: undefined, dataDir });
    const count = (path: string, measures: object) =>
      store.speeds.count({ day: '2026-11-20', path, window: 'wide', measures });
    count('/personal', { lcp: 100, inp: 40, cls: 0, fcp: 90, ttfb: 10 });
    count('/personal', { lcp: 100, cls: 0 });
    count('/slow', { lcp: 3_000, cls: 300 });
    count('/middling', { lcp: 3_000, cls: 0 });
    count('/unknown', { ttfb: 10 });
    await store.close();
    const { code, written, said } = await types('speed', '--since', '2026-11-20');
    expect(code).toBe(0);
    const rows = written.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.replaceAll(/(?<=,\d.*,)[\d.]+/g, 'n'))).toEqual([
      '/middling,宽屏,1,n,,n,,,需改进',
      '/personal,宽屏,2,n,n,n,n,n,良好',
      '/slow,宽屏,1,n,,n,,,较差',
      '/unknown,宽屏,1,,,,,n,',
    ]);
    expect(said).toContain('4 rows');
    const { written: json } = await types('speed', '--since', '2026-11-20', '--format', 'json');
    expect(JSON.parse(json)).toContainEqual({
      path: '/personal',
      window: 'wide',
      measure: 'inp',
      documents: 1,
      // Within five per cent.
      p75: expect.closeTo(40, -0.6) as number,
    });
    expect((await types('speed', '--since', '2026-11-21')).written.trim().split('\r\n')).toHaveLength(1);
  });
});
