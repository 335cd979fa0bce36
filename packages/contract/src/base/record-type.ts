import type { z } from 'zod';
import type { Scope } from './scopes.ts';

/** How a record type is stored and found again. */
export interface RecordType<Body extends z.ZodType = z.ZodType> {
  scope: Scope;
  body: Body;
  /** What a row of an author's table has, where packing makes the body out of something that is never stored. */
  source?: z.ZodType;
  /** Fields that hold rich text and are sanitised at import. */
  richText: readonly string[];
  /** Where the record is filed: lists are read by section. */
  section(body: z.output<Body>): string;
  /** Lists are ordered by rank (ascending), then date (newest first), then key (descending). */
  rank(body: z.output<Body>): number;
  date?(body: z.output<Body>): string;
  /** What a keyword filter looks at. */
  text?(body: z.output<Body>): string;
  /** What a neighbour link shows. */
  title?(body: z.output<Body>): string;
}

export function recordType<Body extends z.ZodType>(
  scope: Scope,
  body: Body,
  filing: Omit<RecordType<Body>, 'scope' | 'body' | 'richText'> & { richText?: readonly string[] },
): RecordType<Body> {
  return { richText: [], ...filing, scope, body };
}

export const one = { section: () => '', rank: () => 0 };
export const bySort = { section: () => '', rank: (body: { sort: number }) => body.sort };
