import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runContent } from '@bank/publish/run-content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoSite, type DemoSite } from './demo-site.ts';
import { readSite, type Reading } from './read-site.ts';

/* A bank that was just made has no texts, products or rates, and every page that its menus lead to. */

const LONGEST_MS = 300_000;
const NAMED = [
  '--name',
  '南湾银行',
  '--english-name',
  'Southbay Bank',
  '--hotline',
  '95577',
  '--colour',
  '#0a5c8f',
];

let folder: string;
let site: DemoSite;
let reading: Reading;
let said: string;
const texts = new Map<string, string>();

async function types(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const environment = { BANK_DATA_DIR: join(folder, 'data'), USER: 'li' };
  const code = await runContent(args, environment, { say, complain: say, ask: undefined });
  expect(code, lines.join('\n')).toBe(0);
  return lines.join('\n');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bank-new-'));
  const bank = join(folder, 'bank');
  await types('new-bank', bank, ...NAMED);
  said = await types('check', bank, '--json');
  await types('publish', join(bank, 'site'), '--yes');
  await types('index');
  site = await openDemoSite(join(folder, 'data'));
  reading = await readSite({ ...site, ask: keeping(site) }, [
    '/personal',
    '/en',
    '/sitemap',
    '/en/sitemap',
    '/404',
  ]);
}, LONGEST_MS);

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

function keeping(from: DemoSite): DemoSite['ask'] {
  return async (url) => {
    const answer = await from.ask(url);
    if (answer.kind === 'page') texts.set(url, answer.html);
    return answer;
  };
}

describe('a bank of one’s own', () => {
  it('has sources in which nothing is wrong or to be looked at', () => {
    expect(said).toBe('[]');
  });

  it('answers at every address that its menus, sitemaps and pages lead to, in both languages [S2-generated]', () => {
    const broken = [...reading.pages.values()].filter(
      ({ url, status }) => status !== (/^\/(?:en\/)?404/.test(url) ? 404 : 200),
    );
    expect(
      broken.map(({ url, status }) => `${url} answers ${status}, from ${reading.namedBy.get(url)}`),
    ).toEqual([]);
    expect([...reading.missing].map((url) => `${url}, from ${reading.namedBy.get(url)}`)).toEqual([]);
    expect([...reading.redirects].filter(([, to]) => to.includes('404'))).toEqual([]);
    const english = [...reading.pages.keys()].filter((url) => /^\/en\b/.test(url));
    expect(reading.pages.size - english.length).toBeGreaterThan(40);
    expect(english.length).toBeGreaterThan(40);
  });

  it('names nothing of the demo bank, neither in its pages nor in its sources', () => {
    const ofDemo = /北曜|Beiyao|95526|4006 ?601/i;
    const pages = [...texts].flatMap(([url, html]) => {
      const [found] = ofDemo.exec(html) ?? [];
      return found === undefined ? [] : [`${url}: ${found}`];
    });
    expect(pages).toEqual([]);
    const bank = join(folder, 'bank');
    const files = readdirSync(bank, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const named = files.filter(({ parentPath, name }) =>
      ofDemo.test(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  it('is called, reached and coloured as it was said', () => {
    const [chinese = '', english = ''] = ['/personal', '/en'].map((url) => texts.get(url));
    expect(chinese).toContain('南湾银行');
    expect(english).toContain('Southbay Bank');
    for (const html of [chinese, english]) {
      expect(html).toContain('tel:95577');
      expect(html).toMatch(/<link rel="stylesheet" href="\/chrome\/[\da-f]{12}-0f1a33-0a5c8f-b8925a\.css"/);
    }
  });
});
