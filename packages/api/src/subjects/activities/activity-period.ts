import { daysBetween, type Activity, type ActivityStatus } from '@bank/contract';
import type { ArticleItem } from '../articles/to-article.ts';

type Period = Pick<Activity, 'startDate' | 'endDate' | 'area' | 'status' | 'days'>;

/** An activity is an article with a period; one without an end is open on its publish day only. `today` is a day in Beijing. */
export function periodOn(today: string, { body }: ArticleItem): Period {
  const startDate = body.startDate ?? body.publishDate;
  const endDate = body.endDate ?? startDate;
  return { startDate, endDate, area: body.area ?? [], ...statusOn(today, startDate, endDate) };
}

function statusOn(
  today: string,
  startDate: string,
  endDate: string,
): { status: ActivityStatus; days: number } {
  if (today < startDate) return { status: 'UPCOMING', days: daysBetween(today, startDate) };
  if (today <= endDate) return { status: 'CURRENT', days: daysBetween(today, endDate) };
  return { status: 'ENDED', days: daysBetween(endDate, today) };
}
