import type { WordsLike } from '../../loading/messages.ts';
import type { events as chinese } from './zh-cn.ts';

export const events = {
  statuses: { ALL: 'All', CURRENT: 'Current', UPCOMING: 'Upcoming', ENDED: 'Ended' } as Readonly<
    Record<string, string>
  >,
  lead: (count: number) =>
    count === 0 ? 'Nothing is on at the moment.' : `${count} on now; taking part is free.`,
  endsNext: 'Ends next',
  startsNext: 'Starts next',
  dated: (when: string, title: string) => `${when}: ${title}`,
  statusLabel: 'View by status',
  keyword: 'Name or text',
  placeholder: 'Search activities',
  search: 'Find',
  clear: 'Clear filters',
  found: (count: number) => (count === 1 ? '1 activity' : `${count} activities`),
  none: 'No activities match. Try another keyword, or see all activities.',
  noneOf: (status: string) => `Nothing is listed under “${status}” at present.`,
  startsIn: (days: number) => (days === 1 ? 'Starts tomorrow' : `Starts in ${days} days`),
  endsIn: (days: number) => {
    if (days === 0) return 'Last day today';
    return days === 1 ? 'Ends tomorrow' : `${days} days left`;
  },
  ended: (day: string) => `Ended on ${day}`,
  period: 'When',
  area: 'Where',
  areas: (areas: string) => areas.replaceAll(',', ', '),
  progress: 'Status',
  rules: 'Activity rules',
  rulesNote: 'Taking part is free. Never give anyone your password or a verification code.',
  endedNote: 'This activity has ended. The page is kept for reference.',
  current: 'See what is on now',
  total: (total: number, size: number) => `${total} in all, ${size} to a page`,
  span: (from: string, to: string) => `${from} to ${to}`,
} satisfies WordsLike<typeof chinese>;
