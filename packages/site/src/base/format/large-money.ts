import type { Language } from '@bank/contract';
import { formatDecimal } from './decimal.ts';
import { currencyUnit, formatMoney } from './money.ts';
import { wholeAmounts } from './whole-amounts.ts';

interface Unit {
  /** Digits that it stands for: 亿 is eight, a million six. */
  digits: number;
  places: number;
  name: string;
}

/** The largest first. */
const UNITS: Readonly<Record<Language, readonly Unit[]>> = {
  CN: [
    { digits: 12, places: 2, name: '万亿' },
    { digits: 8, places: 1, name: '亿' },
  ],
  EN: [
    { digits: 12, places: 2, name: 'trillion' },
    { digits: 9, places: 2, name: 'billion' },
    { digits: 6, places: 1, name: 'million' },
  ],
};

/**
 * A large amount in its unit: `4680000000` CNY → `46.8 亿元`, `CNY 4.68 billion`; `36500000` → `CNY 36.5 million`;
 * below the smallest unit as {@link formatMoney}.
 */
export function formatLargeMoney(amount: string, currency: string, language: Language): string {
  const whole = amount.split('.')[0] ?? amount;
  const unit = UNITS[language].find(({ digits }) => whole.length > digits);
  if (unit === undefined) return formatMoney(amount, currency, language);
  const cut = whole.length - unit.digits;
  const count = formatDecimal(`${whole.slice(0, cut)}.${whole.slice(cut)}`, unit.places);
  return language === 'EN'
    ? wholeAmounts(`${currency} ${count} ${unit.name}`)
    : `${count} ${unit.name}${currencyUnit(currency, language)}`;
}
