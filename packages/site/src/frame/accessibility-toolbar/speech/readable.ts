/** What is read as one piece. */
const ITEMS = new Set([
  'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'li', 'td', 'th', 'label', 'button', 'img',
  'dt', 'dd', 'summary', 'figcaption', 'input', 'select', 'textarea',
]); // prettier-ignore
/** Pieces that are read by themselves even inside another one; a link in a paragraph is read with its sentence. */
const OWN = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'td',
  'th',
  'dt',
  'dd',
  'label',
  'button',
  'summary',
]);
const SILENT = new Set(['script', 'style', 'template', 'rt', 'rp', 'noscript']);

/** The nearest piece around the pointed or focused element; undefined on empty ground and on the toolbar's own caption. */
export function itemAt(target: Element): Element | undefined {
  let item: Element | undefined;
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at.hasAttribute('data-a11y-caption')) return undefined;
    if (item === undefined && ITEMS.has(at.localName)) item = at;
  }
  return item === undefined || spokenText(item) === '' ? undefined : item;
}

/** What is said for an element: aria-label, else title, else alt, else its text with the pictures' alternatives. */
export function spokenText(element: Element): string {
  const named = ['aria-label', 'title', 'alt', 'placeholder'].map((name) =>
    element.getAttribute(name)?.trim(),
  );
  return named.find((text) => text) ?? tidy(textOf(element));
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  if (SILENT.has(element.localName) || element.getAttribute('aria-hidden') === 'true') return '';
  if (element.localName === 'img') return element.getAttribute('alt') ?? '';
  return [...element.childNodes].map(textOf).join(' ');
}

/** Figures such as 2.20 and % stand in elements of their own; Chinese needs no spaces between them at all. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();
}

/** The language an element is written in, as a voice's tag; the page's own unless a part says otherwise. */
export function languageOfItem(element: Element): 'zh-CN' | 'en-US' {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const lang = at.getAttribute('lang');
    if (lang) return lang.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN';
  }
  return 'zh-CN';
}

/** Every piece below an element in reading order, each text once: a list entry with paragraphs is read by its paragraphs. */
export function readableItems(root: Element): Element[] {
  return [...root.children].flatMap((child) => {
    if (SILENT.has(child.localName) || isHidden(child)) return [];
    const isWhole = ITEMS.has(child.localName) && (isNamed(child) || !holdsOwnItem(child));
    if (!isWhole) return readableItems(child);
    return spokenText(child) === '' ? [] : [child];
  });
}

function isNamed(element: Element): boolean {
  return element.localName !== 'li' && Boolean(element.getAttribute('aria-label'));
}

function holdsOwnItem(element: Element): boolean {
  return [...element.children].some((child) => OWN.has(child.localName) || holdsOwnItem(child));
}

function isHidden(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return true;
  // Not in every supported browser; an element without it is taken as shown.
  return 'checkVisibility' in element && !element.checkVisibility();
}
