import { useHotlines } from '../../../../parts/links/hotlines.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

const ORDER = ['service', 'overseas', 'creditCard', 'privateBank'] as const;
const CONTACT = { CN: '/bobbank/concat', EN: '/en/bobbank/concat' } as const;

export function HotlineAnswer() {
  const { language } = useSite();
  const words = useWords(searchWords);
  const hotlines = useHotlines();
  return (
    <AnswerCard
      title={words.hotline}
      figures={ORDER.map((name) => ({
        name: words.hotlines[name],
        value: <a href={`tel:${hotlines[name].dial}`}>{hotlines[name].shown}</a>,
      }))}
      notes={[]}
      more={{ name: words.contact, href: CONTACT[language] }}
    />
  );
}
