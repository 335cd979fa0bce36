import { words } from '../words.ts';

/** Names of fields that would reach into JavaScript's own objects where a careless reader copies them. */
const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

export const HOSTILE_FIELD = {
  expected: words`another name for the field`,
  found: words`one of JavaScript’s own objects`,
};

/** The path of the first such field at any depth of parsed JSON or YAML; undefined when there is none. */
export function hostileName(value: unknown): PropertyKey[] | undefined {
  // A list of its own instead of calls, so that no depth of nesting is too much.
  const open: { value: unknown; path: PropertyKey[] }[] = [{ value, path: [] }];
  const seen = new Set<unknown>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null || seen.has(next.value)) continue;
    // Aliases of YAML may lead in circles.
    seen.add(next.value);
    for (const [name, inner] of Object.entries(next.value)) {
      const path = [...next.path, name];
      if (HOSTILE.has(name)) return path;
      open.push({ value: inner, path });
    }
  }
  return undefined;
}
