import { HOTLINES } from '@bank/contract';
import { useSite } from '../../../../base/state/site-context.ts';
import { useSearchWords } from '../use-search-words.ts';
import { AnswerCard } from './AnswerCard.tsx';

const ORDER = ['service', 'overseas', 'creditCard', 'privateBank'] as const;
const CONTACT = { CN: '/bobbank/concat', EN: '/en/bobbank/concat' } as const;

export function HotlineAnswer() {
  const { language } = useSite();
  const words = useSearchWords();
  return (
    <AnswerCard
      title={words.hotline}
      figures={ORDER.map((name) => ({
        name: words.hotlines[name],
        value: <a href={`tel:${HOTLINES[name].dial}`}>{HOTLINES[name].shown}</a>,
      }))}
      notes={[]}
      more={{ name: words.contact, href: CONTACT[language] }}
    />
  );
}
