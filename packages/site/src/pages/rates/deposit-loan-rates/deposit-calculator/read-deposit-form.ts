import type { Language } from '@bank/contract';
import { compareDecimals, multiplyDecimals, roundDecimal } from '../../../../base/decimal/arithmetic.ts';
import { describeProblem } from '../../../../parts/forms/describe-problem.ts';
import {
  fieldReader,
  type FieldProblems,
  type FieldReader,
  type FieldValues,
} from '../../../../parts/forms/field-reader.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import type { DepositOffer } from '../rates-data.ts';
import type { DepositQuestion } from './calculate-deposit.ts';
import {
  amountName,
  hasCurrencies,
  kindOf,
  monthsOf,
  offeredAs,
  type CalculatorKind,
} from './deposit-fields.ts';
import { takesAmount } from './deposit-steps.ts';
import { placesOfCurrency } from './interest.ts';
import { monthlyFor } from './savings-goal.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

const AMOUNT_MOST = '1000000000000';
const RATE_MOST = '15';
const USUAL_AMOUNT = '10000';
/** Far enough back for any deposit still held, far enough on for any plan. */
const DAY_FIRST = '1990-01-01';
const DAY_LAST = '2099-12-31';

interface DepositForm {
  /** Undefined while something is wrong. */
  question: DepositQuestion | undefined;
  problems: FieldProblems;
}

/** What was typed → what is asked, by the rates that are offered now. */
export function readDepositForm(
  values: FieldValues,
  offers: readonly DepositOffer[],
  language: Language,
): DepositForm {
  const words = depositWords.of(language);
  const kind = kindOf(values['kind']);
  const currencies = [...new Set(offers.map((offer) => offer.currency))];
  const currency = hasCurrencies(kind)
    ? (currencies.find((one) => one === values['currency']) ?? 'CNY')
    : 'CNY';
  const places = placesOfCurrency(currency);
  const termCode = termOf(kind, values['term']);
  const offer = offers.find(
    (one) =>
      one.currency === currency &&
      one.kind === offerKind(kind, termCode) &&
      one.termCode === offerTerm(termCode),
  );
  const read = fieldReader(values, (field, problem) =>
    describeProblem(problem, {
      language,
      ...namingOf(field, kind, language),
      ...unitOf(field, currency, language),
      example: exampleOf(field, offer),
    }),
  );
  const demandRate = offers.find((one) => one.currency === currency && one.kind === 'DEMAND')?.rate;

  const amount = read.decimal('amount', {
    min: leastOf(kind, termCode, offer) ?? (places === 0 ? '1' : '0.01'),
    max: AMOUNT_MOST,
    places,
  });
  if (
    kind !== 'GOAL' &&
    offer?.stepAmount !== undefined &&
    amount !== undefined &&
    !takesAmount(offer, amount)
  ) {
    const money = (sum: string) => formatMoney(sum, currency, language);
    read.refuse('amount', words['deposit.steps'](money(offer.minAmount ?? '0'), money(offer.stepAmount)));
  }
  if (offer === undefined || demandRate === undefined) {
    const { 'rates.currency': names, 'rates.term': terms } = ratesWords.of(language);
    const term = terms[offerTerm(termCode)];
    const name = names[currency];
    read.refuse(
      'term',
      term === undefined || name === undefined
        ? describeProblem({ kind: 'notListed' }, { language, name: words['deposit.term'] })
        : words['deposit.noOffer'](name, term),
    );
  }
  const start = read.day('start', { min: DAY_FIRST, max: DAY_LAST });
  const end = readEnd(read, kind, start, words['deposit.endAfter']);
  const own = read.isBlank('own')
    ? offer?.rate
    : read.decimal('own', { min: '0', max: RATE_MOST, places: 4 });

  if (hasCurrencies(kind) && !read.isBlank('currency') && values['currency'] !== currency)
    read.refuse(
      'currency',
      describeProblem({ kind: 'notListed' }, { language, name: words['deposit.currency'] }),
    );

  const { problems } = read;
  const isAsked = Object.keys(problems).length === 0;
  if (
    !isAsked ||
    amount === undefined ||
    start === undefined ||
    own === undefined ||
    demandRate === undefined
  )
    return { question: undefined, problems };
  const deposit = { currency, amount: roundDecimal(amount, places), start, rate: own, demandRate };
  return { question: questionOf(kind, termCode, { deposit, end, least: offer?.minAmount }), problems };
}

