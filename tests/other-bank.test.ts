import { describe, expect, it } from 'vitest';
import {
  otherBankDocuments,
  otherBankQueries,
  unanswerableQueries,
} from '../bench/search/other-bank/read-set.ts';

const documents = otherBankDocuments();
const queries = otherBankQueries();
const languageOf = new Map(documents.map(({ id, language }) => [id, language]));

const repeatedIn = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the documents of the other bank', () => {
  it('are as many as its README says, each under an id of its own [SRCH-2]', () => {
    expect(documents).toHaveLength(570);
    expect(repeatedIn(documents.map(({ id }) => id))).toEqual([]);
  });

  it('have a title and a text [SRCH-2]', () => {
    const texts = documents.map(({ id, title, summary, body }) => ({
      id,
      isWritten: title.length > 1 && `${summary}${body}`.length >= 25 && !/undefined|tags:|codes:/.test(body),
    }));
    expect(texts.filter(({ isWritten }) => !isWritten)).toEqual([]);
  });

  it('name nothing of the demo bank [SRCH-2]', () => {
    expect(documents.filter((document) => /北曜|bobbank/i.test(JSON.stringify(document)))).toEqual([]);
  });
});

describe('the labelled queries of the other bank', () => {
  it('are as many as its README says, none of them twice [SRCH-2]', () => {
    expect(queries).toHaveLength(327);
    expect(unanswerableQueries()).toHaveLength(15);
    const keywords = [
      ...queries.map(({ language, keyword }) => `${language} ${keyword}`),
      ...unanswerableQueries(),
    ];
    expect(repeatedIn(keywords)).toEqual([]);
  });

  it('are for a third everyday words and whole questions [SRCH-2]', () => {
    const spoken = queries.filter(({ kind }) => kind === 'everyday' || kind === 'question');
    expect(spoken.length / queries.length).toBeGreaterThan(1 / 3);
  });

  it('grade pages of their own list, from 1 to 3 [SRCH-2]', () => {
    const wrong = queries.flatMap(({ keyword, language, grades }) =>
      Object.entries(grades)
        .filter(([id, grade]) => languageOf.get(id) !== language || ![1, 2, 3].includes(grade))
        .map(([id, grade]) => `${keyword}: ${id}=${grade}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have an answer each that is more than a help [SRCH-2]', () => {
    const weak = queries.filter(({ grades }) => Math.max(...Object.values(grades)) < 2);
    expect(weak).toEqual([]);
  });
});
