import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIALECTS } from '@bank/store/testing';
import { aDatabase } from '../testing/a-database.ts';
import { findEdition, makeEdition } from './edition.ts';
import { EditionFolders } from './edition-folder.ts';
import { saveEdits } from './edits.ts';

it.each(DIALECTS)(
  'leaves the folder of a state alone that an edition comes back to, on $name',
  async (dialect) => {
    const { database } = await aDatabase(dialect);
    const root = mkdtempSync(join(tmpdir(), 'studio-folders-'));
    const texts = join(root, 'content/site/articles/701001');
    mkdirSync(texts, { recursive: true });
    writeFileSync(join(texts, 'winter.zh.md'), '---\ntitle: 冬季\n---\n');
    const folders = new EditionFolders({
      database,
      content: join(root, 'content'),
      dataDir: root,
      workDir: join(root, 'work'),
    });
    const id = makeEdition(database, '冬季', 'site', 'Li Na');
    const edition = () => {
      const now = findEdition(database, id);
      if (now === undefined) throw new Error('The edition is gone.');
      return now;
    };
    const before = edition();
    const place = await (await folders.of(before)).place();
    const mark = join(place, 'packing');
    writeFileSync(mark, '');

    saveEdits(database, id, {
      item: 'article/winter',
      author: 'Li Na',
      fields: [{ field: 'zh.title', was: '冬季', value: '春季' }],
    });
    expect(await (await folders.of(edition())).place()).not.toBe(place);
    const again = await folders.exactlyOf(before);
    expect(await Promise.all([again.place(), (await folders.of(before)).place()])).toEqual([place, place]);
    expect(existsSync(mark)).toBe(true);
  },
);
