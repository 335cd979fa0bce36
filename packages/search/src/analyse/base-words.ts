import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readWordList, type WordList } from './word-list.ts';

/** jieba's dictionary (MIT), taken from the text file that @node-rs/jieba ships; its native part is not loaded. */
function baseText(): string {
  return readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'), 'utf8');
}

let words: WordList | undefined;
let hash: string | undefined;

/** Takes about a third of a second the first time; the hash alone a hundredth. */
export function baseWords(): WordList {
  words ??= readWordList(baseText());
  return words;
}

export function baseWordsHash(): string {
  hash ??= createHash('sha256').update(baseText()).digest('hex');
  return hash;
}