type Deposit = Pick<DepositQuestion, 'currency' | 'amount' | 'start' | 'rate' | 'demandRate'>;

function questionOf(
  kind: CalculatorKind,
  termCode: string,
  { deposit, end, least = '0.01' }: { deposit: Deposit; end: string | undefined; least: string | undefined },
): DepositQuestion | undefined {
  const months = monthsOf(termCode);
  switch (kind) {
    case 'FIXED':
    case 'LARGE_CD':
      return months === undefined ? undefined : { ...deposit, kind, months, end };
    case 'INSTALMENT':
      return months === undefined ? undefined : { ...deposit, kind, months };
    case 'GOAL': {
      if (months === undefined) return undefined;
      const { amount: goal, rate } = deposit;
      return {
        ...deposit,
        kind: 'INSTALMENT',
        months,
        goal,
        amount: monthlyFor({ goal, rate, months, least }),
      };
    }
    case 'DEMAND':
      return end === undefined ? undefined : { ...deposit, kind, end };
    default:
      return end === undefined
        ? undefined
        : { ...deposit, kind: termCode === 'CALL1' ? 'CALL1' : 'CALL7', end };
  }
}

/** Required where nothing else ends the deposit. */
function readEnd(
  read: FieldReader,
  kind: CalculatorKind,
  start: string | undefined,
  notAfter: string,
): string | undefined {
  if (offeredAs(kind) === 'INSTALMENT') return undefined;
  if (read.isBlank('end') && (kind === 'FIXED' || kind === 'LARGE_CD')) return undefined;
  const end = read.day('end', { max: DAY_LAST });
  if (end !== undefined && start !== undefined && end <= start) read.refuse('end', notAfter);
  return end;
}

/** A goal takes at least the least instalment every month. */
function leastOf(
  kind: CalculatorKind,
  termCode: string,
  offer: DepositOffer | undefined,
): string | undefined {
  const months = monthsOf(termCode);
  if (kind !== 'GOAL' || offer?.minAmount === undefined || months === undefined) return offer?.minAmount;
  return multiplyDecimals(offer.minAmount, String(months));
}

function termOf(kind: CalculatorKind, given: string | undefined): string {
  if (kind === 'DEMAND') return '0';
  if (kind === 'CALL') return given === 'CALL1' ? 'CALL1' : 'CALL7';
  return given ?? '1Y';
}

function offerKind(kind: CalculatorKind, termCode: string): DepositOffer['kind'] {
  return kind === 'CALL' ? (termCode === 'CALL1' ? 'CALL1' : 'CALL7') : offeredAs(kind);
}

function offerTerm(termCode: string): string {
  if (termCode === 'CALL1') return '1D';
  return termCode === 'CALL7' ? '7D' : termCode;
}

/** An answer that the field takes; undefined leaves it to the words. */
function exampleOf(field: string, offer: DepositOffer | undefined): string | undefined {
  if (field === 'own') return '1.55';
  if (field !== 'amount' || offer?.minAmount === undefined) return undefined;
  const isLarge = compareDecimals(offer.minAmount, USUAL_AMOUNT) > 0;
  return isLarge ? offer.minAmount : placesOfCurrency(offer.currency) === 0 ? USUAL_AMOUNT : undefined;
}

function namingOf(field: string, kind: CalculatorKind, language: Language): { name: string } {
  const words = depositWords.of(language);
  const names: Readonly<Record<string, string>> = {
    amount: words[amountName(kind)],
    start: words['deposit.start'],
    end: words['deposit.end'],
    own: words['deposit.own'],
  };
  return { name: names[field] ?? field };
}

function unitOf(field: string, currency: string, language: Language): { prefix?: string; suffix?: string } {
  if (field === 'own') return { suffix: '%' };
  if (field !== 'amount') return {};
  if (language === 'EN') return { prefix: `${currency} ` };
  return {
    suffix: ` ${currency === 'CNY' ? '元' : (ratesWords.of(language)['rates.currency'][currency] ?? currency)}`,
  };
}
