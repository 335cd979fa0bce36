import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { A_PICTURE, aPhoto } from '@bank/publish/testing';
import { describe, expect, it } from 'vitest';
import { findEdition } from '../editions/edition.ts';
import { aStudio, stampsIn, type Browser } from '../testing/a-studio.ts';

const OTHER = A_PICTURE.replace('#abc', '#cba');
const CUT_PICTURE = (await aPhoto()).subarray(0, -20);
const PDF = '%PDF-1.4\n1 0 obj <</Type /Page>> endobj\n%%EOF\n';

async function anEdition(browser: Browser): Promise<string> {
  return (await browser.post('/editions', { title: '素材', scope: 'site' })).location;
}

const pathOf = ({ body }: { body: string }) => (JSON.parse(body) as { path: string }).path;

interface Listed {
  path: string;
  uses: { title: string; link: string }[];
  isUnused: boolean;
}
const listed = async (browser: Browser, edition: string, query = '') =>
  JSON.parse((await browser.get(`${edition}/media.json${query}`)).body) as Listed[];

describe('the media of an edition', () => {
  it('tell where each file is used, and which is not', async () => {
    const { signIn, source } = await aStudio();
    writeFileSync(join(source, 'media/images/lonely.svg'), OTHER);
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    expect(await listed(writer, edition)).toMatchObject([
      { path: 'images/branch.svg', isUnused: false, uses: [{ title: '七家网点延长营业' }] },
      { path: 'images/lonely.svg', isUnused: true, uses: [] },
    ]);
    expect((await listed(writer, edition, '?kind=unused')).map(({ path }) => path)).toEqual([
      'images/lonely.svg',
    ]);
    expect((await listed(writer, edition, '?q=七家')).map(({ path }) => path)).toEqual(['images/branch.svg']);
    expect((await writer.get(`${edition}/media`)).body).toContain('未使用');
  });

  it('take a picture and a document, show them, and bring them to the sources with the edition', async () => {
    const { signIn, source, studio } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    expect(pathOf(await writer.send(`${edition}/media?name=Winter%20Night.PNG`, OTHER))).toBe(
      'images/winter-night.svg',
    );
    expect(
      pathOf(await writer.send(`${edition}/media?name=${encodeURIComponent('年报 2026.pdf')}`, PDF)),
    ).toBe('files/2026.pdf');
    // The same bytes are the same file; others get a name of their own.
    expect(pathOf(await writer.send(`${edition}/media?name=branch.svg`, A_PICTURE))).toBe(
      'images/branch.svg',
    );
    expect(pathOf(await writer.send(`${edition}/media?name=branch.svg`, OTHER))).toBe('images/branch-2.svg');
    const shown = await writer.get(`${edition}/media/images/winter-night.svg`);
    expect([shown.status, shown.body]).toEqual([200, OTHER]);
    expect(existsSync(join(source, 'media/images/winter-night.svg'))).toBe(false);

    const item = `${edition}/item/article/longer-hours`;
    const stamps = stampsIn((await writer.get(item)).body);
    expect((await writer.post(item, { ...stamps, cover: 'images/winter-night.svg' })).status).toBe(303);
    const { database, publishing } = studio();
    const whole = findEdition(database, Number(edition.split('/').at(-1)));
    if (whole !== undefined) await publishing.export(whole, 'Wang Wei');
    expect(readFileSync(join(source, 'media/images/winter-night.svg'), 'utf8')).toBe(OTHER);
    expect(readFileSync(join(source, 'media/images/branch.svg'), 'utf8')).toBe(A_PICTURE);
    // No text uses them, so no release holds them.
    for (const unused of ['media/files/2026.pdf', 'media/images/branch-2.svg'])
      expect([unused, existsSync(join(source, unused))]).toEqual([unused, false]);
    expect(readFileSync(join(source, 'articles/701001/longer-hours.zh.md'), 'utf8')).toContain(
      'winter-night.svg',
    );
  });

  it.each([
    ['a drawing with a script', A_PICTURE.replace('<rect', '<script>alert(1)</script><rect')],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', Buffer.from('MZ\u0000\u0001')],
    [
      'a document that runs something',
      '%PDF-1.4\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj\n%%EOF\n',
    ],
    ['a document that is cut off', '%PDF-1.4\n'],
    ['a picture that is cut off', CUT_PICTURE],
  ])('refuse %s in words, whatever it is called', async (_what, bytes) => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const refused = await writer.send(`${edition}/media?name=nice.png`, bytes);
    expect(refused.status).toBe(422);
    expect((JSON.parse(refused.body) as { problem: string }).problem).toMatch(/^这个文件不能发布：.*应为/);
    expect((await listed(writer, edition)).map(({ path }) => path)).toEqual(['images/branch.svg']);
  });

  it('name all kinds that they take to whoever brings another, and say of an empty file that it is empty', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const problemOf = async (bytes: string) =>
      (JSON.parse((await writer.send(`${edition}/media?name=a.gif`, bytes)).body) as { problem: string })
        .problem;
    expect(await problemOf('GIF89a..')).toMatch(/AVIF、HEIC）.*字幕（WebVTT），现为/);
    expect(await problemOf('')).toBe('这个文件是空的，应为有内容的文件。');
  });

  it('are put in only by who writes there, and read only below their folder', async () => {
    const { signIn } = await aStudio();
    const [writer, auditor] = [await signIn('Li Na'), await signIn('Zhou Tao')];
    const edition = await anEdition(writer);
    expect((await auditor.send(`${edition}/media?name=a.svg`, OTHER)).status).toBe(403);
    for (const path of ['..%2fpages.yaml', '../pages.yaml', '.hidden', 'images', 'images/none.svg'])
      expect((await writer.get(`${edition}/media/${path}`)).status).toBe(404);
  });
});
