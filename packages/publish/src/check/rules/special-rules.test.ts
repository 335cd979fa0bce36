import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { aSiteFolder, siteSources, temporaryFolder } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

const COLUMN = `- key: '501001'
  columnId: '501001'
  page: bobbank-list
  zh: { name: 科创金融, detailPath: /bobbank/seconddetail }
  en: { name: Technology finance, detailPath: /en/bobbank/seconddetail }
`;
const SCHEME = `scheme:
  name: 研发贷
  limit: { value: '3,000', unit: 万元 }
  term: { value: '5', unit: 年 }
  basis: 年研发费用的 1.5 倍
`;
const TEXT = '最高 3,000 万元，期限 1 至 5 年。\n';
const ENGLISH_SCHEME = `scheme:
  name: R&D loan
  limit: { value: CNY 30, unit: million }
  term: { value: '5', unit: years }
  basis: 1.5 times annual R&D spending
`;
const ENGLISH_TEXT = 'Up to CNY 30 million for 1 to 5 years.\n';

/** What is wrong with a piece of technology finance of these fields, and with its English twin. */
async function findings(fields: string, english = ''): Promise<string> {
  const folder = aSiteFolder({
    'columns.yaml': (siteSources()['columns.yaml'] ?? '') + COLUMN,
    'articles/501001/one.zh.md': `---\ntitle: 一篇\nsummary: 提要\npublishDate: 2026-11-16\n${fields}${english === '' ? 'languages: [CN]\n' : ''}---\n${TEXT}`,
    'articles/501001/one.en.md':
      english === '' ? undefined : `---\ntitle: One\nsummary: What it says\n${english}---\n${ENGLISH_TEXT}`,
  });
  const out = join(temporaryFolder(), 'bundle');
  try {
    const { locate } = await packScope({ folder, scope: 'site', out });
    checkBundle(out, { locate });
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
}

describe('a piece of special finance [SPE-1]', () => {
  it.each([
    ['a scheme', `tags: [方案]\n${SCHEME}`],
    ['a case', 'tags: [案例]\noutcome: 首年少还本金 175 万元\n'],
    ['a policy', 'tags: [政策]\n'],
  ])('passes as %s', async (_, fields) => {
    expect(await findings(fields)).toBe('');
  });

  it.each([
    ['a scheme without its terms', 'tags: [方案]\n', 'scheme: expected scheme in a piece of special finance'],
    [
      'a case without an outcome',
      'tags: [案例]\n',
      'outcome: expected outcome in a piece of special finance',
    ],
    ['a policy with terms', `tags: [政策]\n${SCHEME}`, 'scheme: expected no scheme'],
    [
      'a limit that the text does not name',
      `tags: [方案]\n${SCHEME.replace('3,000', '5,000')}`,
      'scheme.limit: expected an amount or a time that the text says in the same words, found "5,000 万元"',
    ],
    ['a term without a number or word', `tags: [方案]\n${SCHEME.replace("'5'", "''")}`, 'scheme.term.value'],
  ])('does not pass as %s', async (_, fields, expected) => {
    expect(await findings(fields)).toContain(expected);
  });

  it.each([
    ['a scheme', `tags: [方案]\n${SCHEME}`, `tags: [Scheme]\n${ENGLISH_SCHEME}`],
    ['a case', 'tags: [案例]\noutcome: 还清\n', 'tags: [Case]\noutcome: repaid\n'],
  ])('says the same in English as %s', async (_, fields, english) => {
    expect(await findings(fields, english)).toBe('');
  });

  it('says its terms in English too', async () => {
    expect(await findings(`tags: [方案]\n${SCHEME}`, 'tags: [Scheme]\n')).toContain(
      'scheme: expected scheme in a piece of special finance tagged Scheme',
    );
  });
});
