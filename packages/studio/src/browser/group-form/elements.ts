/** An element with what it holds. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function button(text: string, press: () => void, label = ''): HTMLButtonElement {
  const element = make('button', { type: 'button', ...(label !== '' && { 'aria-label': label }) }, text);
  element.addEventListener('click', press);
  return element;
}

let count = 0;
/** An id that no other control of the page has. */
export function freeId(): string {
  count += 1;
  return `group-${count}`;
}
