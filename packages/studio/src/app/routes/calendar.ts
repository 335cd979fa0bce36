import { beijingDay, isDay } from '@bank/contract';
import { calendarEntries } from '../../editions/calendar.ts';
import type { Door } from '../asking.ts';
import { calendarModel } from '../calendar-model.ts';

export function calendar({ studio, get }: Door): void {
  get('/calendar', async (one) => {
    const asked = one.query.get('month') ?? '';
    const month = isDay(`${asked}-01`) ? asked : beijingDay(Date.now()).slice(0, 7);
    return one.show({ page: 'calendar', calendar: calendarModel(await calendarEntries(studio), month) });
  });
}
