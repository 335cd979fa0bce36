import type { Tree } from './page-tree.ts';

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  minlength: 'minLength',
  hreflang: 'hrefLang',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  fetchpriority: 'fetchPriority',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  crossorigin: 'crossOrigin',
  readonly: 'readOnly',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  spellcheck: 'spellCheck',
  novalidate: 'noValidate',
};

/** A button or an option has its value for itself; of a field it is where the visitor begins. */
const NAMES_OF_FIELD: Readonly<Record<string, string>> = { value: 'defaultValue', checked: 'defaultChecked' };
const FIELDS = new Set(['input', 'textarea']);

// React takes an empty text for false.
const BOOLEAN = new Set(
  'hidden open disabled required checked selected multiple inert autofocus readonly novalidate'.split(' '),
);

const camelCase = (name: string) =>
  /^(?:data|aria)-/.test(name)
    ? name
    : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

const nameFor = (tag: string, name: string) =>
  (FIELDS.has(tag) ? NAMES_OF_FIELD[name] : undefined) ?? NAMES[name] ?? camelCase(name);

/** A tree of elements with its attributes named as React names them. */
export function withReactAttributes(node: Tree): Tree {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const named = Object.entries(attributes).map(([name, value]) => [
    nameFor(tag, name),
    BOOLEAN.has(name) && value === '' ? true : value,
  ]);
  return [tag, Object.fromEntries(named), children.map(withReactAttributes)];
}
