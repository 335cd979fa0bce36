import type { TextKind } from './embedder.ts';

export type TextMarks = Readonly<Record<TextKind, string>>;

export const NO_MARKS: TextMarks = { query: '', passage: '' };

/** What families of models want before a text, as their cards say; the others want nothing. */
const FAMILIES: readonly { named: RegExp; marks: TextMarks }[] = [
  {
    named: /(?:^|[-/])e5-(?:small|base|large)(?!.*instruct)/i,
    marks: { query: 'query: ', passage: 'passage: ' },
  },
  {
    named: /bge-(?:small|base|large)-zh/i,
    marks: { query: '为这个句子生成表示以用于检索相关文章：', passage: '' },
  },
  {
    named: /bge-(?:small|base|large)-en/i,
    marks: { query: 'Represent this sentence for searching relevant passages: ', passage: '' },
  },
  { named: /nomic-embed-text/i, marks: { query: 'search_query: ', passage: 'search_document: ' } },
];

/** What stands before a text for this model: multilingual-e5-small wants `query: ` before a keyword. */
export function textMarks(model: string): TextMarks {
  return FAMILIES.find(({ named }) => named.test(model))?.marks ?? NO_MARKS;
}
