import { make } from './elements.ts';
import type { Control, FormShape } from './shape.ts';

/** Any number of the codes there are. Those that were chosen keep their order, and so does one that is none any more. */
export function severalControl({ choices = [] }: FormShape, value: unknown): Control {
  const held = Array.isArray(value) ? value.map(String) : [];
  const gone = held.filter((code) => !choices.some((one) => one.code === code));
  const boxes = [...choices, ...gone.map((code) => ({ code, name: code }))].map(({ code, name }) => {
    const box = make('input', { type: 'checkbox', value: code });
    box.checked = held.includes(code);
    return { code, box, element: make('label', {}, box, ` ${name}`) };
  });
  const read = () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ code }) => code);
    const stayed = held.filter((code) => chosen.includes(code));
    const codes = [...stayed, ...chosen.filter((code) => !held.includes(code))];
    return codes.length === 0 ? undefined : codes;
  };
  return { element: make('div', { 'data-choices': '' }, ...boxes.map(({ element }) => element)), read };
}
