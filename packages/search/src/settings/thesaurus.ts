import { dataFile, dataFiles } from './word-file.ts';

/** A narrow group of words, and the sense in which they mean the same. */
export interface ThesaurusEntry {
  readonly sense: string;
  /** Find each other when `isEqual`, and find `to` in any case. */
  readonly terms: readonly string[];
  readonly isEqual: boolean;
  /** What people say for it: finds all of the entry, and is found by none of `terms`, which it would blur. */
  readonly said: readonly string[];
  /** What is found as well, one way: the broader word, or the bank's word for it. */
  readonly to: readonly string[];
  /** Those of `terms` that have another sense in another entry: visa*. */
  readonly shared: readonly string[];
  /** Those of `to` that lead back by an entry of their own, neighbours rather than broader words: 汇款*. */
  readonly neighbours: readonly string[];
}

/** The words that come with the engine, by subject. */
export function thesaurus(): ThesaurusEntry[] {
  return dataFiles('thesaurus').flatMap((file) => readThesaurus(dataFile(file)));
}

const MARK = /\*$/;
const plain = (terms: readonly string[]) => [...new Set(terms.map((term) => term.replace(MARK, '')))];
const marked = (terms: readonly string[]) => plain(terms.filter((term) => MARK.test(term)));

/**
 * Reads lines of `sense: a = b < x, y > d, e` (a and b find each other and d, e; who says x or y finds a, b, d, e, and not the
 * other way round) and `sense: a, b > d, e` (a and b find d and e, not each other). `{卡,存折}丢了` is short for 卡丢了 and 存折丢了. `#` begins a remark.
 */
export function readThesaurus(text: string): ThesaurusEntry[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(entryOf);
}

function entryOf(line: string): ThesaurusEntry {
  const colon = line.indexOf(': ');
  const [before = '', right, ...more] = line.slice(colon + 2).split(' > ');
  const [left = '', sayings = '', ...others] = before.split(' < ');
  const isEqual = splitOutside(left, '=').length > 1 || splitOutside(left, ',').length === 1;
  const terms = splitOutside(left, isEqual ? '=' : ',').flatMap(expanded);
  const said = splitOutside(sayings, ',').flatMap(expanded);
  const to = splitOutside(right ?? '', ',').flatMap(expanded);
  if (
    colon < 1 ||
    more.length + others.length > 0 ||
    (right === undefined && (!isEqual || terms.length + said.length < 2))
  ) {
    throw new SyntaxError(
      `"${line}" is no entry of a thesaurus. Write "sense: word = word < said for it, and so > also found", where "< …" and "> …" may be left out and "=" may be ",".`,
    );
  }
  return {
    sense: line.slice(0, colon),
    terms: plain(terms),
    isEqual: isEqual && terms.length > 1,
    said: plain(said),
    to: plain(to),
    shared: marked([...terms, ...said]),
    neighbours: marked(to),
  };
}

/** Where `separator` stands outside braces. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** {卡,存折}{丢了,遗失} → 卡丢了, 卡遗失, 存折丢了, 存折遗失. */
function expanded(pattern: string): string[] {
  const open = pattern.indexOf('{');
  if (open === -1) return pattern === '' ? [] : [pattern];
  const close = pattern.indexOf('}', open);
  const choices = pattern.slice(open + 1, close).split(',');
  return choices.flatMap((choice) => expanded(pattern.slice(0, open) + choice + pattern.slice(close + 1)));
}
