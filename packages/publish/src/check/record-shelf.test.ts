import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/reported.ts';
import type { LineOrigin } from './line-origin.ts';
import { RecordShelf, type Shelved } from './record-shelf.ts';

/** As long as a batch may be. */
const A_BATCH = 3_000_000;

const line = (key: string): LineOrigin => ({ type: 'article', key, at: key, from: undefined, fields: [] });
const shelved = (key: string, body: object = {}): Shelved => ({
  line: line(key),
  records: [aRecord('article', key, { title: key, ...body })],
});
const keysOf = (batch: readonly Shelved[]) => batch.map((one) => one.line.key);

describe('the records of a bundle', () => {
  it('come in batches of bounded length, and as often as they are asked for', () => {
    const shelf = new RecordShelf();
    for (const key of ['a', 'b', 'c']) shelf.add(shelved(key), A_BATCH);
    shelf.add(shelved('d'), 10);
    for (let time = 1; time <= 2; time += 1) {
      expect([...shelf.batches()].map(keysOf)).toEqual([['a'], ['b'], ['c'], ['d']]);
      expect([...shelf].map(({ key, body }) => [key, body])).toEqual(
        ['a', 'b', 'c', 'd'].map((key) => [key, { title: key }]),
      );
    }
    expect(shelf.length).toBe(4);
  });

  it('are kept where a record of another batch may name them', () => {
    const shelf = new RecordShelf();
    shelf.add(shelved('service', { service: { kind: 'SERVICE' } }), A_BATCH);
    shelf.add({ line: line('page'), records: [aRecord('page', 'page', {})] }, A_BATCH);
    shelf.add(shelved('news'), A_BATCH);
    expect(keysOf(shelf.kept)).toEqual(['service', 'page']);
    expect([...shelf.batches()].map(keysOf)).toEqual([['news']]);
  });

  it('pass the rules once more where there are none of the many', () => {
    expect([...new RecordShelf().batches()]).toEqual([[]]);
  });
});
