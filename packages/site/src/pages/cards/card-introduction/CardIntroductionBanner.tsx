import { HeadWays } from '../../../parts/banner/HeadWays.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** What a credit card is, before any card: borrowing. */
export function CardIntroductionBanner() {
  const words = useWords(cardWords);
  return (
    <PageBanner lead={words.aboutLead}>
      <HeadWays
        action={{ name: words.findCard, url: '#cards' }}
        more={{ name: words.lostHow, url: '#lost' }}
      />
    </PageBanner>
  );
}
