import type { z } from 'zod';
import { describeFound } from './findings.ts';

type Issue = z.core.$ZodIssue;

interface FieldProblem {
  path: PropertyKey[];
  expected: string;
  found: string;
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

function expectation(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeName(issue.expected, value);
    case 'invalid_value':
      return choices(issue.values.map(String));
    case 'invalid_format':
      return format(issue);
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'a text'
        : `at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `at most ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_union': {
      const parts = issue.errors.flatMap((branch) => branch.map((inner) => expectation(inner, value)));
      return [...new Set(parts)].join(', or ') || 'another kind of value';
    }
    default:
      return issue.message;
  }
}

function foundFor(issue: Issue, value: unknown): string {
  if (issue.code === 'too_big' && typeof value === 'string') return `${value.length} characters`;
  if ((issue.code === 'too_big' || issue.code === 'too_small') && Array.isArray(value))
    return `${value.length}`;
  return describeFound(value);
}

function typeName(expected: string, value: unknown): string {
  switch (expected) {
    case 'string':
      // YAML reads 707.10 as a number and forgets its last zero; quotes keep prices as they were written.
      return typeof value === 'number' || typeof value === 'boolean' ? 'a text in quotes' : 'a text';
    case 'int':
      return 'a whole number';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
    case 'record':
      return 'a group of fields';
    default:
      return expected;
  }
}

function choices(values: string[]): string {
  if (values.length === 1) return values[0] === '' ? 'an empty text' : String(values[0]);
  return `one of ${values.join(', ')}`;
}

function format(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'date') return 'a day such as 2026-11-20';
  if (issue.format === 'datetime') return 'a moment with its offset such as 2026-11-20T09:00:00+08:00';
  // The contract's own formats carry their wording; zod's default one would only say "Invalid string".
  return issue.message.startsWith('Invalid') ? `a ${issue.format}` : issue.message;
}

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} characters`;
  if (origin === 'array') return `${limit} entries`;
  return String(limit);
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
  const advice = value === null ? 'a text with a comma or colon needs quotes' : 'is it misspelt?';
  return { expected: `no field of this name (${advice})`, found: describeFound(value) };
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
