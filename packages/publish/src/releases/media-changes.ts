import type { Language } from '@bank/contract';

/** A stored file in the place of another one; one side is missing where nothing stood or stands there. */
export interface MediaChange {
  language: Language;
  /** Dotted, as in a change of a field. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

const STORED_NAME = /\b[0-9a-f]{24}\.[a-z0-9]{2,5}\b/g;

/** What differs between the files that two bodies of a record name, field by field. */
export function mediaChanges(before: unknown, after: unknown, language: Language): MediaChange[] {
  const [was, is] = [namesByField(before), namesByField(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, now] = [was.get(field) ?? [], is.get(field) ?? []];
    const gone = old.filter((name) => !now.includes(name));
    const come = now.filter((name) => !old.includes(name));
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
      language,
      field,
      before: gone[index],
      after: come[index],
    }));
  });
}

function namesByField(body: unknown, field = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof body === 'string') {
    const names = body.match(STORED_NAME) ?? [];
    if (names.length > 0) found.set(field, [...(found.get(field) ?? []), ...names]);
  } else if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body))
      namesByField(value, field === '' ? name : `${field}.${name}`, found);
  }
  return found;
}
