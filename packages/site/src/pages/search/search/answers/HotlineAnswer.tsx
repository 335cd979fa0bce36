import type { Hotlines, Trouble } from '@bank/contract';
import { useHotlines } from '../../../../parts/links/hotlines.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

type Line = keyof Hotlines;

const ALL: readonly Line[] = ['service', 'overseas', 'creditCard', 'privateBank'];
/** Those that help with a trouble, the first to call first. */
const LINES: Readonly<Record<Trouble, readonly Line[]>> = {
  CARD_LOST: ['service', 'creditCard', 'overseas'],
  FRAUD: ['service', 'creditCard', 'overseas'],
  CARD_KEPT: ['service', 'overseas'],
  LOCKED: ['service', 'creditCard', 'overseas'],
  COMPLAINT: ['service', 'overseas'],
  ABROAD: ['overseas'],
};
const CONTACT = { CN: '/bobbank/concat', EN: '/en/bobbank/concat' } as const;

export function HotlineAnswer({ trouble }: { trouble: Trouble | undefined }) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const hotlines = useHotlines();
  const lines = trouble === undefined ? ALL : LINES[trouble];
  return (
    <AnswerCard
      title={trouble === undefined ? words.hotline : words.troubles[trouble]}
      {...(trouble !== undefined && { lead: words.advice[trouble] })}
      figures={lines.map((name) => ({
        name: words.hotlines[name],
        value: <a href={`tel:${hotlines[name].dial}`}>{hotlines[name].shown}</a>,
      }))}
      notes={[]}
      more={{ name: words.contact, href: CONTACT[language] }}
    />
  );
}
