import type { DirectAnswer } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { formatAmount } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { useAddress } from '../../../../parts/links/use-address.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { AnswerCard } from './AnswerCard.tsx';

const INVESTORS_PATH = '/investment';

export function ShareAnswer({ answer }: { answer: Extract<DirectAnswer, { kind: 'SHARE' }> }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(searchWords);
  const { shareName, shareCode, exchangeName, exchangeUrl, last } = answer;
  return (
    <AnswerCard
      title={shareName}
      detail={shareCode}
      figures={[
        ...(last === undefined
          ? []
          : [
              {
                name: words[last.isDemo ? 'demoClose' : 'close'],
                value: formatAmount(last.close, 'CNY', language),
                note: dayInProse(last.date, language),
              },
            ]),
        {
          name: words.exchange,
          value: (
            <SiteLink url={exchangeUrl} urlType="2" externalIcon>
              {exchangeName}
            </SiteLink>
          ),
        },
      ]}
      notes={[words.priceNote]}
      more={{ name: words.investors, href: to(INVESTORS_PATH) }}
    />
  );
}
