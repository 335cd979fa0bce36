import { analyse, type Analysis, type Term } from '../analyse/analyse.ts';
import type { Dictionary } from '../analyse/dictionary.ts';
import { spellingOf } from '../analyse/normalise.ts';
import { withoutRepeated } from './repeated-paragraphs.ts';
import type { SearchDocument } from './search-document.ts';

/** `tsub` and `bsub`: inner words and pairs of single characters, of the title and of everything else. */
export const INDEX_COLUMNS = ['title', 'tags', 'code', 'tsub', 'body', 'bsub'] as const;
export type IndexColumn = (typeof INDEX_COLUMNS)[number];
/** bm25 weights in that order (docs/search.md). */
export const COLUMN_WEIGHTS = [10, 5, 12, 5, 1, 0.7] as const;

/** What both engines index of a document: the terms of each column, in the order of the text. */
export type IndexTerms = Readonly<Record<IndexColumn, readonly Term[]>>;

interface AnalysedDocument {
  readonly terms: IndexTerms;
  /** Its texts as spelled in the index; what `repeated` names is left out. */
  readonly spelling: string;
}

export function analyseDocument(
  dictionary: Dictionary,
  document: SearchDocument,
  repeated: ReadonlySet<string> = new Set(),
): AnalysedDocument {
  const title = analyse(dictionary, document.title);
  const tags = analyse(dictionary, document.tags.join(' \n '));
  const body = analyse(
    dictionary,
    [document.summary, withoutRepeated(document.body, repeated), ...(document.trail ?? [])].join('\n'),
  );
  const own = document.codes.map((code) => spellingOf(code).replace(/[^\p{L}\p{N}]/gu, ''));
  const codes = new Set([...own, ...title.codes, ...tags.codes, ...body.codes].filter((code) => code !== ''));
  return {
    terms: {
      title: title.tokens,
      tags: tags.tokens,
      code: Array.from(codes, (term) => ({ term, node: 0 })),
      tsub: partsOf(title),
      body: body.tokens,
      bsub: [...partsOf(tags), ...partsOf(body)],
    },
    spelling: [title, tags, body].map(({ normalised }) => normalised.text).join('\n'),
  };
}

function partsOf({ tokens, pairs }: Analysis): Term[] {
  const parts: Term[] = [];
  for (const { inner } of tokens) for (const part of inner) parts.push(part);
  for (const pair of pairs) parts.push(pair);
  return parts;
}

export function spaced(terms: readonly Term[]): string {
  return terms.map(({ term }) => term).join(' ');
}
