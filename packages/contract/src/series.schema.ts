/*
 * Daily histories that a content release holds beside its records: one short row for each key and day, added to by the
 * day. Rates that change a few times a year (deposits, loans, LPR) are records with an effectiveDate instead.
 */
import { z } from 'zod';
import { CURRENCIES } from './dictionaries.ts';
import type { Scope } from './vocabulary.ts';

/** Above 0, at most 12 digits before the point and 8 behind it; '' where nothing was traded or is known. */
const OptionalPositive = z
  .string()
  .regex(/^(?:(?!0+(?:\.0+)?$)\d{1,12}(?:\.\d{1,8})?)?$/, 'a decimal number above 0 such as 1.0163');
const OptionalSigned = z
  .string()
  .regex(/^(?:-?\d{1,12}(?:\.\d{1,8})?)?$/, 'a decimal number such as 0.35 or -0.21');

/** One kind of history. */
export interface SeriesType<Fields extends z.ZodObject = z.ZodObject> {
  scope: Scope;
  /** What a history is of, such as a currency or a product code. */
  key: z.ZodType<string, string>;
  /** Decimals as text. Stores keep the values in this order, so a new field goes to the end. */
  fields: Fields;
}

function seriesType<Shape extends z.ZodRawShape>(
  scope: Scope,
  key: SeriesType['key'],
  shape: Shape,
): SeriesType<z.ZodObject<Shape>> {
  return { scope, key, fields: z.object(shape) };
}

const ProductCode = z.string().regex(/^[A-Za-z0-9-]{1,32}$/, 'a product code of letters, digits and -');
const FundCode = z.string().regex(/^\d{6}$/, 'a fund code of six digits');

export const seriesTypes = {
  /** Closing rates of a day, yuan per the currency's unit (as in its fx-rate record). Key: the currency. */
  'fx-history': seriesType('rates', z.enum(CURRENCIES), {
    middleRate: OptionalPositive,
    spotBuy: OptionalPositive,
    spotSell: OptionalPositive,
    cashBuy: OptionalPositive,
    cashSell: OptionalPositive,
  }),
  /** Key: prodCode. */
  'wealth-nav': seriesType('wealth', ProductCode, { unitNav: OptionalPositive, accNav: OptionalPositive }),
  /** Key: fundCode. Money funds have the last two and no NAV; rates are per cent, income is yuan per 10,000 units. */
  'fund-nav': seriesType('funds', FundCode, {
    unitNav: OptionalPositive,
    accNav: OptionalPositive,
    dayRate: OptionalSigned,
    tenThousandIncome: OptionalSigned,
    sevenDayYield: OptionalSigned,
  }),
} as const;

export type SeriesTypeName = keyof typeof seriesTypes;
/** The values of one day, `YYYY-MM-DD` in Asia/Shanghai. */
export type SeriesPoint<Name extends SeriesTypeName> = { date: string } & z.output<
  (typeof seriesTypes)[Name]['fields']
>;

/** The fields' names in the order in which their values are stored. */
export function seriesFields(type: SeriesTypeName): string[] {
  return Object.keys(seriesTypes[type].fields.shape);
}

export function seriesTypesOf(scope: Scope): SeriesTypeName[] {
  return (Object.keys(seriesTypes) as SeriesTypeName[]).filter((name) => seriesTypes[name].scope === scope);
}
