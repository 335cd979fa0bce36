/** 1 branch, 2 sub-branch, 3 community, 4 24-hour self-service, 5 ATM, 6 specialty. */
export const BRANCH_TYPES = ['1', '2', '3', '4', '5', '6'] as const;
export type BranchTypeCode = (typeof BRANCH_TYPES)[number];
export const BRANCH_SERVICES = [
  'FX',
  'CORP',
  'SAFEBOX',
  'COIN',
  'WHEELCHAIR',
  'ELDER',
  'WEALTH',
  'CARD',
  'WIFI',
  'PARKING',
] as const;
export type BranchServiceCode = (typeof BRANCH_SERVICES)[number];
/** The public holidays of China, in the order of the year. */
export const HOLIDAY_CODES = [
  'NEW_YEAR',
  'SPRING_FESTIVAL',
  'QINGMING',
  'LABOUR_DAY',
  'DRAGON_BOAT',
  'MID_AUTUMN',
  'NATIONAL_DAY',
] as const;
export type HolidayCode = (typeof HOLIDAY_CODES)[number];
/** The business of specialty branches, as the columns of special finance have it. */
export const BRANCH_THEMES = ['TECH', 'CULTURE', 'GREEN', 'SMALL'] as const;
export type BranchThemeCode = (typeof BRANCH_THEMES)[number];
