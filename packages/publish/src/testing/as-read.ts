import { wordsIn, type Words } from '../base/words.ts';

type AsRead<Value> = Value extends Words
  ? string
  : Value extends object
    ? { [Name in keyof Value]: AsRead<Value[Name]> }
    : Value;

/** A value with all words in it as they are read in English. */
export function asRead<Value>(value: Value): AsRead<Value> {
  return read(value) as AsRead<Value>;
}

function read(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('template' in value) return wordsIn(value as Words, 'EN');
  if (Array.isArray(value)) return value.map(read);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one)]));
}
