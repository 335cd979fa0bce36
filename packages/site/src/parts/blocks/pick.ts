/** The named fields, and only those: what a page does not show need not be in its data block. */
export function pick<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> {
  const picked: Partial<Pick<Value, Name>> = {};
  for (const name of names) if (value[name] !== undefined) picked[name] = value[name];
  return picked as Pick<Value, Name>;
}
