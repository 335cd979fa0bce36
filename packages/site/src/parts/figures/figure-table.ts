import type { Drawing, Language } from '@bank/contract';
import { dayInData } from '../../base/format/day.ts';
import type { FigureWords } from '../../words/articles/figures/words.ts';
import { valueColumns } from './figure-values.ts';
import { totalsOf } from './Stack.tsx';

export interface FigureTable {
  heads: string[];
  rows: string[][];
}

/** The numbers of a drawing as a table, or undefined where it is words already. */
export function figureTable(
  drawing: Drawing,
  language: Language,
  words: FigureWords,
): FigureTable | undefined {
  const { type, rows, rowHead } = drawing;
  const head = rowHead ?? words['figure.item'];
  const names = rows.map(([name = '']) => name);
  switch (type) {
    case 'steps':
    case 'numbers':
    case 'plate':
    case 'table':
      return undefined;
    case 'gantt': {
      const hasWords = rows.some((row) => row.length > 3);
      return {
        heads: [head, words['figure.from'], words['figure.to'], ...(hasWords ? [words['figure.about']] : [])],
        rows: rows.map(([name = '', from = '', to = from, about = '']) => [
          name,
          dayInData(from, language),
          dayInData(to, language),
          ...(hasWords ? [about] : []),
        ]),
      };
    }
    case 'sky': {
      const [column] = valueColumns(drawing, 3);
      return {
        heads: [
          rowHead ?? words['figure.place'],
          words['figure.longitude'],
          words['figure.latitude'],
          drawing.columns[0] ?? '',
        ],
        rows: rows.map(([name = '', longitude = '', latitude = ''], index) => [
          name,
          longitude,
          latitude,
          column?.values[index]?.text ?? '',
        ]),
      };
    }
    default: {
      const columns = valueColumns(drawing);
      const totals = type === 'stack' ? totalsOf(drawing) : undefined;
      return {
        heads: [
          head,
          ...columns.map(({ name, unit }) => words['figure.heading'](name, unit)),
          ...(totals === undefined ? [] : [words['figure.total']]),
        ],
        rows: names.map((name, index) => [
          name,
          ...columns.map(({ values }) => values[index]?.text ?? ''),
          ...(totals === undefined ? [] : [totals[index] ?? '']),
        ]),
      };
    }
  }
}
