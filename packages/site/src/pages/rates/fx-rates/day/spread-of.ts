import type { FxQuote } from '@bank/contract';
import { divideDecimals, multiplyDecimals, subtractDecimals } from '../../../../base/decimal/arithmetic.ts';

export interface Spread {
  /** Ten-thousandths of a yuan for one unit of the currency. */
  points: string;
  /** Per cent of the middle rate. */
  percent: string;
}

/** How far the bank sells above what it buys at; undefined where either is not quoted. `unit`: what the rates are for. */
export function spreadOf(
  { spotBuy, spotSell, middleRate }: Pick<FxQuote, 'spotBuy' | 'spotSell' | 'middleRate'>,
  unit: number,
): Spread | undefined {
  if (spotBuy === '' || spotSell === '' || middleRate === '') return undefined;
  const apart = subtractDecimals(spotSell, spotBuy);
  const points = divideDecimals(multiplyDecimals(apart, '10000'), String(unit), 2);
  return {
    points: points.replace(/(?:\.|(?<![.0]))0*$/, ''),
    percent: divideDecimals(multiplyDecimals(apart, '100'), middleRate, 2),
  };
}
