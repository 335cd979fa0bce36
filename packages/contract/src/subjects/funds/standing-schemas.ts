import { z } from 'zod';
import { Day, Decimal, OptionalDecimal, request } from '../../base/schemas.ts';
import { FUND_WINDOWS } from './constants.ts';
import { FundCode, FundCurvePoint } from './schemas.ts';

export const FundStandingRequest = request({
  fundCode: FundCode,
  window: z.enum(FUND_WINDOWS).default('Y1'),
});

/** A calendar quarter; `value` is the fund's return, per cent, distributions counted. */
export const FundQuarter = z.object({
  /** `2026Q3` */
  quarter: z.string(),
  value: Decimal,
  /** Among the funds of its type that had a NAV by the start of the quarter; equal ones share a place. */
  place: z.number().int(),
  of: z.number().int(),
  /** 1 is the best quarter of the field. */
  quartile: z.number().int().min(1).max(4),
});
export type FundQuarter = z.infer<typeof FundQuarter>;

export const FundStanding = z.object({
  /** First and last day of the window; '' without any history. */
  from: z.union([Day, z.literal('')]),
  to: z.union([Day, z.literal('')]),
  /**
   * Per cent since `from`: the mean of the cumulative returns of the `count` funds of the type that had a NAV on
   * `from` or before it, the fund itself among them. On the fund's own days; empty where there is no other fund.
   */
  peers: z.object({ points: z.array(FundCurvePoint), count: z.number().int() }),
  /** Per cent, 0.00 or below: how far each day was below the highest one since `from`. Empty for money funds. */
  below: z.array(FundCurvePoint),
  /** First day on which the fund stood as high as before its deepest fall in the window; absent while it has not. */
  recovered: Day.optional(),
  /** Of the window, where it is a year or longer, or since the beginning of a fund that is a year old. */
  risk: z
    .object({
      /** Sample standard deviation of daily log returns × √244, per cent a year. */
      volatility: Decimal,
      /** Per cent, 0.00 or below. */
      maxDrawdown: Decimal,
      /** (annualised return − `riskFree`) / volatility; absent where nothing moved. */
      sharpe: Decimal.optional(),
      /** Sample standard deviation of daily returns above the benchmark × √244, per cent a year. */
      trackingError: Decimal.optional(),
      /** Per cent a year: this bank's one-year deposit. */
      riskFree: Decimal,
    })
    .optional(),
  /** The whole history, oldest first: months (`YYYY-MM`) and years (`YYYY`), per cent; the newest up to its last day. */
  months: z.array(z.object({ month: z.string(), value: Decimal })),
  years: z.array(z.object({ year: z.string(), value: Decimal })),
  /** The last twelve that are over, oldest first. */
  quarters: z.array(FundQuarter),
});
export type FundStanding = z.infer<typeof FundStanding>;

const PLAN_MONTHS_MOST = 120;
const PLAN_DAY_LAST = 28;
export const FundPlanRequest = request({
  fundCode: FundCode,
  /** Yuan a month. */
  amount: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'yuan with at most two decimals, such as 1000.00')
    .refine((amount) => /[1-9]/.test(amount), 'more than 0 yuan')
    .default('1000'),
  /** Day of the month; the first dealing day on or after it is taken. */
  day: z.coerce.number().int().min(1).max(PLAN_DAY_LAST).default(15),
  months: z.coerce.number().int().min(1).max(PLAN_MONTHS_MOST).default(36),
});

/** What a purchase every month would have become, reckoned from the fund's own NAVs. */
export const FundPlan = z.object({
  /** How many purchases; fewer than the months asked for where the fund is younger. 0 without NAVs of that time. */
  instalments: z.number().int(),
  /** Day of the first purchase, and of the NAV that the value is reckoned by; '' without purchases. */
  first: z.union([Day, z.literal('')]),
  last: z.union([Day, z.literal('')]),
  /** Per cent of each purchase, this bank's rate; yuan a purchase where `feeUnit` is YUAN. */
  feeRate: Decimal,
  feeUnit: z.enum(['PERCENT', 'YUAN']),
  /** Yuan. */
  invested: Decimal,
  fees: Decimal,
  /** Units with two decimals, those of reinvested distributions among them. */
  units: Decimal,
  value: OptionalDecimal,
  /** Yuan and per cent of what was invested; below 0 at a loss. */
  gain: OptionalDecimal,
  gainPercent: OptionalDecimal,
  /** Ends of months and days of purchase, oldest first, yuan. */
  points: z.array(z.object({ date: Day, invested: Decimal, value: Decimal })),
});
export type FundPlan = z.infer<typeof FundPlan>;
