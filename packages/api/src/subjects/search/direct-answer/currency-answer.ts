import type { Language } from '@bank/contract';
import { otherCurrencyNames as english } from '@bank/contract/names/en/other-currency-names';
import { otherCurrencyNames as chinese } from '@bank/contract/names/zh-cn/other-currency-names';
import { listedOnce } from '../../../base/listed-once.ts';
import { askedSum } from './asked-sum.ts';
import type { FindAnswer } from './find-answer.ts';

/** What people add to the name of a currency. */
const AROUND =
  /^(?:今日|今天|最新|实时)|(?:对|兑|换|兑换|换成|等于|折合|合|是|in|=)?(?:多少)?(?:人民币|rmb|cny)?(?:的)?(?:汇率|牌价|外汇牌价|价格|多少|换算)$|(?:对|兑|换|兑换|换成|等于|折合|合|是|=)(?:多少)?(?:人民币|块钱|元|rmb|cny)$|\b(?:to|in|into|against)\s(?:rmb|cny|yuan|renminbi)$|\b(?:exchange\s)?rates?$|^(?:how much (?:is|are)|convert)\s/gu;
/** The other way round: yuan are what one has. */
const FROM_YUAN =
  /^(?:人民币|块钱|元|rmb|cny|yuan)\s?(?:可以|能)?(?:对|兑换成|兑换|兑|换成|换|等于|\bto\s|\binto\s|\bin\s)(?:多少)?/u;

const OTHER_NAMES: Readonly<Record<Language, typeof chinese>> = { CN: chinese, EN: english };

const ratesOf = listedOnce('fx-rate');

/** A currency by code or name, with or without "rate" or a sum: 美元汇率, usd, 100 usd to cny, 500人民币换日元. */
export const currencyAnswer: FindAnswer = async ({ content }, language, { text }) => {
  const { amount, rest } = askedSum(text);
  const isYuan = FROM_YUAN.test(rest);
  let named = rest.replace(FROM_YUAN, '').trim();
  for (let before = ''; before !== named;) {
    before = named;
    named = named.replace(AROUND, '').trim();
  }
  if (named === '' || named.length > 20) return undefined;
  const rates = await ratesOf(content, language);
  const others = Object.entries(OTHER_NAMES[language]);
  const code = others.find(([, names]) => names.split(' ').includes(named))?.[0] ?? named.toUpperCase();
  const rate = rates.find(
    ({ currency, currencyName }) => currency === code || currencyName.toLowerCase() === named,
  );
  if (rate === undefined) return undefined;
  const { sort: _sort, ...shown } = rate;
  return {
    kind: 'FX',
    rate: shown,
    ...(amount !== undefined && { sum: { amount, of: isYuan ? ('CNY' as const) : ('FOREIGN' as const) } }),
  };
};
