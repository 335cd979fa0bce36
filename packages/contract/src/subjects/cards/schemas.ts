import { z } from 'zod';
import { Day, Decimal, Flag, Id, Keyword, Moment, paged, paging, request } from '../../base/schemas.ts';
import { AreaCode } from '../branches/schemas.ts';
import { Cover } from '../files/schemas.ts';
import { COMPARED_AT_MOST } from '../../base/limits.ts';
import {
  CARD_FAMILIES,
  CARD_LEVELS,
  CARD_ORGS,
  CARD_THEMES,
  CARD_WAIVERS,
  INSTALMENT_KINDS,
  MERCHANT_STATES,
  MERCHANT_TYPES,
  POINTS_KINDS,
} from './constants.ts';

export const CardOrg = z.enum(CARD_ORGS);
export const CardLevel = z.enum(CARD_LEVELS);
export const CardFamily = z.enum(CARD_FAMILIES);
export const CardTheme = z.enum(CARD_THEMES);
export const CardWaiver = z.enum(CARD_WAIVERS);
export const MerchantType = z.enum(MERCHANT_TYPES);
export const MerchantState = z.enum(MERCHANT_STATES);
export const InstalmentKind = z.enum(INSTALMENT_KINDS);
export const PointsKind = z.enum(POINTS_KINDS);

export const CreditCard = z.object({
  id: Id,
  cardName: z.string(),
  /** What the card is for, in a sentence. */
  summary: z.string(),
  cardOrg: CardOrg,
  cardLevel: CardLevel,
  themes: z.array(CardTheme),
  family: CardFamily,
  /** The face of the card, without lettering. */
  cover: Cover,
  /** Last four digits of the number that its picture shows; no card has it. */
  specimenEnd: z.string().regex(/^\d{4}$/, 'four digits'),
  /** Yuan a year for the main card; '0' where the card has none. */
  annualFee: Decimal,
  waiver: CardWaiver,
  /** Purchases in a year where the waiver is TIMES, yuan spent in a year where it is SPEND; else '0'. */
  waiverTarget: Decimal,
  /** '1' when the first year costs nothing. */
  firstYearFree: Flag,
  /** When the fee is not charged, in a sentence. */
  waiverRule: z.string(),
  /** Per cent of a foreign purchase, charged for its conversion; '0' where that is free. */
  conversionRate: Decimal,
  /** How points are earned, in a few words. */
  pointsText: z.string(),
  /** What every purchase earns, without benefits that need an occasion; empty where purchases earn nothing. */
  pointsRates: z.array(z.object({ kind: PointsKind, perAmount: Decimal, points: z.number().int().min(1) })),
  /** Who may apply. */
  eligibility: z.string(),
  benefits: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Conditions that a holder must know before applying, one to a line. */
  terms: z.array(z.string()),
  applyUrl: z.string(),
});
export type CreditCard = z.infer<typeof CreditCard>;

export const CardListRequest = request({
  /** Any of them, in each of these limits. */
  cardOrgs: z.array(CardOrg).max(CARD_ORGS.length).default([]),
  cardLevels: z.array(CardLevel).max(CARD_LEVELS.length).default([]),
  themes: z.array(CardTheme).max(CARD_THEMES.length).default([]),
  waivers: z.array(CardWaiver).max(CARD_WAIVERS.length).default([]),
  /** Looked for in names and summaries, and in pinyin and its initials. */
  keyword: Keyword.default(''),
  /** The cards of a comparison, answered in this order; whatever else is asked for is not looked at. */
  cardIds: z.array(Id).max(COMPARED_AT_MOST).default([]),
  ...paging,
});
export const CardList = paged(CreditCard);
export type CardList = z.infer<typeof CardList>;

export const CardDetailRequest = request({ id: Id });
export const CardDetail = CreditCard.extend({
  /** Others that share a purpose with it. */
  similar: z.array(CreditCard),
});
export type CardDetail = z.infer<typeof CardDetail>;

