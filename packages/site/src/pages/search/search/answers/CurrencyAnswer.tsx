import { FX_RATES_PATHS, type DirectAnswer } from '@bank/contract';
import { momentInProse } from '../../../../base/format/moment.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { SumForm } from './SumForm.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

/** The bank's rates for a currency, and what a sum comes to by them. */
export function CurrencyAnswer({ answer }: { answer: Extract<DirectAnswer, { kind: 'FX' }> }) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const { rate, sum } = answer;
  const { currency, currencyName, unit, publishTime } = rate;
  const shown = (figure: string) => (figure === '' ? '–' : figure);
  return (
    <AnswerCard
      title={currencyName}
      detail={words.unit(unit, currency)}
      figures={[
        { name: words.spotBuy, value: shown(rate.spotBuy) },
        { name: words.spotSell, value: shown(rate.spotSell) },
        { name: words.cashBuy, value: shown(rate.cashBuy) },
        { name: words.cashSell, value: shown(rate.cashSell) },
      ]}
      notes={[words.published(momentInProse(publishTime, language))]}
      more={{ name: words.moreRates, href: `${FX_RATES_PATHS[language]}?currency=${currency}` }}
    >
      {/* A new keyword is a new sum. */}
      <SumForm key={`${sum?.of ?? ''} ${sum?.amount ?? ''}`} rate={rate} sum={sum} />
    </AnswerCard>
  );
}
