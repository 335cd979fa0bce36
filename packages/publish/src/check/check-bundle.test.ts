import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../base/errors.ts';
import { packScope } from '../pack/pack-scope.ts';
import { editRecords } from '../testing/repack.ts';
import { aSiteFolder, siteSources, temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { checkBundle } from './check-bundle.ts';

type Changes = Record<string, string | undefined>;

async function packSite(changes: Changes = {}) {
  const out = join(temporaryFolder(), 'bundle');
  return { out, ...(await packScope({ folder: aSiteFolder(changes), scope: 'site', out })) };
}

function findingsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
  return [];
}

/** What an author hears who has these sources checked. */
async function complaints(changes: Changes): Promise<readonly string[]> {
  const { out, locate } = await packSite(changes);
  return findingsOf(() => checkBundle(out, { locate }));
}

const source = (name: string) => siteSources()[name] ?? '';
const edited = (name: string, from: string, to: string): Changes => {
  if (!source(name).includes(from)) throw new Error(`${name} has no ${from}`);
  return { [name]: source(name).replace(from, to) };
};
const zhArticle = 'articles/701001/longer-hours.zh.md';
const enArticle = 'articles/701001/longer-hours.en.md';

describe('checkBundle', () => {
  it('passes a whole site and gives each language’s records with clean text', async () => {
    const { out } = await packSite();
    const { records: checked, media } = checkBundle(out);
    const records = [...checked];
    expect(
      records
        .filter(({ type }) => type === 'article')
        .map(({ language, body }) => [language, 'title' in body && body.title]),
    ).toEqual([
      ['CN', '七家网点延长营业'],
      ['EN', 'Seven branches open longer'],
    ]);
    expect(records.find(({ type }) => type === 'article')?.body).toHaveProperty(
      'content',
      expect.stringContaining('<h2 id="s1">时间</h2>'),
    );
    expect(media).toHaveLength(3);
  });

  it('gives no finding for the whole site', async () => {
    expect(await complaints({})).toEqual([]);
  });
});

