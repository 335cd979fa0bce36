import { daysBetween, openStateAt, weekdayOf, type Branch } from '@bank/contract';
import { monthAndDay } from '../../base/format/day.ts';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { useBeijingMinute } from './use-beijing-minute.ts';
import { branchWords, type BranchWords } from '../../words/bank/branches/words.ts';
import styles from './OpenNow.module.css';

/** From this many days ahead a weekday would be taken for an earlier one. */
const WEEK = 7;

/** Whether the door is open now, and until or from when; nothing without script, where the hours stand for themselves. */
export function OpenNow({ branch }: { branch: Pick<Branch, 'hours' | 'holidays'> }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const minute = useBeijingMinute();
  if (minute === undefined) return null;
  const state = openStateAt({ hours: branch.hours.personal, holidays: branch.holidays }, minute);
  return (
    <span className={styles.state} data-open={state.kind === 'OPEN' ? '' : undefined}>
      {textOf(state, minute, words, (day) => monthAndDay(day, language))}
    </span>
  );
}

function textOf(
  state: ReturnType<typeof openStateAt>,
  minute: string,
  words: BranchWords,
  shortDay: (day: string) => string,
): string {
  if (state.kind === 'OPEN') return state.until === undefined ? words.openAlways : words.open(state.until);
  if (state.next === undefined) return words.closed;
  const { day, open } = state.next;
  const today = minute.slice(0, 10);
  if (day === today) return words.opensToday(open);
  const daysAhead = daysBetween(today, day);
  if (daysAhead === 1) return words.opensLater(words.tomorrow, open);
  const weekday = words.days[String(weekdayOf(day))] ?? '';
  return words.opensLater(daysAhead < WEEK ? weekday : shortDay(day), open);
}
