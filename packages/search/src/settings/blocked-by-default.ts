import { wordsIn } from './word-file.ts';

/** Never a hot search, whatever a bank's editors say. */
export function blockedByDefault(): string[] {
  return wordsIn('blocked-hot-searches.txt');
}
