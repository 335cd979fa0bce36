import { button, make } from './elements.ts';
import { orNothing } from './simple-controls.ts';
import type { Control, FormWords } from './shape.ts';

/** Rows of cells, as a table that can be filled from a spreadsheet. Numbers stay numbers, and texts texts. */
export function rowsControl(value: unknown, words: FormWords): Control {
  const body = make('tbody');
  const rows = Array.isArray(value)
    ? (value as unknown[]).map((row) => (Array.isArray(row) ? (row as unknown[]) : [row]))
    : [];
  const width = () => Math.max(2, ...[...body.rows].map(({ cells }) => cells.length));
  const change = () => body.dispatchEvent(new Event('input', { bubbles: true }));
  const name = () => {
    for (const [row, line] of [...body.rows].entries())
      for (const [cell, { firstElementChild: input }] of [...line.cells].entries())
        input?.setAttribute(
          'aria-label',
          words.cell.replace('{row}', String(row + 1)).replace('{cell}', String(cell + 1)),
        );
  };
  const addCell = (line: HTMLTableRowElement, cell: unknown = '') => {
    const input = make('input', { type: 'text' });
    input.value = typeof cell === 'string' ? cell : JSON.stringify(cell);
    // What was a number is written as one again, as long as it looks the same.
    if (typeof cell === 'number') input.dataset['number'] = '';
    input.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!/[\t\n]/.test(text.trim())) return;
      event.preventDefault();
      fill(line.rowIndex, input.closest('td')?.cellIndex ?? 0, text);
    });
    line.append(make('td', {}, input));
  };
  const addRow = (cells: readonly unknown[]) => {
    const line = make('tr');
    for (const cell of cells) addCell(line, cell);
    body.append(line);
    name();
    return line;
  };
  const fill = (row: number, cell: number, text: string) => {
    for (const [down, cells] of text
      .trimEnd()
      .split(/\r?\n/)
      .map((one) => one.split('\t'))
      .entries()) {
      const line = body.rows[row + down] ?? addRow(Array.from({ length: cell + cells.length }, () => ''));
      for (const [across, pasted] of cells.entries()) {
        while (line.cells.length <= cell + across) addCell(line);
        const input = line.cells[cell + across]?.querySelector('input');
        if (input) input.value = pasted.trim();
      }
    }
    name();
    change();
  };
  for (const row of rows) addRow(row);
  const more = make(
    'div',
    { 'data-tools': '' },
    button(words.addRow, () =>
      addRow(Array.from({ length: width() }, () => ''))
        .querySelector('input')
        ?.focus(),
    ),
    button(words.addCell, () => {
      for (const line of body.rows) addCell(line);
      name();
    }),
  );
  const read = () =>
    orNothing(
      [...body.rows]
        .map(({ cells }) => {
          const values = [...cells].map(({ firstElementChild: input }) =>
            cellValue(input as HTMLInputElement),
          );
          while (values.at(-1) === '') values.pop();
          return values;
        })
        .filter((values) => values.length > 0),
    );
  return { element: make('div', {}, make('table', { role: 'presentation' }, body), more), read };
}

function cellValue({ value, dataset }: HTMLInputElement): string | number {
  const text = value.trim();
  return dataset['number'] !== undefined && String(Number(text)) === text ? Number(text) : text;
}
