import type { DirectAnswer } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { searchText } from '../../../../base/page/query-parameters.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

/** Prices in force, each with its conditions and the day it began. */
export function FeesAnswer({ answer }: { answer: Extract<DirectAnswer, { kind: 'FEE' }> }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(searchWords);
  const { keyword, total, fees } = answer;
  return (
    <AnswerCard
      title={words.fees}
      look="rows"
      figures={fees.map(({ itemName, priceText, discountText, effectiveDate }) => ({
        name: itemName,
        value: priceText,
        note: [discountText, words.effective(dayInProse(effectiveDate, language))]
          .filter((one) => one !== undefined)
          .join(words.hoursJoin),
      }))}
      notes={[words.feeNote]}
      more={{ name: words.moreFees(total), href: to(`/personal/sfbz${searchText({ keyword })}`) }}
    />
  );
}
