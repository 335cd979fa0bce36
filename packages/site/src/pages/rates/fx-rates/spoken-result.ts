import type { Conversion } from '../../../parts/currency/conversion.ts';
import type { Converted, RateName } from '../../../parts/currency/convert.ts';
import type { Sums } from './use-sums.ts';
import type { FxWords } from '../../../words/rates/fx/words.ts';

export function rateName(name: RateName, words: FxWords): string {
  return words['fx.rateNames'][name] ?? name;
}

/** The rates of all steps: `现汇买入价和现汇卖出价`. */
export function rateNames(result: Extract<Converted, { kind: 'done' }>, words: FxWords): string {
  return result.steps.map((step) => rateName(step.rateName, words)).join(words['fx.rateJoin']);
}

/** The result in one sentence, for whoever does not see it change. */
export function spokenResult(
  { from, to }: Conversion,
  result: Converted,
  sums: Sums,
  words: FxWords,
): string {
  if (result.kind === 'same') return words['fx.same'];
  if (result.kind === 'not-traded')
    return words['fx.noRate'](sums.name(result.currency), rateName(result.rateName, words));
  return words['fx.announce'](
    sums.sum(result.pays, from),
    sums.sum(result.gets, to),
    rateNames(result, words),
  );
}
