import { plainCents } from './cents.ts';
import { takenIn, type Repayment } from './repayment-schedule.ts';

interface SavedSchedule {
  name: string;
  /** With the columns of prepayments and of what a month takes only where there are any; the day's column is there always. */
  header: readonly string[];
  rows: readonly Repayment[];
  hasPrepaid: boolean;
  dayOf: (month: number) => string | undefined;
}

/** Hands the whole schedule to the visitor as a file: it was worked out here, and no server has seen it. */
export function saveSchedule(schedule: SavedSchedule): void {
  const url = URL.createObjectURL(new Blob([scheduleText(schedule)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${schedule.name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

/** CSV as the bank's downloads are: byte order mark for Excel, CRLF, figures without separators. */
export function scheduleText({ header, rows, hasPrepaid, dayOf }: Omit<SavedSchedule, 'name'>): string {
  const lines = rows.map((row) => {
    const { month, payment, principal, interest, prepaid, balance } = row;
    const amounts = [payment, principal, interest, ...(hasPrepaid ? [prepaid, takenIn(row)] : []), balance];
    return [String(month), dayOf(month) ?? '', ...amounts.map(plainCents)];
  });
  return `\uFEFF${[header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