export const Merchant = z.object({
  id: Id,
  name: z.string(),
  merchantType: MerchantType,
  /** Absent for a merchant on the internet, as are its place and its code. */
  cityCode: AreaCode.optional(),
  city: z.string().optional(),
  district: z.string().optional(),
  address: z.string().optional(),
  phone: z.string().optional(),
  /** What the card holder gets, in a few words. */
  offer: z.string(),
  /** First and last day of the offer, Asia/Shanghai. */
  startDate: Day,
  endDate: Day,
  /** Compared with today in Beijing. */
  state: MerchantState,
  lngWgs: z.number().optional(),
  latWgs: z.number().optional(),
  lngGcj: z.number().optional(),
  latGcj: z.number().optional(),
  cover: Cover.optional(),
  /** Days and hours in which the offer holds. */
  times: z.string(),
  /** Which cards it takes. */
  cards: z.string(),
  terms: z.array(z.string()),
  /** Metres from the place in question, as the crow flies. */
  distance: z.number().int().optional(),
});
export type Merchant = z.infer<typeof Merchant>;

export const MerchantListRequest = request({
  city: AreaCode.optional(),
  /** Any of them. */
  merchantTypes: z.array(MerchantType).max(MERCHANT_TYPES.length).default([]),
  /** Looked for in names, offers and addresses, and in pinyin and its initials. */
  keyword: Keyword.default(''),
  state: MerchantState.default('CURRENT'),
  ...paging,
});
export const MerchantList = paged(Merchant).extend({
  /** Cities that have merchants in this state, whatever the other limits, with how many. */
  cities: z.array(z.object({ code: AreaCode, name: z.string(), count: z.number().int() })),
  /** Where all that were found are, not only those of this page, when one city was asked for; WGS-84. */
  places: z.array(
    z.object({ id: Id, name: z.string(), district: z.string(), lngWgs: z.number(), latWgs: z.number() }),
  ),
});
export type MerchantList = z.infer<typeof MerchantList>;

export const MerchantDetailRequest = request({ id: Id });
export const MerchantDetail = Merchant.extend({
  /** The nearest others whose offers hold today, with their distance from this one. */
  nearby: z.array(Merchant),
});
export type MerchantDetail = z.infer<typeof MerchantDetail>;

/** So many points for every full `perAmount` yuan of a purchase. */
export const PointsEarning = z.object({
  kind: PointsKind,
  name: z.string(),
  perAmount: Decimal,
  points: z.number().int().min(1),
  /** The most in a statement; absent where there is no limit. */
  monthlyMost: z.number().int().optional(),
  note: z.string(),
});
export type PointsEarning = z.infer<typeof PointsEarning>;
export const PointsExample = z.object({
  title: z.string(),
  spends: z.array(
    z.object({ kind: PointsKind, name: z.string(), amount: Decimal, points: z.number().int() }),
  ),
  /** The sum of the spends' points. */
  total: z.number().int(),
});
export const PointsRulesRequest = request({});
export const PointsRules = z.object({
  effectiveDate: Day,
  updateTime: Moment,
  summary: z.string(),
  earning: z.array(PointsEarning),
  exclusions: z.array(z.string()),
  expiry: z.array(z.string()),
  redemptions: z.array(
    z.object({
      name: z.string(),
      points: z.number().int(),
      /** What the points pay of a statement, where that is what they buy. */
      yuan: Decimal.optional(),
      note: z.string(),
    }),
  ),
  examples: z.array(PointsExample),
  /** Sanitised HTML: the clauses in full. */
  content: z.string(),
});
export type PointsRules = z.infer<typeof PointsRules>;

export const InstalmentPlansRequest = request({});
export const InstalmentPlan = z.object({
  kind: InstalmentKind,
  months: z.number().int().min(1).max(60),
  /** Per cent of the whole amount, charged as interest each month: `0.60`. */
  monthlyRate: Decimal,
  /** Yuan. */
  minAmount: Decimal,
  maxAmount: Decimal,
  effectiveDate: Day,
});
export type InstalmentPlan = z.infer<typeof InstalmentPlan>;
export const InstalmentPlans = z.array(InstalmentPlan);
