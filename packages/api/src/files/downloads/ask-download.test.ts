import { aRelease, openTestStore, publish } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandlerDeps } from '../../base/handler.ts';
import { askDownload } from './ask-download.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
let deps: HandlerDeps;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await openTestStore();
  const release = aRelease({
    scope: 'wealth',
    items: [],
    series: [
      {
        type: 'wealth-nav',
        mode: 'full',
        points: [
          { key: 'TX26090', date: '2026-11-18', values: ['1.0260', '1.0260'] },
          { key: 'TX26090', date: '2026-11-19', values: ['1.0262', ''] },
        ],
      },
    ],
  });
  await publish(test.writer, release, NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  deps = { content, imageBase: '/images/' };
  drop = () => test.drop();
});
afterAll(() => drop());

const ask = (name: string, query: string) => askDownload(name, new URLSearchParams(query));

describe('the download of a NAV history', () => {
  it('has every day with its own names for the columns in either language [WLTH-5]', async () => {
    const asked = ask('wealth-nav', 'prodCode=TX26090');
    const file = asked.kind === 'asked' ? await asked.build(deps) : asked;
    expect(file).toEqual({
      kind: 'file',
      fileName: 'TX26090 净值 2026-11-19.csv',
      text:
        '\uFEFF产品代码,净值日期,单位净值,累计净值\r\n' +
        'TX26090,2026-11-18,1.0260,1.0260\r\nTX26090,2026-11-19,1.0262,\r\n',
    });
    const english = ask('wealth-nav', 'prodCode=TX26090&language=EN');
    const answer = english.kind === 'asked' ? await english.build(deps) : english;
    expect(answer.kind === 'file' && answer.text.split('\r\n')[0]).toBe(
      '\uFEFFProduct code,NAV date,Unit NAV,Accumulated NAV',
    );
  });

  it('is missing where the product has no history [WLTH-5]', async () => {
    const asked = ask('wealth-nav', 'prodCode=NONE');
    expect(asked.kind === 'asked' && (await asked.build(deps))).toEqual({ kind: 'missing' });
  });
});

describe('askDownload', () => {
  it('gives one key to every address of the same file [SEC-14]', () => {
    const keys = ['prodCode=A1', 'utm=x&prodCode=A1', 'language=CN&prodCode=A1'].map((query) => {
      const asked = ask('wealth-nav', query);
      return asked.kind === 'asked' && asked.key;
    });
    expect(new Set(keys).size).toBe(1);
    const english = ask('wealth-nav', 'prodCode=A1&language=EN');
    expect(keys).not.toContain(english.kind === 'asked' && english.key);
  });

  it.each(['', 'prodCode=', 'prodCode=../etc', 'prodCode=A1&language=FR'])(
    'refuses %j and names the parameter [WLTH-5]',
    (query) => {
      const asked = ask('wealth-nav', query);
      expect(asked.kind).toBe('refused');
      expect(asked.kind === 'refused' && asked.message).toMatch(/^(prodCode|language): /);
    },
  );

  it.each(['nothing', 'constructor', '__proto__'])('knows no file named %s', (name) => {
    expect(ask(name, '')).toEqual({ kind: 'missing' });
  });
});
