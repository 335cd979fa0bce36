import { beijingMoment } from '@bank/contract';
import type { LogEntry } from '@bank/store';
import { csvLine } from '../editions/desk/csv-line.ts';
import type { Step } from '../store/steps.ts';
import { detailOf } from './log-filter.ts';

const HEADS = ['log', 'number', 'at', 'person', 'step', 'edition', 'detail', 'digest'];
/** Excel reads UTF-8 only behind it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Both logs as a table for a spreadsheet, each step with the digest that the next one builds on. */
export function logCsv(steps: readonly Step[], entries: readonly LogEntry[]): string {
  const rows = [
    ...steps.map(({ sequence, at, person, step, edition, detail, digest }) => [
      'studio',
      String(sequence),
      beijingMoment(at),
      person,
      step,
      edition === null ? '' : String(edition),
      detail,
      digest,
    ]),
    ...entries.map((entry) => [
      'store',
      String(entry.sequence),
      beijingMoment(entry.at),
      entry.actor,
      entry.step,
      '',
      detailOf(entry),
      entry.digest,
    ]),
  ];
  const lines = [HEADS, ...rows].map((cells) => csvLine(cells.map(asText)));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** A spreadsheet computes what begins with one of these, and people write the details. */
const asText = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
