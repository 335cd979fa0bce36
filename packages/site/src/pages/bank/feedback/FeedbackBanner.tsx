import { RailFacts } from '@bank/ui';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';

/** What happens to an opinion and how soon; whom to call when it cannot wait. */
export function FeedbackBanner() {
  const words = useWords(feedbackWords);
  const { service, creditCard } = useHotlines();
  return (
    <PageBanner
      lead={words['feedback.lead']}
      rail={
        <RailFacts
          facts={[
            words['feedback.taken'],
            words['feedback.settled'],
            { label: words['feedback.lost'], value: creditCard.shown, href: `tel:${creditCard.dial}` },
            { label: words['feedback.fraud'], value: service.shown, href: `tel:${service.dial}` },
          ]}
        />
      }
    />
  );
}
