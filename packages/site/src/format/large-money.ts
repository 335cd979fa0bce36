import type { Language } from '@bank/contract';
import { formatDecimal } from './decimal.ts';
import { formatMoney } from './money.ts';

/** Digits behind the point of the unit: 亿 is eight, a million six. */
const UNITS = {
  CN: { digits: 8, name: '亿' },
  EN: { digits: 6, name: 'million' },
} as const;

/** A large amount to one decimal: `4680000000` CNY → `46.8 亿元`, `CNY 4,680.0 million`; below the unit as {@link formatMoney}. */
export function formatLargeMoney(amount: string, currency: string, language: Language): string {
  const whole = amount.split('.')[0] ?? amount;
  const { digits, name } = UNITS[language];
  if (whole.length <= digits) return formatMoney(amount, currency, language);
  const cut = whole.length - digits;
  const count = formatDecimal(`${whole.slice(0, cut)}.${whole.slice(cut)}`, 1);
  return language === 'EN'
    ? `${currency} ${count} ${name}`
    : `${count} ${name}${formatMoney('1', currency, 'CN').slice(2)}`;
}
