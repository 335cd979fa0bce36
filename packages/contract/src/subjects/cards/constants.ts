export const CARD_ORGS = ['UNIONPAY', 'VISA', 'MASTERCARD', 'AMEX', 'JCB', 'DUAL'] as const;
export type CardOrgCode = (typeof CARD_ORGS)[number];
export const CARD_LEVELS = ['CLASSIC', 'GOLD', 'PLATINUM', 'DIAMOND', 'INFINITE'] as const;
export type CardLevelCode = (typeof CARD_LEVELS)[number];
/** What people want a card for. */
export const CARD_THEMES = [
  'DAILY',
  'DINING',
  'TRAVEL',
  'ABROAD',
  'MOTORING',
  'YOUNG',
  'FAMILY',
  'CULTURE',
  'BUSINESS',
] as const;
export type CardThemeCode = (typeof CARD_THEMES)[number];
/** FREE never charged, TIMES not charged after so many purchases, SPEND after so much spent, NONE always charged. */
export const CARD_WAIVERS = ['FREE', 'TIMES', 'SPEND', 'NONE'] as const;
export type CardWaiverCode = (typeof CARD_WAIVERS)[number];
/** Families of card faces: everyday, abroad, motoring, young, food and family, private and business. */
export const CARD_FAMILIES = ['BEICHEN', 'XINGQIAO', 'CHEBANG', 'QINGTENG', 'XIANGWEI', 'YUHENG'] as const;
export type CardFamilyCode = (typeof CARD_FAMILIES)[number];
/** 1 dining, 2 shopping, 3 travel, 4 leisure, 5 motoring, 6 health, 7 online. */
export const MERCHANT_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type MerchantTypeCode = (typeof MERCHANT_TYPES)[number];
export const MERCHANT_STATES = ['CURRENT', 'UPCOMING', 'EXPIRED'] as const;
export type MerchantStateCode = (typeof MERCHANT_STATES)[number];
/** A bill that has been issued, a single purchase, cash paid into an account. */
export const INSTALMENT_KINDS = ['STATEMENT', 'PURCHASE', 'CASH'] as const;
export const POINTS_KINDS = ['DOMESTIC', 'ONLINE', 'ABROAD', 'PREFERRED', 'BIRTHDAY'] as const;
