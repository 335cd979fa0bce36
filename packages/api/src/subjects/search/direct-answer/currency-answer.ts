import type { Language } from '@bank/contract';
import { otherCurrencyNames as english } from '@bank/contract/names/en/other-currency-names';
import { otherCurrencyNames as chinese } from '@bank/contract/names/zh-cn/other-currency-names';
import type { FindAnswer } from './find-answer.ts';

/** What people add to the name of a currency. */
const AROUND =
  /^(?:今日|今天|最新|实时)|(?:对|兑|换)?(?:人民币|rmb|cny)?(?:的)?(?:汇率|牌价|外汇牌价|价格|多少|换算)$|\b(?:to|against)\s(?:rmb|cny|yuan|renminbi)$|\b(?:exchange\s)?rates?$/gu;

const OTHER_NAMES: Readonly<Record<Language, typeof chinese>> = { CN: chinese, EN: english };

/** A currency by code or name, with or without "rate": 美元汇率, usd, 100 usd to cny is left to the page. */
export const currencyAnswer: FindAnswer = async ({ content }, language, { text }) => {
  let named = text;
  for (let before = ''; before !== named;) {
    before = named;
    named = named.replace(AROUND, '').trim();
  }
  if (named === '' || named.length > 20) return undefined;
  const rates = (await content.list('fx-rate', language)).map(({ body }) => body);
  const others = Object.entries(OTHER_NAMES[language]);
  const code = others.find(([, names]) => names.split(' ').includes(named))?.[0] ?? named.toUpperCase();
  const rate = rates.find(
    ({ currency, currencyName }) => currency === code || currencyName.toLowerCase() === named,
  );
  if (rate === undefined) return undefined;
  const { sort: _sort, ...shown } = rate;
  return { kind: 'FX', rate: shown };
};
