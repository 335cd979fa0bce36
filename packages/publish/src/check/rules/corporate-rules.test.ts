import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { aSiteFolder, siteSources, temporaryFolder } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

const COLUMNS = ['201001', '201003', '301005', '701009']
  .map(
    (id) => `- key: '${id}'
  columnId: '${id}'
  languages: [CN]
  page: bobbank-list
  zh: { name: 列 ${id}, detailPath: /bobbank/seconddetail }
`,
  )
  .join('');

const HEAD = 'title: 一篇\nsummary: 提要\npublishDate: 2026-11-16\n';
const LOAN = `${HEAD}service: { kind: SERVICE, facts: [{ name: 期限, value: 一年 }] }\n`;
const article = (head: string) => `---\n${head}languages: [CN]\n---\n正文。\n`;

async function findings(files: Record<string, string>): Promise<string> {
  const folder = aSiteFolder({
    'columns.yaml': (siteSources()['columns.yaml'] ?? '') + COLUMNS,
    ...Object.fromEntries(
      Object.entries(files).map(([name, head]) => [`articles/${name}.zh.md`, article(head)]),
    ),
  });
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'site', out });
  try {
    checkBundle(out, { locate });
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
}

describe('an article for companies', () => {
  it('passes with its facts, and a case with the services that it used [CORP-3]', async () => {
    const used = `${HEAD}service: { kind: CASE, facts: [{ name: 融资, value: 一亿元 }], related: [loan] }\n`;
    expect(await findings({ '201001/loan': LOAN, '201001/case': used })).toBe('');
  });

  it.each([
    ['without facts of the service', HEAD, 'service: expected kind and facts of the service or case'],
    [
      'with an empty list of facts',
      `${HEAD}service: { kind: SERVICE, facts: [] }\n`,
      'service.facts: expected at least one fact',
    ],
    [
      'with a case that used nothing',
      `${HEAD}service: { kind: CASE, facts: [{ name: 融资, value: 一亿元 }] }\n`,
      'service.related: expected the services that the case used',
    ],
    [
      'with a service that is not there',
      `${HEAD}service: { kind: CASE, facts: [{ name: 融资, value: 一亿元 }], related: [gone] }\n`,
      'service.related.0: expected the key of another service in CN, found "gone"',
    ],
    [
      'with an industry of no list',
      `${HEAD}service: { kind: SERVICE, industries: [GOLD], facts: [{ name: 期限, value: 一年 }] }\n`,
      'service.industries.0: expected',
    ],
  ])('is refused %s [CORP-3]', async (_, head, expected) => {
    expect(await findings({ '201001/one': head })).toContain(expected);
  });

  it('is refused among the news with facts of a service [CORP-3]', async () => {
    expect(await findings({ '701009/one': LOAN })).toContain(
      'columnId: expected a column of companies or financial markets, or no service, found "701009"',
    );
  });

  it('is refused as a market notice of no line [MKT-1]', async () => {
    expect(await findings({ '301005/one': `${HEAD}docKind: GOLD\n` })).toContain(
      'docKind: expected one of INTERBANK, BONDS, ASSET, CUSTODY, found "GOLD"',
    );
    expect(await findings({ '301005/one': `${HEAD}docKind: BONDS\n` })).toBe('');
  });

  it('is refused as a product paper without product, kind and file [WLTH-10]', async () => {
    const found = await findings({ '201003/one': HEAD });
    for (const expected of [
      'prodCode: expected the code of the product that the paper is of',
      'docKind: expected one of MANUAL, RISK',
      'attachments: expected the paper itself, as a file',
    ])
      expect(found).toContain(expected);
  });
});
