/** Fields that hold addresses, ids and names of files, which are the same in both languages. */
const NOT_WORDS =
  /(?:[uU]rl|Path|Id)$|^(?:path|ids?|key|code|files?|link|cover|scene|icon|component|page|related|prodCode|docNo|parent|email|dial)$/;

/** Every text of a record that is words, at any depth. */
export function* textsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* textsOf(one, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      if (!NOT_WORDS.test(name)) yield* textsOf(one, [...path, name]);
    }
  }
}
