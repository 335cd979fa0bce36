import { addDays } from '../../../base/calendar.ts';

const DAYS = 7;
const YEAR_DAYS = 365;

interface Income {
  date: string;
  tenThousandIncome: string;
}

/**
 * The income of the seven days up to the last of `days`, compounded daily to a year: per cent with three places, as the
 * disclosure rules for money funds have it. '' for a fund that is younger. Income of days off may stand on the next day.
 */
export function sevenDayYield(days: readonly Income[]): string {
  const last = days.at(-1);
  if (last === undefined) return '';
  const before = addDays(last.date, -DAYS);
  let grown = 1;
  let index = days.length - 1;
  for (; index >= 0; index -= 1) {
    const { date = '', tenThousandIncome = '' } = days[index] ?? {};
    if (date <= before) break;
    grown *= 1 + Number(tenThousandIncome) / 10_000;
  }
  const isYounger = index < 0 && (days[0]?.date ?? '') > addDays(before, 1);
  return isYounger ? '' : ((grown ** (YEAR_DAYS / DAYS) - 1) * 100).toFixed(3);
}
