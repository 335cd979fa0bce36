const MOST = 160;

/** First days of the months from `from` to `to`; of a long time only those of the quarters. */
export function monthTicks(from: string, to: string): { day: string; isJanuary: boolean }[] {
  const first = monthOf(from) + (from.endsWith('-01') ? 0 : 1);
  const count = monthOf(to) - first + 1;
  const step = count > MOST ? 3 : 1;
  const ticks: { day: string; isJanuary: boolean }[] = [];
  for (let month = Math.ceil(first / step) * step; month < first + count; month += step) {
    const number = String((month % 12) + 1).padStart(2, '0');
    ticks.push({ day: `${Math.floor(month / 12)}-${number}-01`, isJanuary: month % 12 === 0 });
  }
  return ticks;
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
