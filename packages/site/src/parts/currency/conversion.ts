import { CURRENCIES, FOREIGN_CURRENCIES, type Currency, type ForeignCurrency } from '@bank/contract';
import type { Reading } from '../forms/input-problem.ts';
import { readDecimal } from '../forms/read-input.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import { placesOf } from './currency-places.ts';

/** What a visitor wants to change: the amount is what they pay with or what they want to get. */
export interface Conversion {
  amount: string;
  of: 'pay' | 'get';
  from: Currency;
  to: Currency;
  /** By transfer or in notes, on both legs. */
  by: 'spot' | 'cash';
}

/** The form as it stands: the amount as typed, so that a mistake can be shown where it was made. */
export interface ConversionForm extends Omit<Conversion, 'amount' | 'from' | 'to'> {
  typed: string;
  /** '' where the address names no currency that there is. */
  from: Currency | '';
  to: Currency | '';
}

const DEFAULTS: ConversionForm = { typed: '1000', of: 'pay', from: 'USD', to: 'CNY', by: 'spot' };

/** The form that an address stands for; what it leaves out is the default, 1,000 dollars into yuan. */
export function formOf(query: PageQuery): ConversionForm {
  return {
    typed: query['amount'] ?? DEFAULTS.typed,
    of: query['of'] === 'get' ? 'get' : 'pay',
    from: currencyOf(query['from'], DEFAULTS.from),
    to: currencyOf(query['to'], DEFAULTS.to),
    by: query['by'] === 'cash' ? 'cash' : 'spot',
  };
}

function currencyOf(given: string | undefined, usual: Currency | ''): Currency | '' {
  if (given === undefined) return usual;
  return isCurrency(given) ? given : '';
}

/** What is asked for, once both currencies are known. */
export function conversionOf({ from, to, of, by }: ConversionForm, amount: string): Conversion | undefined {
  return from === '' || to === '' ? undefined : { amount, of, from, to, by };
}

/** What the address must say so that the form comes back as it is. */
export function queryOf({ typed, of, from, to, by }: ConversionForm): PageQuery {
  return { amount: typed, of, from, to, by };
}

/** The other way round: the same amount, now in the other currency. */
export function swapped(form: ConversionForm): ConversionForm {
  return { ...form, from: form.to, to: form.from };
}

/** FX-3. */
const LARGEST_AMOUNT = '1000000000000';

/** Decimals of what is typed. */
export function amountPlaces({ of, from, to }: Pick<ConversionForm, 'of' | 'from' | 'to'>): number {
  return placesOf(of === 'pay' ? from : to);
}

/** The amount of the form, in whole units where its currency has no smaller ones. */
export function readAmount({ typed, of, from, to }: ConversionForm): Reading<string> {
  const places = amountPlaces({ of, from, to });
  return readDecimal(typed, { min: places === 0 ? '1' : '0.01', max: LARGEST_AMOUNT, places });
}

export function isCurrency(code: string | undefined): code is Currency {
  return (CURRENCIES as readonly (string | undefined)[]).includes(code);
}

export function isForeign(code: string | undefined): code is ForeignCurrency {
  return (FOREIGN_CURRENCIES as readonly (string | undefined)[]).includes(code);
}
