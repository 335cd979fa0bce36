import type { DrawingProps } from './drawing.ts';
import { Plate } from './Plate.tsx';

/* Figures that are text: they need no table beside them, and break their lines where the room ends. */

/** What to do, in order. */
export function Steps({ drawing }: DrawingProps) {
  return (
    <ol data-ink="steps">
      {drawing.rows.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          {text === undefined ? null : <span>{text}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A few numbers side by side. */
export function Numbers({ drawing }: DrawingProps) {
  return (
    <dl data-ink="numbers">
      {drawing.rows.map(([label, value, unit, text]) => (
        <div key={label} data-strong={label === drawing.highlight ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {unit === undefined ? null : <span>{unit}</span>}
            {text === undefined ? null : <p>{text}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PlateFigure({ drawing }: DrawingProps) {
  const [[label = '', value = '', unit] = []] = drawing.rows;
  return (
    <div data-ink="plate">
      <Plate fact={{ label, value, unit }} />
    </div>
  );
}

const PERCENT = /^[+\-−]\d+(\.\d+)?%$/;

/** A unit is not a word. */
const LETTERS_OF_UNIT = 4;
const isWords = (cell: string) => cell.replaceAll(/\P{L}/gu, '').length > LETTERS_OF_UNIT;

/** A table whose last column, of signed percentages, has bars; columns of words begin at one line, those of numbers end there. */
export function TableFigure({ drawing, words }: DrawingProps) {
  const { columns, rows, highlight, rowHead } = drawing;
  const last = columns.length;
  const changes = rows.map((row) => row[last] ?? '');
  const hasBars = changes.every((change) => PERCENT.test(change));
  const sizes = changes.map((change) => Math.abs(Number(change.replace(/[+%−-]/g, ''))));
  const most = Math.max(...sizes, Number.MIN_VALUE);
  const wordsIn = columns.map((_, column) =>
    rows.some((row) => isWords(row[column + 1] ?? '')) ? '' : undefined,
  );
  return (
    <table data-ink="table">
      <thead>
        <tr>
          <th scope="col">{rowHead ?? words['figure.item']}</th>
          {columns.map((head, column) => (
            <th key={head} scope="col" data-words={wordsIn[column]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={name} data-strong={name === highlight ? '' : undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) =>
              hasBars && column === last - 1 ? (
                <td key={columns[column]} data-ink="change">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(1, ((sizes[index] ?? 0) / most) * 100)} height={10} />
                  </svg>
                  {cell}
                </td>
              ) : (
                <td key={columns[column]} data-words={wordsIn[column]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
