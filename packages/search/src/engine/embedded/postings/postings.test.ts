import { describe, expect, it } from 'vitest';
import type { Term } from '../../../analyse/analyse.ts';
import { numbersBelow, RANDOM_WORDS, randomDocuments } from '../../../testing/random-documents.ts';
import { listsOf } from '../../../testing/test-lists.ts';
import { INDEX_COLUMNS, type IndexColumn, type IndexTerms } from '../../index-row.ts';
import { COLUMN_TENTHS } from './columns.ts';
import { flagsOf, IN_TITLE, tenthsOf, type Postings } from './postings.ts';

const NOTHING: IndexTerms = { title: [], tags: [], code: [], tsub: [], lead: [], body: [], bsub: [] };
const aTerm = (term: string): Term => ({ term, node: 0 });
const aDocument = (part: Partial<Record<IndexColumn, string>>): IndexTerms => ({
  ...NOTHING,
  ...Object.fromEntries(Object.entries(part).map(([column, terms]) => [column, terms.split(' ').map(aTerm)])),
});

const rows = (list: Postings) => [...list.rows];
const weights = (list: Postings) => Array.from(list.codes, (code) => tenthsOf(code) / 10);

/** What a list has to be, by looking through all documents. */
function lookedThrough(documents: readonly IndexTerms[], phrase: readonly string[]): [number, number][] {
  return documents.flatMap((document, index): [number, number][] => {
    let tenths = 0;
    for (const [column, name] of INDEX_COLUMNS.entries()) {
      const terms = document[name];
      for (const at of terms.keys())
        if (phrase.every((term, next) => terms[at + next]?.term === term))
          tenths += COLUMN_TENTHS[column] ?? 0;
    }
    return tenths === 0 ? [] : [[index + 1, tenths / 10]];
  });
}

describe('the lists of terms', () => {
  it.each([1, 50, 100_000])(
    'say for every term and phrase what a look through the texts says, sorted %i at once',
    (atOnce) => {
      const documents = randomDocuments(numbersBelow(7), 300);
      const lists = listsOf(documents, atOnce);
      const phrases = RANDOM_WORDS.flatMap((a) => [
        [a],
        ...RANDOM_WORDS.flatMap((b) => [
          [a, b],
          [a, b, a],
        ]),
      ]);
      for (const phrase of phrases) {
        const list = lists.phrase(phrase);
        const weighed = rows(list).map((row, at) => [row, weights(list)[at]]);
        expect(weighed, phrase.join(' ')).toEqual(lookedThrough(documents, phrase));
      }
    },
  );

  it('find nothing for a term that no text has, alone or in a phrase', () => {
    const lists = listsOf([aDocument({ title: '大额 存单' })]);
    expect(rows(lists.of('国债'))).toEqual([]);
    expect(rows(lists.phrase(['存单', '国债']))).toEqual([]);
    expect(rows(lists.phrase([]))).toEqual([]);
    expect(rows(listsOf([]).of('国债'))).toEqual([]);
  });

  it('read no phrase across the end of a column', () => {
    const lists = listsOf([aDocument({ title: '大额', tags: '存单' }), aDocument({ body: '大额 存单' })]);
    expect(rows(lists.phrase(['大额', '存单']))).toEqual([2]);
  });

  it('know what stands in a title, also of a phrase', () => {
    const lists = listsOf([
      aDocument({ title: '大额 存单' }),
      aDocument({ tsub: '大额 存单' }),
      aDocument({ title: '存单 大额', body: '大额 存单' }),
    ]);
    const inTitle = (list: Postings) =>
      rows(list).filter((_row, at) => flagsOf(list.codes[at] ?? 0) & IN_TITLE);
    expect(inTitle(lists.of('存单'))).toEqual([1, 2, 3]);
    expect(inTitle(lists.phrase(['大额', '存单']))).toEqual([1, 2]);
  });

  it('put together what begins the same, codes by themselves', () => {
    const lists = listsOf([
      aDocument({ title: 'mortgag', body: 'mortar moat' }),
      aDocument({ code: 'jh2026021 2026021' }),
      aDocument({ code: 'jh2026022 jh2026023', body: 'jh2026022' }),
      aDocument({ body: 'jh2026' }),
    ]);
    expect(rows(lists.beginningWith('mort'))).toEqual([1]);
    expect(weights(lists.beginningWith('mort'))).toEqual([11]);
    expect(rows(lists.codesBeginningWith('jh2026'))).toEqual([2, 3]);
    expect(weights(lists.codesBeginningWith('jh2026'))).toEqual([12, 24]);
  });
});
