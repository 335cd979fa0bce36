import type { Drawing, Language } from '@bank/contract';
import { daySpan, shortDay } from '../../base/format/day.ts';
import type { FigureWords } from '../../words/articles/figures/words.ts';
import { signed, valueColumns, withUnit } from './figure-values.ts';
import { shareOf } from './Ribbon.tsx';
import { totalsOf } from './Stack.tsx';

const MOST_VALUES = 3;

interface Reading {
  language: Language;
  today: string;
  words: FigureWords;
}

/** What a drawing says to those who do not see it: its conclusion, with the two or three values that bear it out. */
export function conclusionOf(title: string, drawing: Drawing, reading: Reading): string {
  return reading.words['figure.read'](title, spokenValues(drawing, reading));
}

function spokenValues(drawing: Drawing, { language, today, words }: Reading): string[] {
  const { type, rows, highlight, reference } = drawing;
  const named = (index: number) => rows[index]?.[0] ?? '';
  const speak = (name: string, value: string) => words['figure.value'](name, value);
  const columns = valueColumns(drawing, type === 'sky' ? 3 : 1);
  const [column] = columns;
  const at = (index: number, of = column) => withUnit(of?.values[index]?.text ?? '', of?.unit ?? '');
  const last = rows.length - 1;
  const chosen = rows.findIndex(([name]) => name === highlight);
  const greatest = rows
    .map((_, index) => index)
    .toSorted((a, b) => (column?.values[b]?.number ?? 0) - (column?.values[a]?.number ?? 0));
  switch (type) {
    case 'ribbon': {
      const index = chosen === -1 ? (greatest[0] ?? 0) : chosen;
      return columns.map((side) =>
        speak(words['figure.shareOf'](named(index), side.name), shareOf(side, index)),
      );
    }
    case 'line': {
      const line = columns.find(({ name }) => name === highlight) ?? column;
      const own = [speak(named(0), at(0, line)), speak(named(last), at(last, line))];
      return columns.length === 1
        ? own
        : columns.slice(0, MOST_VALUES).map((each) => speak(`${each.name} ${named(last)}`, at(last, each)));
    }
    case 'dots': {
      const value = (index: number) =>
        withUnit(signed(column?.values[index] ?? { number: 0, text: '' }), column?.unit ?? '');
      const [first = 0] = greatest;
      const least = greatest.at(-1) ?? last;
      return [
        speak(named(first), value(first)),
        speak(named(least), value(least)),
        ...(reference === undefined
          ? []
          : [speak(reference.label, withUnit(reference.value, column?.unit ?? ''))]),
      ];
    }
    case 'stack':
      return totalsOf(drawing)
        .slice(0, MOST_VALUES)
        .map((total, index) => speak(named(index), total));
    case 'gantt':
      return rows.slice(0, MOST_VALUES).map(([name = '', from = '', to = from]) => {
        const here = { language, today };
        return speak(name, from === to ? shortDay(from, here) : daySpan(from, to, here));
      });
    case 'bars':
    case 'sky':
    case 'timeline': {
      const shown = [...new Set([...(chosen === -1 ? [] : [chosen]), ...greatest])].slice(0, MOST_VALUES);
      return shown.map((index) => speak(named(index), at(index)));
    }
    default:
      return [];
  }
}
