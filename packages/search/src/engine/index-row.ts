import { analyse, type Analysis, type Term } from '../analyse/analyse.ts';
import type { Dictionary } from '../analyse/dictionary.ts';
import { spellingOf } from '../analyse/normalise.ts';
import { withoutRepeated } from './repeated-paragraphs.ts';
import type { SearchDocument } from './search-document.ts';

/**
 * `lead`: what a page says of itself first, its summary or else its first paragraph. `tsub` and `bsub`: inner words and
 * pairs of single characters, of the title and of everything else.
 */
export const INDEX_COLUMNS = ['title', 'tags', 'code', 'tsub', 'lead', 'body', 'bsub'] as const;
export type IndexColumn = (typeof INDEX_COLUMNS)[number];
/** bm25 weights in that order (docs/search.md). */
export const COLUMN_WEIGHTS = [10, 5, 12, 5, 1, 1, 0.7] as const;

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
  const text = withoutRepeated(document.body, repeated);
  const summary = document.summary.trim() === '' ? firstParagraph(text) : document.summary;
  const rest = document.summary === summary ? text : text.slice(text.indexOf(summary) + summary.length);
  const lead = analyse(dictionary, summary);
  const body = analyse(dictionary, [rest, ...(document.trail ?? [])].join('\n'));
  const own = document.codes.map((code) => spellingOf(code).replace(/[^\p{L}\p{N}]/gu, ''));
  // A page bears its own codes like a name, whether or not its title writes them.
  const names = own.filter((code) => code !== '').map((term) => ({ term, node: 0 }));
  const codes = new Set(
    [...own, ...title.codes, ...tags.codes, ...lead.codes, ...body.codes].filter((code) => code !== ''),
  );
  return {
    terms: {
      title: title.tokens,
      tags: tags.tokens,
      code: Array.from(codes, (term) => ({ term, node: 0 })),
      tsub: [...partsOf(title), ...names],
      lead: [...lead.tokens, ...names],
      body: body.tokens,
      bsub: [...partsOf(tags), ...partsOf(lead), ...partsOf(body)],
    },
    spelling: [title, tags, lead, body].map(({ normalised }) => normalised.text).join('\n'),
  };
}

function firstParagraph(text: string): string {
  return text.split('\n').find((paragraph) => paragraph.trim() !== '') ?? '';
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
