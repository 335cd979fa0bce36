import { LANGUAGES, type Language } from '@bank/contract';
import { describeFound } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type ReleaseContent } from '../checked-record.ts';
import { checkDatedRates } from './dated-rate-rules.ts';
import { quoteProblem } from '../../formats/tables/quote-rules.ts';

/** How far a cross rate of the quotes may be from the same cross rate of the middle rates. */
const CROSS_TOLERANCE_PERCENT = 0.5;
const CROSS_CURRENCY = 'USD';

/** WLTH-8 for rates: what contradicts itself is refused, what looks odd is said. */
export function checkRates(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    for (const record of recordsOf(content, 'fx-rate', language)) {
      const problem = quoteProblem(record.body);
      if (problem) content.report(record, { ...problem, path: [problem.field] });
      for (const field of ['spotBuy', 'spotSell', 'cashBuy', 'cashSell', 'middleRate'] as const) {
        const value = record.body[field];
        if (value === '' || Number(value) > 0) continue;
        content.report(record, {
          path: [field],
          expected: words`a rate above 0`,
          found: describeFound(value),
        });
      }
    }
    checkCrossRates(content, language);
  }
  checkDatedRates(content);
}

/** A middle rate that was not brought up to date shows in its cross rate against the dollar. */
function checkCrossRates(content: ReleaseContent, language: Language): void {
  const rates = recordsOf(content, 'fx-rate', language).flatMap((record) => {
    const { spotBuy, spotSell, middleRate } = record.body;
    const between = (Number(spotBuy) + Number(spotSell)) / 2;
    const isQuoted = spotBuy !== '' && spotSell !== '' && Number(middleRate) > 0 && between > 0;
    return isQuoted ? [{ record, ratio: between / Number(middleRate) }] : [];
  });
  const dollar = rates.find(({ record }) => record.body.currency === CROSS_CURRENCY);
  if (dollar === undefined) return;
  for (const { record, ratio } of rates) {
    const percent = Math.abs(ratio / dollar.ratio - 1) * 100;
    if (percent <= CROSS_TOLERANCE_PERCENT) continue;
    content.warn(record, {
      path: ['middleRate'],
      expected: words`a cross rate against ${CROSS_CURRENCY} within ${CROSS_TOLERANCE_PERCENT} % of the quotes`,
      found: words`${describeFound(record.body.middleRate)}, ${percent.toFixed(2)} % away`,
    });
  }
}
