import { COLUMNS, type EduInfo } from '@bank/contract';
import { RailFacts, VisuallyHidden } from '@bank/ui';
import { dayInProse } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';

/** When it was published, by whom, for whom; of a law who issued it and when. */
export function EntryFacts({ entry }: { entry: EduInfo }) {
  return <RailFacts facts={useEntryFacts(entry)} />;
}

/** The same in a line, where the numbers of the text take the rail. */
export function EntryLine({ entry }: { entry: EduInfo }) {
  return useEntryFacts(entry).map(({ label, value }) => (
    <span key={label}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {value}
    </span>
  ));
}

function useEntryFacts(entry: EduInfo): { label: string; value: string }[] {
  const words = useWords(protectionWords);
  const { language } = useSite();
  const { columnId, publishDate, source, audience, duration } = entry;
  const isLaw = columnId === COLUMNS.consumerLaws;
  const isLesson = columnId === COLUMNS.riskCases || columnId === COLUMNS.knowledge;
  const facts = [
    [words[isLaw ? 'protection.issued' : 'protection.published'], dayInProse(publishDate, language)],
    [words[isLaw ? 'protection.issuedBy' : 'protection.source'], source],
    [words['protection.reader'], isLesson ? words['protection.audiences'][audience] : undefined],
    [
      words['protection.length'],
      duration === undefined ? undefined : words['protection.lengthInWords'](duration),
    ],
  ] as const;
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
