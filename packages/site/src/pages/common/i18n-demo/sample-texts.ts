import type { Language } from '@bank/contract';

/** Numbers that show both forms of an English noun. */
const COUNTS = [1, 12] as const;

const NAMES: Record<Language, string> = { CN: '北曜', EN: 'Beiyao' };

/** What stands for a value, by the name that the dictionary gives it. */
const VALUES: readonly [RegExp, string][] = [
  [/day|date|from|until|since|start|end$|first|last/i, '2026-11-20'],
  [/time|hour|opens|closes/i, '09:30'],
  [/amount|money|sum|total|least|most|price|balance|payment/i, '12,000.00'],
  [/rate|percent|share|yield|change|return/i, '2.15%'],
  [/currency|unit/i, 'USD'],
  [/year/i, '2026'],
];

type Word = (...given: (string | number)[]) => unknown;

/** A text as it stands, or what a function of values gives for sample values, each different result once. */
export function sampleTexts(word: unknown, language: Language): string[] {
  if (typeof word === 'string') return [word];
  if (!isFunction(word)) return [];
  const names = parameterNames(String(word));
  const results = COUNTS.map((count) =>
    written(
      word,
      names.map((name) => sampleOf(name, count, language)),
    ),
  );
  const texts = results.filter((result) => result !== undefined);
  return [
    ...new Set(
      texts.length > 0
        ? texts
        : [
            written(
              word,
              names.map(() => NAMES[language]),
            ) ?? '',
          ],
    ),
  ];
}

function sampleOf(name: string, count: number, language: Language): string | number {
  if (/name|title|label|text|keyword|product|fund|branch|city|what|words/i.test(name)) return NAMES[language];
  return VALUES.find(([pattern]) => pattern.test(name))?.[1] ?? count;
}

function isFunction(word: unknown): word is Word {
  return typeof word === 'function';
}

/** A word that was meant for other values than these says nothing. */
function written(word: Word, values: readonly (string | number)[]): string | undefined {
  try {
    const text = word(...values);
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** `(days, name = '') => …` → `days`, `name`. */
function parameterNames(source: string): string[] {
  const list = /^[^(]*\(([^)]*)\)|^(\w+)\s*=>/.exec(source);
  return (list?.[1] ?? list?.[2] ?? '')
    .split(',')
    .map((part) => part.trim().split(/[\s=:]/)[0] ?? '')
    .filter((name) => name !== '');
}
