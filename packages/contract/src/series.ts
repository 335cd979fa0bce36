/*
 * Daily histories that a content release holds beside its records: one short row for each key and day, added to by the
 * day. Rates that change a few times a year (deposits, loans, LPR) are records with an effectiveDate instead.
 */
import { z } from 'zod';
import { CURRENCIES } from './dictionaries.ts';
import type { Scope } from './base/language.ts';

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
  /** Worked out from another history when that is imported: no author and no feed gives it. */
  isDerived: boolean;
}

function seriesType<Shape extends z.ZodRawShape>(
  scope: Scope,
  key: SeriesType['key'],
  shape: Shape,
): SeriesType<z.ZodObject<Shape>> {
  return { scope, key, fields: z.object(shape), isDerived: false };
}

const ProductCode = z.string().regex(/^[A-Za-z0-9-]{1,32}$/, 'a product code of letters, digits and -');
const IndexCode = z.string().regex(/^[A-Z0-9]{2,12}$/, 'an index code of capital letters and digits');
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
  /** Closing levels of the indices that funds are measured by. Key: the index code of a fund's benchmark. */
  'index-level': seriesType('funds', IndexCode, { close: OptionalPositive }),
  /**
   * Key: fundCode; a point stands for the figures up to that day (docs/decisions/0024). Returns, drawdown and
   * deviation are per cent. Only the newest point of a fund is ever read.
   */
  'fund-figure': {
    ...seriesType('funds', FundCode, {
      /** First day of the history. */
      since: z.string(),
      W1: OptionalSigned,
      M1: OptionalSigned,
      M3: OptionalSigned,
      M6: OptionalSigned,
      YTD: OptionalSigned,
      Y1: OptionalSigned,
      Y2: OptionalSigned,
      Y3: OptionalSigned,
      ALL: OptionalSigned,
      dayRate: OptionalSigned,
      unitNav: OptionalPositive,
      accNav: OptionalPositive,
      tenThousandIncome: OptionalSigned,
      sevenDayYield: OptionalSigned,
      maxDrawdown: OptionalSigned,
      stdDev: OptionalSigned,
      sharpe: OptionalSigned,
      /** Weekly unit NAV of the last three months, oldest first, parted by |. */
      trend: z.string(),
      /** `date:factor` of every distribution, parted by |: with it the next day need not read the whole history. */
      factors: z.string(),
    }),
    isDerived: true,
  },
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

/** Every history of a scope, the derived ones too. */
export function seriesTypesOf(scope: Scope): SeriesTypeName[] {
  return (Object.keys(seriesTypes) as SeriesTypeName[]).filter((name) => seriesTypes[name].scope === scope);
}

/** The histories that authors and feeds give. */
export function givenSeriesTypesOf(scope: Scope): SeriesTypeName[] {
  return seriesTypesOf(scope).filter((name) => !seriesTypes[name].isDerived);
}
