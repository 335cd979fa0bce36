import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOperator } from '../testing/an-operator.ts';
import { A_PICTURE, aSiteFolder, temporaryFolder } from '../testing/source-folder.ts';

const ANOTHER = A_PICTURE.replaceAll('40', '50');

async function twoReleases(types: ReturnType<typeof anOperator>['types'], ...folders: string[]) {
  for (const folder of folders) {
    const bundle = join(temporaryFolder(), 'bundle');
    await types('pack', folder, '--out', bundle);
    await types('import', bundle);
  }
}

describe('content diff', () => {
  it('shows a picture in the place of another by name, size and length', async () => {
    const { types } = anOperator();
    await twoReleases(types, aSiteFolder(), aSiteFolder({ 'media/images/branch.svg': ANOTHER }));
    const { lines } = await types('diff', '1', '2');
    const name = String.raw`[0-9a-f]{24}\.svg`;
    const shown = (language: string) =>
      expect.stringMatching(
        new RegExp(
          `^~ article/longer-hours ${language} cover: ${name}, 40 × 30, \\d+ bytes → ${name}, 50 × 30, \\d+ bytes$`,
        ),
      ) as string;
    expect(lines.slice(-3, -1)).toEqual([shown('CN'), shown('EN')]);
    expect(JSON.parse((await types('diff', '1', '2', '--json')).text)).toMatchObject({
      changes: [
        {
          media: [
            { field: 'cover', language: 'CN' },
            { field: 'cover', language: 'EN' },
          ],
        },
      ],
    });
  });

  it('writes the pictures of both into one page that loads and runs nothing', async () => {
    const { types } = anOperator();
    await twoReleases(types, aSiteFolder(), aSiteFolder({ 'media/images/branch.svg': ANOTHER }));
    const file = join(temporaryFolder(), 'pictures.html');
    expect((await types('diff', '1', '2', '--html', file)).code).toBe(0);
    const page = readFileSync(file, 'utf8');
    const pictures = [...page.matchAll(/src="data:image\/svg\+xml;base64,([^"]+)"/g)].map(([, data = '']) =>
      Buffer.from(data, 'base64').toString(),
    );
    expect(pictures).toHaveLength(4);
    expect(pictures.slice(0, 2).map((picture) => /viewBox="([^"]*)"/.exec(picture)?.[1])).toEqual([
      '0 0 40 30',
      '0 0 50 30',
    ]);
    expect(page).toContain("default-src 'none'; img-src data:");
    await types('diff', '1', '2', '--html', file, '--language', 'zh');
    expect(readFileSync(file, 'utf8')).toMatch(/<html lang="zh">[^]*>之前<[^]*，40 × 30，\d+ 字节/);
  });

  it('names a file that came or went with a record, and no picture where none changed', async () => {
    const { types } = anOperator();
    const without = Object.fromEntries(
      ['zh', 'en'].map((language) => [`articles/701001/longer-hours.${language}.md`, undefined]),
    );
    await twoReleases(types, aSiteFolder(), aSiteFolder(without));
    const { lines } = await types('diff', '1', '2');
    expect(lines.at(-2)).toMatch(/^- [0-9a-f]{24}\.svg, 40 × 30, \d+ bytes$/);
    expect((await types('diff', '2', '1')).lines.at(-2)).toMatch(/^\+ [0-9a-f]{24}\.svg/);
    expect((await types('diff', '1', '1')).lines).toHaveLength(1);
  });
});
