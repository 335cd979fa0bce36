import { z } from 'zod';

/** A list in an address: `fundTypes=01,02`; absent or empty where there is none. */
export function commaList<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((given) => {
    if (typeof given !== 'string') return given;
    const parts = given.split(',').filter(Boolean);
    return parts.length === 0 ? undefined : parts;
  }, schema);
}
