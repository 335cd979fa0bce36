import { openPicker } from '../media/media-picker.ts';
import { button, make } from './elements.ts';
import type { Control, FormShape, FormWords } from './shape.ts';

/** Two fields of a group stand beside each other, each with room for so many Latin letters or half as many Chinese signs. */
const LONG_LINE = 28;

const widthOf = (text: string) => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);

const written = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** One value: a line, a number, a day, a choice. */
export function simpleControl(
  shape: FormShape,
  value: unknown,
  id: string,
  words: FormWords,
  isRequired: boolean,
): Control {
  const needed: Record<string, string> = isRequired ? { 'aria-required': 'true' } : {};
  if (shape.kind === 'choice' || shape.kind === 'yes-no') return chosen(shape, value, id, words, needed);
  if (shape.kind === 'lines') {
    const area = make('textarea', { id, rows: '3', ...needed });
    area.value = Array.isArray(value) ? value.map(written).join('\n') : '';
    return { element: area, read: () => orNothing(linesIn(area.value)) };
  }
  const limits: Record<string, string> =
    shape.longest === undefined ? needed : { ...needed, maxlength: String(shape.longest) };
  const text = written(value);
  // A field of one line would show its beginning alone, and take the line breaks out of it.
  if (shape.kind === 'line' && (widthOf(text) > LONG_LINE || text.includes('\n'))) {
    const area = make('textarea', { id, rows: '2', ...limits });
    area.value = text;
    const oneLine = (typed: string) =>
      text.includes('\n') ? typed : typed.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
    const read = () => (area.value === text ? value : readLine(shape, oneLine(area.value.trim()), value));
    return { element: area, read };
  }
  const type = shape.kind === 'day' ? 'date' : 'text';
  const input = make('input', { id, type, ...limits });
  input.value = text;
  const read = () => readLine(shape, input.value.trim(), value);
  if (shape.kind !== 'file') return { element: input, read };
  const pick = button(words.pick, () =>
    openPicker({
      kind: 'files',
      take: ({ path }) => {
        input.value = path;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.focus();
      },
    }),
  );
  return { element: make('div', {}, input, pick), read };
}

/** A number stays one, and a text that looks like one stays a text: 1.20 keeps its nought. */
function readLine({ kind }: FormShape, text: string, was: unknown): unknown {
  if (text === '') return undefined;
  const isNumber = kind === 'number' || (typeof was === 'number' && String(Number(text)) === text);
  return isNumber && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function chosen(
  { kind, choices = [] }: FormShape,
  value: unknown,
  id: string,
  words: FormWords,
  needed: Readonly<Record<string, string>>,
): Control {
  const options =
    kind === 'choice'
      ? choices.map(({ code, name }) => [code, name])
      : [
          ['true', words.yes],
          ['false', words.no],
        ];
  const select = make(
    'select',
    { id, ...needed },
    ...[['', words.notGiven], ...options].map(([key = '', text = '']) =>
      make('option', { value: key }, text),
    ),
  );
  select.value = written(value);
  const read = () => {
    if (select.value === '') return undefined;
    return kind === 'choice' ? select.value : select.value === 'true';
  };
  return { element: select, read };
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const orNothing = <Item>(list: Item[]) => (list.length === 0 ? undefined : list);