describe('an author hears', () => {
  it.each<[string, Changes, string[]]>([
    [
      'of a title that is missing',
      edited(zhArticle, 'title: 七家网点延长营业\n', ''),
      [`${zhArticle}:2 title: expected a text, found nothing`],
    ],
    [
      'of a title that is too long',
      edited(enArticle, 'Seven branches', 'S'.repeat(120)),
      [`${enArticle}:2 title: expected at most 120 characters, found 132 characters`],
    ],
    [
      'of a day in another form',
      edited(zhArticle, '2026-11-02', '2026/11/2'),
      [`${zhArticle}:4 publishDate: expected a day such as 2026-11-20, found "2026/11/2"`],
    ],
    [
      'of a misspelt field',
      edited(zhArticle, 'tags:', 'tag:'),
      [`${zhArticle}:6 tag: expected no field of this name (is it misspelt?), found a list`],
    ],
    [
      'of a text whose comma needs quotes',
      edited('qrs.yaml', 'zh: { title: 手机银行 }', 'zh: { title: 手机银行, 扫码 }'),
      [
        'qrs.yaml:4 zh.扫码: expected no field of this name (a text with a comma or colon needs quotes), found an empty field',
      ],
    ],
    [
      'of a field of the contract’s nested objects',
      edited('site-config.json', '"urlType": "3",', '"urltype": "3", "urlType": "3",'),
      [
        expect.stringMatching(
          /^site-config\.json:\d+ zh\.bottomConfigList\.0\.links\.0\.urltype: expected no field of this name \(is it misspelt\?\), found "3"$/,
        ) as string,
      ],
    ],
    [
      'of a dead link in a text, by its line',
      edited(zhArticle, '详见', '[网点](/branches)。详见'),
      [`${zhArticle}:8 content: expected the path of a page in CN, found "/branches"`],
    ],
    [
      'of a link to the other language’s page',
      edited(enArticle, '/en/bobbank/secondlist', '/bobbank/secondlist'),
      [
        `${enArticle}:6 content: expected the path of a page in EN, such as /en/bobbank/secondlist, found "/bobbank/secondlist?column=701001"`,
      ],
    ],
    [
      'of a link that could run a script',
      edited(zhArticle, '详见', '<a href="javascript:alert(1)//http://x">网点</a>详见'),
      [
        `${zhArticle}:8 content: expected a site path, an http(s) address, tel: or mailto:, found "javascript:alert(1)//http://x"`,
      ],
    ],
    [
      'of a picture of another site',
      edited(zhArticle, '详见', '![x](https://e.example/x.png)详见'),
      [`${zhArticle}:8 content: expected a picture of media/, found "https://e.example/x.png"`],
    ],
    [
      'of a file that is not in the release',
      edited(zhArticle, '详见', '[表](/files/0123456789abcdef01234567.pdf)详见'),
      [
        `${zhArticle}:8 content: expected a file of this release, found "/files/0123456789abcdef01234567.pdf"`,
      ],
    ],
    [
      'of an unknown column',
      {
        [zhArticle]: undefined,
        [enArticle]: undefined,
        'articles/701009/x.zh.md': source(zhArticle).replace('tags:', 'languages: [CN]\ntags:'),
      },
      ['articles/701009/x.zh.md:2 columnId: expected a column of columns.yaml in CN, found "701009"'],
    ],
    [
      'of a page below a page that is not there',
      edited('pages.yaml', 'parent: home', 'parent: hme'),
      ['CN', 'EN'].map(
        (language) => `pages.yaml:8 parent: expected the code of a page in ${language}, found "hme"`,
      ),
    ],
    [
      'of pages that stand below each other',
      edited('pages.yaml', 'code: home\n', 'code: home\n  parent: bobbank-detail\n'),
      [
        'pages.yaml:3 parent: expected a page that does not stand below this one, found "bobbank-detail"',
        'pages.yaml:9 parent: expected a page that does not stand below this one, found "home"',
        'pages.yaml:16 parent: expected a page that does not stand below this one, found "bobbank-list"',
      ],
    ],
    [
      'of two pages with one code',
      edited('pages.yaml', 'code: bobbank-detail', 'code: bobbank-list'),
      [
        'pages.yaml:14 code: expected a code of its own (page news has the same), found "bobbank-list"',
        'pages.yaml:15 parent: expected a page that does not stand below this one, found "bobbank-list"',
      ],
    ],
    [
      'of two pages with one path in a language',
      edited('pages.yaml', 'path: /en/bobbank/seconddetail', 'path: /en/bobbank/secondlist'),
      [
        'columns.yaml:5 en.detailPath: expected the path of a page in EN, found "/en/bobbank/seconddetail"',
        'pages.yaml:17 en.path: expected a path of its own (page news has the same), found "/en/bobbank/secondlist"',
      ],
    ],
    [
      'of a footer link to a text that is not there',
      edited('site-config.json', '"id": "legal-notice"', '"id": "legal"'),
      [
        expect.stringMatching(
          /^site-config\.json:\d+ zh\.bottomConfigList\.0\.links\.0\.id: expected the id of a link page in CN, since urlType is 3, found "legal"$/,
        ) as string,
      ],
    ],
    [
      'of a filing number left empty [LEGAL-1]',
      edited('site-config.json', '京ICP备00000000号', ' '),
      [
        expect.stringMatching(
          /^site-config\.json:\d+ zh\.icpNo: expected the filing number, which every page must show, found " "$/,
        ) as string,
      ],
    ],
    [
      'of a site without its footer and numbers [LEGAL-1]',
      { 'site-config.json': '[]' },
      ['CN', 'EN'].map(
        (language) =>
          `site-config: expected one site-config record in ${language}, with the footer and the filing numbers of every page, found none`,
      ),
    ],
    [
      'of a short notice that is none, and of one without its text [NAV-10]',
      {
        'website-info.yaml': `- key: website
  switchStatus: '0'
  scope: all
  zh: { noticeText: 公告全文, noticeShortText: 这一条公告的简短文字写得比手机一行要长 }
  en: { noticeShortText: Short }
`,
      },
      [
        'website-info.yaml:4 zh.noticeShortText: expected at most 18 characters, one line of a phone, found 19 characters',
        'website-info.yaml:5 en.noticeText: expected the English twin of "公告全文" in Chinese, found nothing',
        'website-info.yaml:5 en.noticeShortText: expected a noticeText that it is the short form of, found none',
      ],
    ],
    [
      'of a record that ends before it begins',
      edited(
        zhArticle,
        'tags:',
        'publishAt: 2026-11-02T09:00:00+08:00\nexpireAt: 2026-11-02T00:30:00Z\ntags:',
      ),
      [
        `${zhArticle}:7 expireAt: expected a moment after publishAt (2026-11-02T09:00:00+08:00), found "2026-11-02T00:30:00Z"`,
      ],
    ],
    [
      'of Chinese where English belongs',
      { [enArticle]: source(zhArticle).replace('/bobbank', '/en/bobbank') },
      [
        `${enArticle}:2 title: expected English text, found "七家网点延长营业"`,
        `${enArticle}:3 summary: expected English text, found "周末也办理个人业务。"`,
        `${enArticle}:6 tags.0: expected English text, found "网点"`,
        expect.stringMatching(new RegExp(`^${enArticle}:8 content: expected English text, found `)) as string,
      ],
    ],
    [
      'of a text that is nothing but a script',
      edited(enArticle, source(enArticle).split('---\n')[2] ?? '', '<script>alert(1)</script>\n'),
      [`${enArticle}:6 content: expected text that visitors may see, found "<script>alert(1)</script> "`],
    ],
  ])('%s', async (_name, changes, expected) => {
    expect(await complaints(changes)).toEqual(expected);
  });

  it('of the bundle’s line too when the bundle comes alone', async () => {
    const { out } = await packSite(edited(zhArticle, '2026-11-02', 'soon'));
    expect(findingsOf(() => checkBundle(out))).toEqual([
      `${enArticle}:1 publishDate: expected a day such as 2026-11-20, found "soon" (content/article.ndjson:1)`,
      `${zhArticle}:1 publishDate: expected a day such as 2026-11-20, found "soon" (content/article.ndjson:1)`,
    ]);
  });

  it('of the bundle’s line alone when a tool names no source', async () => {
    const { out } = await packSite();
    editRecords(out, 'qr', ({ from: _from, ...record }) => ({ ...record, sort: 'first' }));
    expect(findingsOf(() => checkBundle(out))).toEqual([
      'content/qr.ndjson:1 sort: expected a number, found "first"',
    ]);
  });

  it('of a hundred problems at most, and how many more there are', async () => {
    const list = Array.from(
      { length: 130 },
      (_one, index) => `- { key: k${index}, sort: x, link: https://www.beiyao.example/, title: T }`,
    );
    const found = await complaints({ 'qrs.yaml': list.join('\n') });
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toBe('… and 30 more');
  });
});

