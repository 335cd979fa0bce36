import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SearchSettings } from './search-settings.ts';

const DATA = join(import.meta.dirname, '../../data');

const yaml = (name: string): unknown => parse(readFileSync(join(DATA, name), 'utf8'));

/** One word a line; `#` begins a remark. */
function lines(name: string): string[] {
  return readFileSync(join(DATA, name), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
}

/** The settings in `data/`, for a bank whose content brings none. */
export function defaultSettings(): SearchSettings {
  const { equal, oneWay } = yaml('synonyms.yaml') as { equal: unknown; oneWay: unknown };
  return SearchSettings.parse({
    words: lines('finance-words.txt'),
    equal,
    oneWay,
    stopWords: lines('stop-words.txt'),
    bestBets: yaml('best-bets.yaml'),
    blockedHotSearches: lines('blocked-hot-searches.txt'),
  });
}
