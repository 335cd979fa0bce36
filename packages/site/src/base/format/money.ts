import type { Language } from '@bank/contract';
import { formatDecimal } from './decimal.ts';
import { wholeAmounts } from './whole-amounts.ts';

/**
 * An amount in words of its currency: `10000` CNY → `1 万元`, `CNY 10,000`; `500` USD → `500 美元`, `USD 500`.
 * Chinese counts whole tens of thousands in 万.
 */
export function formatMoney(amount: string, currency: string, language: Language): string {
  const value = amount.replace(/\.0+$/, '');
  if (language === 'EN') return wholeAmounts(`${currency} ${formatDecimal(value)}`);
  const name = CURRENCY_UNITS[currency] ?? currency;
  return /^\d+0000$/.test(value)
    ? `${formatDecimal(value.slice(0, -4))} 万${name}`
    : `${formatDecimal(value)} ${name}`;
}

/** What amounts of a currency are counted in: CNY → `元`, `CNY`. */
export function currencyUnit(currency: string, language: Language): string {
  return language === 'CN' ? (CURRENCY_UNITS[currency] ?? currency) : currency;
}

/** An amount as it stands in an account, with its decimals: `550.00` CNY → `550.00 元`, `CNY 550.00`. */
export function formatAmount(amount: string, currency: string, language: Language): string {
  const unit = currencyUnit(currency, language);
  return language === 'EN'
    ? wholeAmounts(`${unit} ${formatDecimal(amount)}`)
    : `${formatDecimal(amount)} ${unit}`;
}

const CURRENCY_UNITS: Readonly<Record<string, string>> = {
  CNY: '元',
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  HKD: '港元',
  JPY: '日元',
  AUD: '澳大利亚元',
  CAD: '加拿大元',
  CHF: '瑞士法郎',
  SGD: '新加坡元',
};
