import type { Language } from '@bank/contract';
import type { CheckedRecord } from './checked-record.ts';

/** A line of the rates or an item of the fee list, with every figure that it has or had. */
export interface Price {
  /** Where its data stand, for a person: `1Y FIXED`, `AC003`. */
  name: string;
  list: string;
  versions: { from: string; figures: readonly string[] }[];
}

export interface FeePrice extends Price {
  names: Partial<Record<Language, string>>;
}

/** What a bank's own tables say: rates by kind and term, fees by code. */
export class Prices {
  readonly #rates = new Map<string, Price>();
  readonly #fees = new Map<string, FeePrice>();
  readonly #today: string;

  /** @param today what is in force on it is what a text without a day may say */
  constructor(records: Iterable<CheckedRecord>, today: string) {
    this.#today = today;
    for (const record of records) this.#add(record);
  }

  get fees(): Iterable<FeePrice> {
    return this.#fees.values();
  }

  rate(kind: string, term: string): Price | undefined {
    return this.#rates.get(`${kind} ${term}`);
  }

  fee(code: string): FeePrice | undefined {
    return this.#fees.get(code);
  }

  /** Figures that a text may say: of every version where it speaks of a day, else of the one in force and of those to come. */
  figuresOf({ versions }: Price, isDated: boolean): readonly string[] {
    const inForce = versions
      .filter(({ from }) => from <= this.#today)
      .reduce((newest, { from }) => (from > newest ? from : newest), '');
    return versions.filter(({ from }) => isDated || from >= inForce).flatMap(({ figures }) => figures);
  }

  #add({ type, language, body }: CheckedRecord): void {
    const fields = body as Record<string, string | undefined>;
    const { effectiveDate: from = '' } = fields;
    if (type === 'deposit-rate' || type === 'loan-rate') {
      const { kind = '', termCode = '', rate = '', currency = 'CNY' } = fields;
      if (currency !== 'CNY') return;
      const name = `${kind} ${termCode}`;
      const price = this.#rates.get(name) ?? { name, list: `${type}s`, versions: [] };
      price.versions.push({ from, figures: [figure(rate)] });
      this.#rates.set(name, price);
    } else if (type === 'fee') {
      const { feeCode: name = '', itemName = '', priceText = '', discountText = '' } = fields;
      const price = this.#fees.get(name) ?? { name, list: 'fees', names: {}, versions: [] };
      price.names[language] = itemName;
      price.versions.push({ from, figures: figuresIn(`${priceText} ${discountText}`) });
      this.#fees.set(name, price);
    }
  }
}

/** `CNY 1,000.50 a year` → ['1000.5'] */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => figure(number));
}

/** One spelling for equal figures: `1.10` and `1.1`. */
export const figure = (number: string) => String(Number(number.replaceAll(',', '')));
