import { describe, expect, it } from 'vitest';
import { WHOLE, scheduleOf } from './schedule.ts';

const TODAY = '2026-11-20';
const period = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('a line of days', () => {
  it('lays periods around today, in thousandths of the line', () => {
    // 21 days before today and 45 after: 66 days.
    const { today, spans } = scheduleOf([period('2026-11-20', '2026-11-30')], TODAY);
    expect(today).toBe(Math.round((21.5 / 66) * WHOLE));
    expect(spans).toEqual([{ from: Math.round((21 / 66) * WHOLE), to: Math.round((32 / 66) * WHOLE) }]);
  });

  it('begins what began long ago where the line does, and ends what lasts for years where it does', () => {
    const { spans } = scheduleOf([period('2026-03-01', '2029-12-31')], TODAY);
    expect(spans).toEqual([{ from: 0, to: WHOLE }]);
  });

  it('names the first day of each month on it', () => {
    const { months } = scheduleOf([period('2026-11-01', '2026-12-31')], TODAY);
    expect(months.map(({ day }) => day)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(months[0]?.at).toBe(Math.round((2 / 66) * WHOLE));
  });
});
