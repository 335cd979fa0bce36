import { readFileSync, readdirSync, utimesSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../base/errors.ts';
import {
  A_PICTURE,
  aSiteFolder,
  siteSources,
  temporaryFolder,
  writeFiles,
} from '../testing/source-folder.ts';
import { packScope } from './pack-scope.ts';

async function packSite(
  changes: Record<string, string | undefined> = {},
  now = new Date('2026-11-20T01:00:00Z'),
) {
  const folder = aSiteFolder(changes);
  const out = join(temporaryFolder(), 'bundle');
  return { out, folder, ...(await packScope({ folder, scope: 'site', out, now })) };
}

function linesOf(out: string, type: string): Record<string, unknown>[] {
  const text = readFileSync(join(out, `content/${type}.ndjson`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function complaints(changes: Record<string, string | undefined>): Promise<readonly string[]> {
  const error: unknown = await packSite(changes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentError))
    throw new Error('packing found nothing to complain about', { cause: error });
  return error.findings;
}

describe('packScope', () => {
  it('gives the same bytes and the same id for the same sources at another time and place', async () => {
    const one = await packSite();
    const two = await packSite({}, new Date('2027-01-01T00:00:00Z'));
    utimesSync(join(two.folder, 'pages.yaml'), 0, 0);
    expect(two.manifest.id).toBe(one.manifest.id);
    expect(two.manifest.files).toEqual(one.manifest.files);
    expect(readFileSync(join(two.out, 'content/article.ndjson'))).toEqual(
      readFileSync(join(one.out, 'content/article.ndjson')),
    );
  });

  it('gives another id for another word', async () => {
    const one = await packSite();
    const two = await packSite({
      'articles/701001/longer-hours.en.md': '---\ntitle: Other\nsummary: Other\n---\nOther.\n',
    });
    expect(two.manifest.id).not.toBe(one.manifest.id);
  });

  it('makes one record of two Markdown files; the shared fields come from the Chinese one', async () => {
    const { out } = await packSite();
    const [article] = linesOf(out, 'article');
    expect(article).toMatchObject({
      key: 'longer-hours',
      languages: ['CN', 'EN'],
      from: { zh: 'articles/701001/longer-hours.zh.md:1', en: 'articles/701001/longer-hours.en.md:1' },
      columnId: '701001',
      publishDate: '2026-11-02',
      zh: { title: '七家网点延长营业', tags: ['网点'] },
      en: { title: 'Seven branches open longer', tags: ['Branches'] },
    });
    expect(article?.['zh']).toHaveProperty('content', expect.stringContaining('<td align="right">9:00</td>'));
  });

  it('makes an article of one file a record of one language', async () => {
    const { out } = await packSite({
      'articles/701001/longer-hours.en.md': undefined,
      'articles/701001/longer-hours.zh.md': (
        siteSources()['articles/701001/longer-hours.zh.md'] ?? ''
      ).replace('---\n', '---\nlanguages: [CN]\n'),
    });
    expect(linesOf(out, 'article')).toMatchObject([{ languages: ['CN'] }]);
  });

  it('turns a cover into a file list named by content, with the picture’s size', async () => {
    const { out, manifest } = await packSite();
    const [article] = linesOf(out, 'article');
    const [file] = JSON.parse(String(article?.['cover'])) as [{ path: string }];
    expect(file).toEqual({
      path: expect.stringMatching(/^[0-9a-f]{24}\.svg$/) as string,
      name: 'branch.svg',
      size: A_PICTURE.length,
      ext: 'svg',
      width: 40,
      height: 30,
    });
    expect(
      manifest.files
        .find(({ path }) => path === `media/${file.path}`)
        ?.sha256.startsWith(file.path.slice(0, 24)),
    ).toBe(true);
  });

  it('shows a scene on wide windows and its crop on phones, wherever a banner names it', async () => {
    const { out } = await packSite({
      'columns.yaml': "- { key: '1', zh: { scene: dawn-1 }, en: { scene: dusk-1 } }\n",
      'media/images/scenes/dawn-1.wide.svg': A_PICTURE,
      'media/images/scenes/dawn-1.phone.svg': A_PICTURE.replace('#abc', '#def'),
      'media/images/scenes/dusk-1.wide.svg': A_PICTURE.replace('#abc', '#012'),
      'media/images/scenes/dusk-1.phone.svg': A_PICTURE.replace('#abc', '#123'),
    });
    const [column] = linesOf(out, 'column');
    const namesOf = (fields: unknown) =>
      Object.entries(fields as Record<string, string>).map(([field, cover]) => [
        field,
        (JSON.parse(cover) as [{ name: string }])[0].name,
      ]);
    expect(namesOf(column?.['zh'])).toEqual([
      ['cover', 'dawn-1.wide.svg'],
      ['phoneCover', 'dawn-1.phone.svg'],
    ]);
    expect(namesOf(column?.['en'])).toEqual([
      ['cover', 'dusk-1.wide.svg'],
      ['phoneCover', 'dusk-1.phone.svg'],
    ]);
  });

  it('turns files in text and attachments into addresses and file references', async () => {
    const { out } = await packSite({
      'articles/701001/photo.zh.md':
        '---\ntitle: 图\nsummary: 图\npublishDate: 2026-11-03\nlanguages: [CN]\nattachments:\n  - { file: images/branch.svg, name: 网点图 }\n---\n![网点](images/branch.svg)\n',
    });
    const photo = linesOf(out, 'article').find(({ key }) => key === 'photo');
    expect(photo?.['zh']).toMatchObject({
      attachments: [{ name: '网点图', ext: 'svg', size: A_PICTURE.length }],
      content: expect.stringMatching(
        /<img src="\/images\/[0-9a-f]{24}\.svg" width="40" height="30" alt="网点">/,
      ) as string,
    });
  });

  it('draws a QR picture for a link', async () => {
    const { out } = await packSite();
    const [qr] = linesOf(out, 'qr');
    expect(readdirSync(join(out, 'media'))).toContain(qr?.['path']);
  });

  it('gives a record without an id its key as one', async () => {
    const { out } = await packSite();
    expect(linesOf(out, 'link-page')).toMatchObject([{ id: 'legal-notice' }]);
  });

  it('names media that no record uses', async () => {
    const { unused } = await packSite({ 'media/images/old.svg': '<svg/>' });
    expect(unused).toEqual(['images/old.svg']);
  });

  it('replaces an older bundle but never a folder with other files', async () => {
    const folder = aSiteFolder();
    const out = join(temporaryFolder(), 'bundle');
    await packScope({ folder, scope: 'site', out });
    await packScope({ folder, scope: 'site', out });
    const foreign = writeFiles(temporaryFolder(), { 'letter.txt': 'dear' });
    await expect(packScope({ folder, scope: 'site', out: foreign })).rejects.toThrow('holds other files');
    expect(readdirSync(foreign)).toEqual(['letter.txt']);
  });
});

describe('an author hears', () => {
  it.each([
    [
      'of broken YAML',
      { 'columns.yaml': '- key: a\n  name: Rates: the new ones\n' },
      ['columns.yaml:2: expected quotes around a text with ": " in it, found "name: Rates: the new ones"'],
    ],
    [
      'of broken JSON',
      { 'site-config.json': '[\n  { "key": "site", }\n]' },
      [
        expect.stringMatching(
          /^site-config\.json:2: expected well-formed JSON \(quotes .*, found "\{ "key": "site", \}"/,
        ),
      ],
    ],
    [
      'of a record that forgot its other language',
      { 'columns.yaml': "- key: '1'\n  zh: { name: 新闻 }\n" },
      ['columns.yaml:1 en: expected both languages, or "languages: [CN]", found nothing'],
    ],
    [
      'of a key that was read as a number',
      { 'columns.yaml': '- key: 701001\n' },
      ['columns.yaml:1 key: expected a text in quotes, found the number 701001'],
    ],
    [
      'of two records with one key',
      {
        'qrs.yaml': '- { key: a, link: /x, sort: 1, title: A }\n- { key: a, link: /x, sort: 1, title: A }\n',
      },
      ['qrs.yaml:2 key: expected a key of its own (qrs.yaml:1 has the same), found "a" again'],
    ],
    [
      'of a picture that is not there',
      { 'columns.yaml': "- key: '1'\n  cover: images/brnch.svg\n" },
      ['columns.yaml:2 cover: expected a file in media/, found no file media/images/brnch.svg'],
    ],
    [
      'of a field that would reach into JavaScript’s own objects',
      { 'columns.yaml': "- key: '1'\n  zh: { name: { constructor: { prototype: x } } }\n" },
      [
        'columns.yaml:2 0.zh.name.constructor: expected another name for the field, found one of JavaScript’s own objects',
      ],
    ],
    [
      'of such a field at the head of a text',
      { 'articles/701001/longer-hours.zh.md': '---\ntitle: 题\n__proto__: { cover: x }\n---\n文\n' },
      [
        'articles/701001/longer-hours.zh.md:3 __proto__: expected another name for the field, found one of JavaScript’s own objects',
      ],
    ],
    [
      'of a text of a million angle brackets',
      { 'articles/701001/longer-hours.zh.md': `---\ntitle: 题\n---\n${'<'.repeat(1_000_000)}\n` },
      ['articles/701001/longer-hours.zh.md:4: expected at most 50000 times "<", found more'],
    ],
    [
      'of a scene that nobody has drawn',
      { 'columns.yaml': "- key: '1'\n  scene: dwn-1\n" },
      [
        'columns.yaml:1 cover: expected a file in media/, found no file media/images/scenes/dwn-1.wide.svg',
        'columns.yaml:1 phoneCover: expected a file in media/, found no file media/images/scenes/dwn-1.phone.svg',
      ],
    ],
    [
      'of a picture path that leads outside',
      { 'columns.yaml': "- key: '1'\n  cover: ../../secret.svg\n" },
      [
        'columns.yaml:2 cover: expected a path below media/ of letters, digits, - and _, such as images/name.svg, found "../../secret.svg"',
      ],
    ],
    [
      'of a picture that holds a script',
      {
        'media/images/branch.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>',
      },
      [
        'articles/701001/longer-hours.zh.md:5 cover: expected a file that may be published, found media/images/branch.svg, which may not: see there',
        'media/images/branch.svg:2: expected only drawing elements, found <script>',
      ],
    ],
    [
      'of a folder with an unknown name',
      { 'artikles/a.zh.md': '---\n---\n' },
      [
        expect.stringMatching(
          /^artikles: expected media\/ or the name of a record type \(pages, columns, .*\), found "artikles"$/,
        ),
      ],
    ],
    [
      'of a Markdown file without fields',
      { 'articles/701001/longer-hours.zh.md': '# 标题\n' },
      ['articles/701001/longer-hours.zh.md:1: expected fields between two lines of ---, found "# 标题"'],
    ],
    [
      'of bold marks that visitors would see',
      {
        'articles/701001/longer-hours.zh.md': '---\ntitle: 甲\nsummary: 乙\n---\n本行**（北曜银行）**公告\n',
      },
      [
        'articles/701001/longer-hours.zh.md:5: expected bold text whose ** touch a letter (move the punctuation outside, or write <strong>), found "本行**（北曜银行）**公告"',
      ],
    ],
  ])('%s', async (_name, changes, expected) => {
    expect(await complaints(changes)).toEqual(expected);
  });

  it('of everything at once', async () => {
    const found = await complaints({ 'columns.yaml': '- key: 1\n', 'qrs.yaml': '- key: 2\n', 'x.yaml': '' });
    expect(found.map((line) => line.split(':')[0])).toEqual(['columns.yaml', 'qrs.yaml', 'x.yaml']);
  });
});

describe('hostile sources', () => {
  it('lend no picture of another folder, whatever a link says [SEC-5]', async () => {
    const folder = aSiteFolder({});
    const outside = writeFiles(temporaryFolder(), { 'branch.svg': A_PICTURE });
    rmSync(join(folder, 'media/images'), { recursive: true });
    symlinkSync(outside, join(folder, 'media/images'));
    const packing = packScope({ folder, scope: 'site', out: join(temporaryFolder(), 'bundle') });
    await expect(packing).rejects.toMatchObject({
      findings: expect.arrayContaining([expect.stringContaining('a file in media/')]) as string[],
    });
  });

  const text = (body: string) => `---\ntitle: 文\nsummary: 文\npublishDate: 2026-11-02\n---\n${body}\n`;
  const article = 'articles/701001/longer-hours.zh.md';

  it.each([
    ['an alias inside itself', { 'qrs.yaml': '- &a\n  key: app\n  zh: *a\n  en: *a\n' }, 'a circle'],
    ['quotations without end', { [article]: text(`${'>'.repeat(50_000)} 文`) }, 'more than can be read'],
    ['brackets without end', { [article]: text('['.repeat(50_000)) }, '50000 without'],
  ])('are refused in words for %s [SEC-5]', async (_what, files, found) => {
    expect((await complaints(files)).join('\n')).toContain(found);
  });
});
