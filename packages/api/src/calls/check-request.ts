import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type OfCode<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/** A request held against its schema: what is wrong is told as what was expected, in words for whoever wrote the request. */
export function checkRequest<Schema extends z.ZodType>(schema: Schema, given: unknown) {
  return schema.safeParse(given, { error: expectedOf });
}

/** `{ pageNum: 'a whole number from 1 to 50' }`: one line per field, the first finding each. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const named = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    for (const field of named) fields[field] ??= issue.message;
  }
  return fields;
}

/** Where a schema has words of its own, those are said. */
function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? issue.expected}${insteadOf(issue.input)}`;
    case 'invalid_value':
      return `${oneOf(issue.values)}${issue.input === undefined ? MISSING : ''}`;
    case 'too_small':
      return sized(issue, `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`);
    case 'too_big':
      return sized(issue, `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`);
    case 'invalid_format':
      return FORMATS[issue.format] ?? `a text of the form ${issue.pattern ?? issue.format}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'is not a field of this call';
    case 'invalid_union':
      return eitherOf(issue);
    default:
      return 'another value';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-11-20',
  datetime: 'a moment such as 2026-11-20T10:30:00+08:00',
};

const MISSING = ', which is missing';

function insteadOf(given: unknown): string {
  if (given === undefined) return MISSING;
  if (Number.isNaN(given)) return '';
  if (given === null || typeof given === 'boolean') return `, not ${given}`;
  if (Array.isArray(given)) return ', not a list';
  // 1.5 is a number, and yet not what was expected.
  return typeof given === 'number' ? `, not ${given}` : `, not ${KINDS[typeof given] ?? typeof given}`;
}

function oneOf(values: OfCode<'invalid_value'>['values']): string {
  return values.length === 1 ? `only ${String(values[0])}` : `one of ${values.map(String).join(', ')}`;
}

function sized({ origin }: OfCode<'too_small' | 'too_big'>, size: string): string {
  if (origin === 'string') return `a text of ${size} characters`;
  if (origin === 'array' || origin === 'set') return `a list of ${size} entries`;
  return `a number of ${size}`;
}

/** What each of the choices expects, once. */
function eitherOf(issue: OfCode<'invalid_union'>): string {
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  const said = issue.errors.flatMap((choice) => choice.slice(0, 1).map(({ message }) => message));
  return [...new Set(said)].join(', or ');
}
