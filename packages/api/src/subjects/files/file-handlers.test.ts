import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperInLanguages, type Language } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const pathOf = (letter: string) => `${letter.repeat(24)}.pdf`;
const paper = (letter: string, name = letter) => ({ path: pathOf(letter), name });
const article = (language: Language, key: string, letters: readonly string[]) =>
  anArticle({
    columnId: '701001',
    key,
    language,
    title: `${key} ${language}`,
    attachments: letters.map((letter) => ({ ...paper(letter), size: 1024, ext: 'pdf' })),
  });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    article('CN', 'report', ['a', 'b']),
    article('EN', 'report', ['c', 'd']),
    article('CN', 'notice', ['e']),
    article('CN', 'form', ['f']),
    article('EN', 'form', ['f']),
    article('CN', 'minutes', ['1', '2']),
    article('EN', 'minutes', ['3']),
    // The same paper once more, where English pages have none.
    article('CN', 'archive', ['a']),
  ]);
});
afterAll(() => api.drop());

describe('a paper in both languages', () => {
  it.each([
    ['by its Chinese file', 'a', { CN: paper('a'), EN: paper('c') }],
    ['by its English file', 'd', { CN: paper('b'), EN: paper('d') }],
    ['that is there in Chinese only', 'e', { CN: paper('e') }],
    ['of which both carry one file', 'f', { CN: paper('f'), EN: paper('f') }],
    ['of records that carry different numbers of files', '2', { CN: paper('2') }],
    ['that nobody carries', '9', {}],
  ])('is found %s, whichever language asks [S2-pdf] [LANG-2]', async (_, letter, expected) => {
    for (const language of ['CN', 'EN'] as const)
      expect(await api.client(language).call(paperInLanguages, { path: pathOf(letter) })).toEqual(expected);
  });
});
