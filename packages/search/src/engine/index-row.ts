import { analyse, type Analysis } from '../analyse/analyse.ts';
import type { Dictionary } from '../analyse/dictionary.ts';
import { spellingOf } from '../analyse/normalise.ts';
import { withoutRepeated } from './repeated-paragraphs.ts';
import type { SearchDocument } from './search-document.ts';

/** What both engines index of a document: terms with a space between, in the order of the text. */
export interface IndexRow {
  readonly title: string;
  readonly tags: string;
  readonly code: string;
  readonly body: string;
  /** Inner words and pairs of single characters, of the title and of everything else. */
  readonly tsub: string;
  readonly bsub: string;
}

/** The short ones first: ranking reads them for every candidate and the long ones seldom. */
export const INDEX_COLUMNS = ['title', 'tags', 'code', 'tsub', 'body', 'bsub'] as const;
/** bm25 weights in that order (search guide section 7). */
export const COLUMN_WEIGHTS = [10, 5, 12, 5, 1, 0.7] as const;

export function toIndexRow(
  dictionary: Dictionary,
  document: SearchDocument,
  repeated: ReadonlySet<string> = new Set(),
): IndexRow {
  const title = analyse(dictionary, document.title);
  const tags = analyse(dictionary, document.tags.join(' \n '));
  const body = analyse(
    dictionary,
    [document.summary, withoutRepeated(document.body, repeated), ...(document.trail ?? [])].join('\n'),
  );
  const own = document.codes.map((code) => spellingOf(code).replace(/[^\p{L}\p{N}]/gu, ''));
  const codes = new Set([...own, ...title.codes, ...tags.codes, ...body.codes]);
  return {
    title: termsOf(title),
    tags: termsOf(tags),
    code: [...codes].join(' '),
    body: termsOf(body),
    tsub: partsOf(title),
    bsub: [partsOf(tags), partsOf(body)].filter((parts) => parts !== '').join(' '),
  };
}

function termsOf({ tokens }: Analysis): string {
  return tokens.map((token) => token.term).join(' ');
}

function partsOf({ tokens, pairs }: Analysis): string {
  const inner = tokens.flatMap((token) => token.inner.map((part) => part.term));
  return [...inner, ...pairs.map((pair) => pair.term)].join(' ');
}
