import type { FundTypeCode } from '../dictionaries.ts';
import { fundTypes as english } from '../names/en/fund-types.ts';
import { fundTypes as chinese } from '../names/zh-cn/fund-types.ts';
import type { Language } from '../base/language.ts';

export const FUND_TYPE_NAMES: Readonly<Record<Language, Readonly<Record<FundTypeCode, string>>>> = {
  CN: chinese,
  EN: english,
};
