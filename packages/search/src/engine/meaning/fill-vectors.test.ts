import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { CharacterEmbedder } from '../../testing/character-embedder.ts';
import { vectorsFile } from '../embedded/index-files.ts';
import type { SearchDocument } from '../search-document.ts';
import { EmbeddingsUnavailable, TextsRefused, TextsTooMany } from './embedder.ts';
import { fillVectors } from './fill-vectors.ts';
import { unrelatedKeywords } from './floors.ts';
import { openVectors } from './vector-file.ts';

const documents = [
  aDocument({ id: 'a', title: '存款保险', body: '最高偿付五十万元。' }),
  aDocument({ id: 'b', title: '挂失', body: '卡丢了请拨打热线。' }),
];
const many = Array.from({ length: 100 }, (_, at) =>
  aDocument({ id: `m${at}`, title: `第${at}号`, body: '公告。' }),
);

describe('the vectors of a release', () => {
  let folder: string;
  let embedder: CharacterEmbedder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bank-vectors-'));
    embedder = new CharacterEmbedder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fill = (release: string, of: readonly SearchDocument[], by = embedder) =>
    fillVectors({ folder, release, documents: of, embedder: by });
  const opened = (release: string) => {
    const found = openVectors(vectorsFile(folder, release), embedder.model);
    if (found === undefined) return undefined;
    const kept = { ...found.meta, rows: [...found.rows], text: found.passage(found.rows.length - 1).text };
    found.close();
    return kept;
  };

  it('are kept with whose passage each is, and with what is near enough', async () => {
    expect(await fill('one', documents)).toEqual({
      passages: 2,
      embedded: 2,
      isUsable: true,
      asked: 2 + unrelatedKeywords().length,
    });
    expect(embedder.passages).toEqual(['存款保险\n最高偿付五十万元。', '挂失\n卡丢了请拨打热线。']);
    expect(opened('one')).toMatchObject({ rows: [1, 2], dimensions: 96, text: '卡丢了请拨打热线。' });
    const { han = 1, latin = 1 } = opened('one')?.floors ?? {};
    for (const floor of [han, latin]) {
      expect(floor).toBeGreaterThan(0);
      expect(floor).toBeLessThan(0.9);
    }
    expect(readdirSync(folder).toSorted()).toEqual(['kept-vectors.db', 'vectors-one.db']);
  });

  it('are asked for where a passage is new, and not when it only stands elsewhere', async () => {
    await fill('one', documents);
    embedder.asked.length = 0;
    const changed = [aDocument({ id: 'c', title: '新品', body: '上线。' }), ...documents];
    expect(await fill('two', changed)).toMatchObject({ passages: 3, embedded: 3, asked: 1 });
    expect(embedder.passages).toEqual(['新品\n上线。']);
    expect(opened('two')?.rows).toEqual([1, 2, 3]);
    expect(await fill('two', changed)).toMatchObject({ passages: 3, embedded: 3, asked: 0 });
    // Back to the release before.
    rmSync(vectorsFile(folder, 'one'));
    expect((await fill('one', documents)).asked).toBe(0);
  });

  it('are forgotten when two releases did without them', async () => {
    await fill('one', documents);
    await fill('two', documents.slice(1));
    await fill('three', documents.slice(1, 2).concat(aDocument({ id: 'd', title: '其他' })));
    embedder.asked.length = 0;
    await fill('four', documents);
    expect(embedder.passages).toEqual(['存款保险\n最高偿付五十万元。']);
  });

  it('are all made anew by another model', async () => {
    await fill('one', documents);
    const other = new CharacterEmbedder();
    other.model = 'another';
    expect((await fill('one', documents, other)).asked).toBe(2 + unrelatedKeywords().length);
    expect(opened('one')).toBeUndefined();
  });

  it('are all made anew when the same name stands for longer ones', async () => {
    await fill('one', documents);
    const longer = new CharacterEmbedder([['存款']]);
    const changed = [...documents, aDocument({ id: 'c', title: '新品' })];
    expect(await fill('two', changed, longer)).toMatchObject({
      embedded: 0,
      failure: expect.stringContaining('another length') as string,
    });
    expect(await fill('two', changed, longer)).toMatchObject({ passages: 3, embedded: 3 });
    expect(opened('two')?.dimensions).toBe(97);
  });

  it('are of no use while half are missing, are kept, and the rest is asked for the next time', async () => {
    const ask = embedder.embed.bind(embedder);
    let batches = 0;
    embedder.embed = async (texts, kind) => {
      if (kind === 'passage' && (batches += 1) > 2) throw new EmbeddingsUnavailable('gone');
      return ask(texts, kind);
    };
    const half = await fill('one', many);
    expect(half).toMatchObject({ passages: 100, embedded: 64, isUsable: false, failure: 'gone' });
    expect(opened('one')).toBeUndefined();
    embedder.embed = ask;
    embedder.asked.length = 0;
    expect(await fill('one', many)).toEqual({ passages: 100, embedded: 100, isUsable: true, asked: 36 });
    expect(embedder.passages).toHaveLength(36);
  });

  it('are asked for no more once the model is away, and then there is no file', async () => {
    embedder.failure = new EmbeddingsUnavailable('away');
    expect(await fill('one', many)).toEqual({
      passages: 100,
      embedded: 0,
      isUsable: false,
      asked: 0,
      failure: 'away',
    });
    expect(embedder.asked.length).toBeLessThanOrEqual(2);
    expect(opened('one')).toBeUndefined();
  });

  it('do without a text that the model does not take', async () => {
    const ask = embedder.embed.bind(embedder);
    embedder.embed = async (texts, kind) => {
      if (texts.some((text) => text.startsWith('第3号'))) throw new TextsRefused('too long');
      return ask(texts, kind);
    };
    expect(await fill('one', many)).toMatchObject({
      passages: 100,
      embedded: 99,
      isUsable: true,
      failure: 'too long',
    });
  });

  it('are asked for in smaller and smaller batches by a model that takes too long', async () => {
    const ask = embedder.embed.bind(embedder);
    const late: number[] = [];
    embedder.embed = async (texts, kind) => {
      if (texts.length > 5) late.push(texts.length);
      if (texts.length > 5) throw new TextsTooMany('late');
      return ask(texts, kind);
    };
    expect(await fill('one', many)).toMatchObject({ embedded: 100, isUsable: true });
    // Two batches are under way at once; whoever comes later knows.
    expect(late.length).toBeLessThanOrEqual(8);
    embedder.embed = async (texts) => Promise.reject(new TextsTooMany(`${texts.length}`));
    const more = [...many, aDocument({ id: 'c', title: '新品' })];
    expect(await fill('two', more)).toMatchObject({ embedded: 100, failure: '1' });
  });

  it('are had from what is known while the model is away', async () => {
    await fill('one', many);
    embedder.failure = new EmbeddingsUnavailable('away');
    const changed = [...many, aDocument({ id: 'c', title: '新品' })];
    expect(await fill('two', changed)).toMatchObject({ passages: 101, embedded: 100, failure: 'away' });
    expect(opened('two')?.rows).toHaveLength(100);
  });

  it('are made anew where their files are spoilt', async () => {
    await fill('one', documents);
    writeFileSync(join(folder, 'kept-vectors.db'), 'half of a file, and not of a database at all'.repeat(50));
    writeFileSync(vectorsFile(folder, 'one'), 'half of a file');
    expect(await fill('one', documents)).toMatchObject({ passages: 2, embedded: 2 });
    expect(opened('one')?.rows).toEqual([1, 2]);
  });
});
