import { openContentWriter } from '@bank/store';
import { expect, it } from 'vitest';
import { checkPacked } from '../check/check-bundle.ts';
import { packSources } from '../pack/pack-scope.ts';
import { aSiteFolder, temporaryFolder } from '../testing/source-folder.ts';
import { activate } from './activations.ts';
import { diffChecked } from './diff-checked.ts';
import { toRelease } from './import-bundle.ts';

const checkedOf = async (changes: Record<string, string> = {}) => {
  const folder = aSiteFolder(changes);
  return checkPacked(await packSources({ folder, scope: 'site' }), folder);
};

const text = (title: string) =>
  `---\ntitle: ${title}\nsummary: ${title}\npublishDate: 2026-11-26\n---\n${title}\n`;

it('what a bundle in no store changes is told by field, and of a new record all that somebody wrote', async () => {
  const writer = await openContentWriter({ databaseUrl: undefined, dataDir: temporaryFolder() });
  try {
    await writer.migrate();
    const now = Date.now();
    const first = await checkedOf();
    const { id } = await writer.importRelease(toRelease(first), now);
    await activate(writer, 'site', id, { now, actor: 'Li Na' });
    expect(await diffChecked(writer, id, first)).toEqual([]);

    const second = await checkedOf({
      'articles/701001/new.zh.md': text('新的'),
      'articles/701001/new.en.md': text('New'),
    });
    const [change, ...others] = await diffChecked(writer, id, second);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: 'added', type: 'article', key: 'new', languages: ['CN', 'EN'] });
    expect(change?.fields.map(({ changes }) => changes.map(({ field, after }) => [field, after]))).toEqual(
      ['新的', 'New'].map((title) => [
        ['columnId', '701001'],
        ['title', title],
        ['summary', title],
        ['publishDate', '2026-11-26'],
        ['content', title],
      ]),
    );
  } finally {
    await writer.close();
  }
});
