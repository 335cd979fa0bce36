import { z } from 'zod';
import type { Scope } from './scopes.ts';

/** Above 0, at most 12 digits before the point and 8 behind it; '' where nothing was traded or is known. */
export const OptionalPositive = z
  .string()
  .regex(/^(?:(?!0+(?:\.0+)?$)\d{1,12}(?:\.\d{1,8})?)?$/, 'a decimal number above 0 such as 1.0163');
export const OptionalSigned = z
  .string()
  .regex(/^(?:-?\d{1,12}(?:\.\d{1,8})?)?$/, 'a decimal number such as 0.35 or -0.21');

/** One kind of history. */
export interface SeriesType<Fields extends z.ZodObject = z.ZodObject> {
  scope: Scope;
  /** What a history is of, such as a currency or a product code. */
  key: z.ZodType<string, string>;
  /** Decimals as text. Stores keep the values in this order, so a new field goes to the end. */
  fields: Fields;
  /** Worked out from another history when that is imported: no author and no feed gives it. */
  isDerived: boolean;
}

export function seriesType<Shape extends z.ZodRawShape>(
  scope: Scope,
  key: SeriesType['key'],
  shape: Shape,
): SeriesType<z.ZodObject<Shape>> {
  return { scope, key, fields: z.object(shape), isDerived: false };
}
