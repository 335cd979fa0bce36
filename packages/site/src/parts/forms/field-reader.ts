import type { InputProblem, Reading } from './input-problem.ts';
import {
  isBlank,
  readDay,
  readDecimal,
  readListed,
  readWhole,
  type DayRule,
  type DecimalRule,
  type WholeRule,
} from './read-input.ts';

/** What was typed, by the field's name. */
export type FieldValues = Readonly<Record<string, string | undefined>>;
/** What is wrong, in the visitor's words, by the field's name; in the order of the form. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface FieldReader {
  isBlank(field: string): boolean;
  /** Each gives the value, or undefined after keeping the field's problem. */
  decimal(field: string, rule: DecimalRule): string | undefined;
  whole(field: string, rule: WholeRule): number | undefined;
  day(field: string, rule: DayRule): string | undefined;
  listed<Value extends string>(field: string, values: readonly Value[]): Value | undefined;
  /** Keeps a problem that no single rule sees. */
  refuse(field: string, message: string): void;
  readonly problems: FieldProblems;
}

/** Reads the fields of a form one by one and keeps what is wrong. `describe` words a problem of a field. */
export function fieldReader(
  values: FieldValues,
  describe: (field: string, problem: InputProblem) => string,
): FieldReader {
  const problems: Record<string, string> = {};
  function keep<Value>(field: string, { value, problem }: Reading<Value>): Value | undefined {
    if (problem !== undefined) problems[field] = describe(field, problem);
    return value;
  }
  return {
    isBlank: (field) => isBlank(values[field]),
    decimal: (field, rule) => keep(field, readDecimal(values[field], rule)),
    whole: (field, rule) => keep(field, readWhole(values[field], rule)),
    day: (field, rule) => keep(field, readDay(values[field], rule)),
    listed: (field, listed) => keep(field, readListed(values[field], listed)),
    refuse: (field, message) => {
      problems[field] = message;
    },
    problems,
  };
}
