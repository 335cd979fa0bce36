import type { YAMLParseError } from 'yaml';
import { quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';

/** A syntax error of YAML in words for who typed it; `line` is the line that it stands on. */
export function yamlProblem(
  { code, message }: Pick<YAMLParseError, 'code' | 'message'>,
  line: string,
): { expected: Words; found: Words } {
  if (/^[\w.]+：/.test(line))
    return { expected: words`a colon and a space, ": ", behind the name of the field`, found: quote(line) };
  const expected = EXPECTED[code];
  if (expected !== undefined) return { expected, found: quote(line) };
  return {
    expected: words`well-formed YAML (texts with ": " or a leading "[" need quotes)`,
    found: quote(message),
  };
}

const EXPECTED: Readonly<Record<string, Words>> = {
  TAB_AS_INDENT: words`spaces at the beginning of the line, no tabulator`,
  DUPLICATE_KEY: words`each field once in an entry`,
  BAD_INDENT: words`as many spaces at the beginning of the line as its neighbours have`,
  BLOCK_AS_IMPLICIT_KEY: words`quotes around a text with ": " in it`,
};
