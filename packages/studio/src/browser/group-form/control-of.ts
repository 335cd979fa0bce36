import { button, freeId, make } from './elements.ts';
import { rowsControl } from './rows-control.ts';
import { severalControl } from './several-control.ts';
import { orNothing, simpleControl } from './simple-controls.ts';
import type { Control, FormShape, FormWords } from './shape.ts';

/** What stands beside an item of a list, made from what it holds now. */
export type Beside = (read: () => unknown) => HTMLElement | undefined;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Around {
  words: FormWords;
  label: string;
  /** What tells it from others of the same label on the page. */
  path: string;
}

/** Controls for a value of a shape. */
export function controlOf(
  shape: FormShape,
  value: unknown,
  around: Around,
  beside: Beside = () => undefined,
): Control {
  if (shape.kind === 'list') return listControl(shape, value, around, beside);
  return groupControl(shape, value, around);
}

function groupControl({ fields = [] }: FormShape, value: unknown, { words, path }: Around): Control {
  const held = isGroup(value) ? value : {};
  const parts = fields.map(({ name, label, isRequired, shape }) => {
    const id = freeId();
    const own = held[name];
    if (shape.kind === 'group' || shape.kind === 'list') {
      const inner = controlOf(shape, own, { words, label, path: `${path}: ${label}` });
      // Seldom filled in, and long: folded until it is.
      const folded = make(
        'details',
        own === undefined ? {} : { open: '' },
        make('summary', {}, label),
        inner.element,
      );
      return { name, element: folded, read: inner.read };
    }
    const together = ofSeveral(shape, own, words);
    if (together !== undefined) {
      return {
        name,
        read: together.read,
        element: make(
          'div',
          {
            role: 'group',
            'aria-label': `${path}: ${label}`,
            ...(shape.kind === 'rows' && { 'data-rows': '' }),
          },
          make('span', { 'aria-hidden': 'true' }, label),
          together.element,
        ),
      };
    }
    const inner = simpleControl(shape, own, id, words, isRequired);
    return {
      name,
      read: inner.read,
      element: make('div', {}, make('label', { for: id }, label), inner.element),
    };
  });
  const known = new Set(fields.map(({ name }) => name));
  // What the form does not ask for stays.
  const rest = Object.entries(held).filter(([name]) => !known.has(name));
  const read = () => {
    const entries = parts.map(({ name, read: readPart }) => [name, readPart()] as const);
    const filled = [...entries.filter(([, part]) => part !== undefined), ...rest];
    return filled.length === 0 ? undefined : Object.fromEntries(filled);
  };
  return { element: make('div', { 'data-group-fields': '' }, ...parts.map(({ element }) => element)), read };
}

/** For a value that takes more than one control, which have a name together. */
function ofSeveral(shape: FormShape, value: unknown, words: FormWords): Control | undefined {
  if (shape.kind === 'rows') return rowsControl(value, words);
  return shape.kind === 'lines' && shape.choices !== undefined ? severalControl(shape, value) : undefined;
}

function listControl(
  { item, most }: FormShape,
  value: unknown,
  { words, label, path }: Around,
  beside: Beside,
): Control {
  const controls = new Map<HTMLElement, Control>();
  let made = 0;
  const list = make('ol');
  const change = () => list.dispatchEvent(new Event('input', { bubbles: true }));
  const addItem = (one: unknown) => {
    made += 1;
    const control = groupControl(item ?? { kind: 'group' }, one, { words, label, path: `${path} ${made}` });
    const place = make('li');
    const move = (to: (entry: HTMLElement) => void, own: HTMLButtonElement) => {
      to(place);
      own.focus();
      change();
    };
    const named = (text: string) => `${text}: ${label}`;
    const up = button(
      words.up,
      () => move((entry) => entry.previousElementSibling?.before(entry), up),
      named(words.up),
    );
    const down = button(
      words.down,
      () => move((entry) => entry.nextElementSibling?.after(entry), down),
      named(words.down),
    );
    const out = button(
      words.remove,
      () => {
        controls.delete(place);
        place.remove();
        add.hidden = false;
        add.focus();
        change();
      },
      named(words.remove),
    );
    const seen = beside(control.read);
    place.append(
      control.element,
      ...(seen === undefined ? [] : [seen]),
      make('div', { 'data-tools': '' }, up, down, out),
    );
    controls.set(place, control);
    list.append(place);
    add.hidden = most !== undefined && controls.size >= most;
    return place;
  };
  const add = button(words.add.replace('{label}', label), () => {
    addItem(undefined).querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
  for (const one of Array.isArray(value) ? (value as unknown[]) : []) addItem(one);
  const read = () =>
    orNothing(
      [...list.children].flatMap((place) => {
        const held = controls.get(place as HTMLElement)?.read();
        return held === undefined ? [] : [held];
      }),
    );
  return { element: make('div', { 'data-list': '' }, list, add), read };
}
