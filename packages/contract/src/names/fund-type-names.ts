import type { Language } from '../base/language.ts';
import type { FundTypeCode } from '../subjects/funds/constants.ts';
import { fundTypes as english } from './en/fund-types.ts';
import { fundTypes as chinese } from './zh-cn/fund-types.ts';

export const FUND_TYPE_NAMES: Readonly<Record<Language, Readonly<Record<FundTypeCode, string>>>> = {
  CN: chinese,
  EN: english,
};
