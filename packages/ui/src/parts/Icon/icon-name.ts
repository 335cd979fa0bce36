import { COMMON_ICONS } from './common-icons.ts';
import { SIGNS } from './signs.ts';

/** Content names icons by these words. Those written out are the symbols of subject-icons.svg. */
export const ICON_NAMES = [
  ...SIGNS,
  ...COMMON_ICONS,
  'appointment',
  'bond',
  'calculator',
  'card',
  'clock',
  'company',
  'company-loan',
  'compare',
  'contrast',
  'culture-finance',
  'cursor',
  'deposit',
  'fee',
  'fund',
  'green-finance',
  'guarantee',
  'guide',
  'hotline',
  'info',
  'investor',
  'loan',
  'market',
  'merchant-offer',
  'minus',
  'mobile',
  'pause',
  'play',
  'rates',
  'read',
  'repayment',
  'reset',
  'rights',
  'science-finance',
  'small-business',
  'special',
  'staff',
  'text-size',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** For names that come from content: an unknown one is left out rather than drawn empty. */
export function isIconName(value: string | undefined): value is IconName {
  return (ICON_NAMES as readonly (string | undefined)[]).includes(value);
}
