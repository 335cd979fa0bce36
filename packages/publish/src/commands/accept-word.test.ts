import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { withWord } from './accept-word.ts';
import { runContent } from './run-content.ts';

const SETTINGS = `# What the editors add.
- key: search-settings
  zh:
    words: [北曜]
    oneWay:
      # Products are called so.
      - { from: [贷款], to: [贷, 快贷] }
    bestBets:
      - { queries: [外汇牌价, 汇率], url: /personal/personalExchangeRate }
`;

async function accept(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'search-settings.yaml');
  writeFileSync(file, SETTINGS);
  let told = '';
  const say = (line: string) => (told += `${line}\n`);
  const code = await runContent(
    ['accept-word', ...args, '--in', file, '--language', 'en'],
    { BANK_DATA_DIR: folder },
    { say, complain: say },
  );
  return { code, told, text: readFileSync(file, 'utf8') };
}

describe('a word that editors accept', () => {
  it('is led to the words of the site, with one more line in the file [SRCH-5]', async () => {
    const { code, text } = await accept('卡掉了', '挂失', '补卡');
    expect(code).toBe(0);
    const line = '      - { from: [卡掉了], to: [挂失, 补卡] }\n';
    expect(text).toBe(SETTINGS.replace('    bestBets:', `${line}    bestBets:`));
  });

  it.each(['en', 'zh'] as const)('may be the first of its language, %s [SRCH-5]', (language) => {
    const before = SETTINGS.replace(/ {4}oneWay:[^]*(?= {4}bestBets)/, '');
    const found = withWord(before, { language, keyword: 'card: gone', meant: ['report loss', 'no'] });
    const [record] = parse(typeof found === 'object' ? found.text : '') as Record<string, object>[];
    expect(record?.[language]).toMatchObject({
      oneWay: [{ from: ['card: gone'], to: ['report loss', 'no'] }],
    });
    expect(record?.['zh']).toMatchObject({ words: ['北曜'], bestBets: [{ queries: ['外汇牌价', '汇率'] }] });
  });

  it('is written once [SRCH-5]', async () => {
    const { code, text, told } = await accept('贷款', '快贷');
    expect([code, text]).toEqual([0, SETTINGS]);
    expect(told).toContain('leads "贷款" there already');
  });

  it.each([
    [['卡掉了'], 'needs a keyword and what it means'],
    [['卡掉了', ''], 'needs a keyword and what it means'],
    [['卡掉了', '挂失', '--for', 'DE'], '--for is CN or EN'],
  ])('is refused as %j', async (args, said) => {
    const { code, text, told } = await accept(...args);
    expect([code, text]).toEqual([2, SETTINGS]);
    expect(told).toContain(said);
  });
});
