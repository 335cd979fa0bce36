import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { packSources } from '../pack/pack-scope.ts';
import { wealthSources } from '../testing/a-fed-store.ts';
import { problemsOf } from '../testing/findings-of.ts';
import { goodSources } from '../testing/good-sources.ts';
import { siteSources, temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { checkPacked } from './check-bundle.ts';

type Sources = Record<string, string | Uint8Array>;
const check = async (scope: Scope, sources: Sources) => {
  const folder = writeFiles(join(temporaryFolder(), scope), sources);
  return checkPacked(await packSources({ folder, scope }), folder);
};
const found = (scope: Scope, sources: Sources) => problemsOf(check(scope, sources));

const changed = (sources: Sources, file: string, [from, to]: readonly [string, string]) => {
  const text = String(sources[file]);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...sources, [file]: text.replace(from, to) };
};

const lookups = () =>
  Object.fromEntries(
    Object.entries(goodSources()).flatMap(([path, text]) =>
      path.startsWith('lookups/') ? [[path.slice('lookups/'.length), text]] : [],
    ),
  );

describe('a record with a wrong field is told alone, not those that name it', () => {
  it.each<[what: string, scope: Scope, sources: () => Sources, file: string, change: [string, string]]>([
    ['a product', 'wealth', wealthSources, 'wealth-products.yaml', ['riskLevel: R2', 'riskLevel: R9']],
    [
      'the code of a product',
      'wealth',
      wealthSources,
      'wealth-products.yaml',
      ['prodCode: TX26090', 'prodCode: 7'],
    ],
    ['a column', 'site', siteSources, 'columns.yaml', ['detailPath: /bobbank/seconddetail', 'detailPath: 7']],
    ['the id of a column', 'site', siteSources, 'columns.yaml', ["columnId: '701001'", 'columnId: x']],
    ['the code of a page', 'site', siteSources, 'pages.yaml', ['code: home', 'code: 7']],
    ['the path of a page', 'site', siteSources, 'pages.yaml', ['path: /bobbank/seconddetail', 'path: 7']],
    [
      'what there is one of',
      'site',
      siteSources,
      'site-config.json',
      ['copyrightYear": "2022"', 'copyrightYear": 2022'],
    ],
    [
      'the day of a list of fees',
      'lookups',
      lookups,
      'fee-versions.yaml',
      ["effectiveDate: '2026-01-01'", 'effectiveDate: x'],
    ],
  ])('as %s in %s', async (_, scope, sources, file, change) => {
    expect(await found(scope, sources())).toEqual([]);
    const wrong = await found(scope, changed(sources(), file, change));
    const [, field = ''] = /^[{"]?(\w+)/.exec(change[0]) ?? [];
    const isOwn = (line: string) => line.startsWith(`${file}:`) && line.split(': ', 1)[0]?.endsWith(field);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter((line) => !isOwn(line))).toEqual([]);
  });

  it('and a name that no record has is told beside it', async () => {
    const sources = changed(wealthSources(), 'wealth-products.yaml', ['riskLevel: R2', 'riskLevel: R9']);
    const wrong = await found('wealth', changed(sources, 'product-groups.yaml', ['TS24001', 'TS99999']));
    expect(wrong.map((line) => line.replace(/: expected.*/, ''))).toEqual([
      'product-groups.yaml:1 codes.1',
      'product-groups.yaml:1 codes.1',
      'wealth-products.yaml:6 riskLevel',
    ]);
  });

  it('as a page below a heading of the menu, or the text of a page', async () => {
    const heading = `- key: about
  code: about
  zh: { name: 关于, title: 关于, menu: { sort: 1, urlType: '1', url: '' } }
  en: { name: About, title: About, menu: { sort: 1, urlType: '1', url: '' } }
- key: legal-notice
  code: legal-notice
  parent: about
  component: link-details
  zh: { name: 法律声明, title: 法律声明, path: /legal, menu: { sort: 1, urlType: '1', url: /legal } }
  en: { name: Legal notice, title: Legal notice, path: /en/legal, menu: { sort: 1, urlType: '1', url: /en/legal } }
`;
    const good = siteSources();
    const text = (side: 'zh' | 'en', url: string) =>
      String(good[`link-pages/legal-notice.${side}.md`]).replace('\n---\n', `\nurl: ${url}\n---\n`);
    const sources = {
      ...good,
      'pages.yaml': good['pages.yaml'] + heading,
      'link-pages/legal-notice.zh.md': text('zh', '/legal'),
      'link-pages/legal-notice.en.md': text('en', '/en/legal'),
    };
    expect(await found('site', sources)).toEqual([]);
    const page = changed(sources, 'pages.yaml', ['title: 法律声明, path', 'title: 7, path']);
    expect(await found('site', page)).toEqual([expect.stringContaining('pages.yaml:')]);
    const notice = 'link-pages/legal-notice.zh.md';
    const other = changed(sources, notice, ['name: 法律声明', 'name: [法律声明]']);
    expect(await found('site', other)).toEqual([expect.stringContaining(`${notice}:`)]);
  });
});
