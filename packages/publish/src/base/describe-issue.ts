import type { z } from 'zod';
import { describeFound } from './findings.ts';
import { verbatim, worded, words, wordsIn, type Words } from './words.ts';

type Issue = z.core.$ZodIssue;

interface FieldProblem {
  path: PropertyKey[];
  expected: Words;
  found: Words;
}

/** Turns a schema's complaint into words for an author. `input` is what was checked. */
export function describeIssue(issue: Issue, input: unknown): FieldProblem[] {
  const value = valueAt(input, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      ...unknownField(valueAt(value, [key])),
    }));
  }
  return [{ path: issue.path, expected: expectation(issue, value), found: foundFor(issue, value) }];
}

function expectation(issue: Issue, value: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      return typeName(issue.expected, value);
    case 'invalid_value':
      return choices(issue.values.map(String));
    case 'invalid_format':
      return format(issue);
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? words`a text`
        : words`at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return words`at most ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_union': {
      const parts = issue.errors.flatMap((branch) => branch.map((inner) => expectation(inner, value)));
      return eitherOf(parts) ?? words`another kind of value`;
    }
    default:
      return worded(issue.message);
  }
}

/** Each once: branches of a union may ask for the same. */
function eitherOf(parts: readonly Words[]): Words | undefined {
  const each = new Map(parts.map((part) => [wordsIn(part, 'EN'), part]));
  const [first, ...others] = each.values();
  return first && others.reduce((all, part) => words`${all}, or ${part}`, first);
}

function foundFor(issue: Issue, value: unknown): Words {
  if (issue.code === 'too_big' && typeof value === 'string') return words`${value.length} characters`;
  if ((issue.code === 'too_big' || issue.code === 'too_small') && Array.isArray(value))
    return words`${value.length}`;
  return describeFound(value);
}

function typeName(expected: string, value: unknown): Words {
  switch (expected) {
    case 'string':
      // YAML reads 707.10 as a number and forgets its last zero; quotes keep prices as they were written.
      return typeof value === 'number' || typeof value === 'boolean'
        ? words`a text in quotes`
        : words`a text`;
    case 'int':
      return words`a whole number`;
    case 'number':
      return words`a number`;
    case 'boolean':
      return words`true or false`;
    case 'array':
      return words`a list`;
    case 'object':
    case 'record':
      return words`a group of fields`;
    default:
      return verbatim(expected);
  }
}

function choices(values: string[]): Words {
  if (values.length === 1) return values[0] === '' ? words`an empty text` : words`${values}`;
  return words`one of ${values}`;
}

function format(issue: z.core.$ZodIssueInvalidStringFormat): Words {
  if (issue.format === 'date') return words`a day such as 2026-11-20`;
  if (issue.format === 'datetime') return words`a moment with its offset such as 2026-11-20T09:00:00+08:00`;
  // The contract's own formats carry their wording; zod's default one would only say "Invalid string".
  return issue.message.startsWith('Invalid') ? words`a ${issue.format}` : worded(issue.message);
}

function amount(limit: number | bigint, origin: string): Words {
  if (origin === 'string') return words`${String(limit)} characters`;
  if (origin === 'array') return words`${String(limit)} entries`;
  return words`${String(limit)}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

function unknownField(value: unknown) {
  // In YAML, { name: Fees, October } is a name "Fees" and a field "October" without a value.
  const advice = value === null ? words`a text with a comma or colon needs quotes` : words`is it misspelt?`;
  return { expected: words`no field of this name (${advice})`, found: describeFound(value) };
}

/** Fields that a schema's output dropped: the contract's nested objects ignore what they do not know, a release may not. */
export function droppedFields(input: unknown, output: unknown, path: PropertyKey[] = []): FieldProblem[] {
  if (typeof input !== 'object' || input === null || typeof output !== 'object' || output === null) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const here = [...path, name];
    if (!(name in output)) return value === undefined ? [] : [{ path: here, ...unknownField(value) }];
    return droppedFields(value, (output as Record<string, unknown>)[name], here);
  });
}
