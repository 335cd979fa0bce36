import { escaped } from '@bank/contract';

/*
 * How a preview is looked at: the choices of the accessibility toolbar, which the site keeps in the browser, and grey mode, which its
 * content switches on for everybody.
 */

export const wantsLook = ({ searchParams }: URL): boolean =>
  ['theme', 'text', 'grey'].some((name) => searchParams.has(name));

/** Sets the toolbar's choices under the key and in the form of docs/contracts.md, then leads on. */
export const LOOK_SCRIPT = `const wanted = new URLSearchParams(location.search);
try {
  localStorage.setItem(
    'bob-a11y',
    JSON.stringify({ v: 1, theme: wanted.get('theme') ?? 'default', text: Number(wanted.get('text') ?? 100) }),
  );
} catch {
  // Storage is refused: the page is shown as it is.
}
location.replace(document.querySelector('a').href);
`;

/** Its address holds what is chosen; without script its link leads on. */
export function lookPage(script: string, to: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>预览</title></head>' +
    `<body><a href="${escaped(to)}">预览 Preview</a><script src="${script}"></script></body></html>`
  );
}

/** As the switch of the content would have it (S1-grey). */
export const inGrey = (html: string): string =>
  html.includes('data-grey="on"') ? html : html.replace('<html', '<html data-grey="on"');