describe('a release of products', () => {
  const rate =
    "{ key: a, sort: 1, kind: LPR, termCode: 1Y, termName: LPR, rate: '3.00', effectiveDate: '2026-11-20' }";

  it('passes figures that need no translation', async () => {
    const folder = writeFiles(join(temporaryFolder(), 'rates'), { 'loan-rates.yaml': `- ${rate}\n` });
    const out = join(temporaryFolder(), 'bundle');
    await packScope({ folder, scope: 'rates', out });
    expect([...checkBundle(out).records].map(({ language }) => language)).toEqual(['CN', 'EN']);
  });

  it('keeps the last zero of a rate by asking for quotes', async () => {
    const folder = writeFiles(join(temporaryFolder(), 'rates'), {
      'loan-rates.yaml': `- ${rate.replace("'3.00'", '3.00')}\n`,
    });
    const out = join(temporaryFolder(), 'bundle');
    const { locate } = await packScope({ folder, scope: 'rates', out });
    expect(findingsOf(() => checkBundle(out, { locate }))).toEqual([
      'loan-rates.yaml:1 rate: expected a text in quotes, found the number 3',
    ]);
  });

  it('names a product code that no product has', async () => {
    const folder = writeFiles(join(temporaryFolder(), 'wealth'), {
      'product-groups.yaml':
        '- { key: g, pageId: P01, kind: GROUP, sort: 1, codes: [TS99], groupName: G }\n- { key: h, pageId: P77, kind: GROUP, sort: 1, codes: [TS99], groupName: G }\n',
    });
    const out = join(temporaryFolder(), 'bundle');
    const { locate } = await packScope({ folder, scope: 'wealth', out });
    const found = findingsOf(() => checkBundle(out, { locate }));
    expect(found).toContain(
      'product-groups.yaml:1 codes.0: expected the prodCode of a product in CN, found "TS99"',
    );
    expect(found).toContain(
      'product-groups.yaml:2 pageId: expected one of P01, P02, P03, P04, P05, P06, P07, P08, P09, P10, P11, found "P77"',
    );
  });
});
