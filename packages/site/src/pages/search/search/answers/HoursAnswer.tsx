import type { DirectAnswer } from '@bank/contract';
import { weekHours } from '../../../../parts/branches/week-hours.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

/** When branches are open, as far as it can be said of all. */
export function HoursAnswer({ answer }: { answer: Extract<DirectAnswer, { kind: 'HOURS' }> }) {
  const to = useAddress();
  const words = useWords(searchWords);
  const { usual, staffed, onSaturday, onSunday } = answer;
  return (
    <AnswerCard
      title={words.hours}
      detail={words.hoursUsual}
      figures={weekHours(usual, words).map(({ days, hours }) => ({ name: days, value: hours }))}
      notes={[words.weekend(staffed, onSaturday, onSunday), words.hoursHoliday]}
      more={{ name: words.findBranch, href: to('/bobbank/map') }}
    />
  );
}
