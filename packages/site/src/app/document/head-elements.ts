import { LANGUAGES } from '@bank/contract';
import { HTML_LANG } from '../../base/page/language-paths.ts';
import type { View } from '../../base/page/view.ts';
import type { Messages } from '../../words/loading/messages.ts';
import { attributeText } from './attribute-text.ts';
import { headFacts } from './head-facts.ts';

/** Its name, its attributes and its text. */
type HeadElement = readonly ['title' | 'meta' | 'link', Readonly<Record<string, string>>, string?];

/** What of a head is one page's. */
const OF_PAGE =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]';

/**
 * Title, description, canonical address and language twins of one page; what only programs read is for-machines.ts's.
 * @param origin scheme and host of the addresses
 */
export function headElements(view: View, words: Messages, origin: string): HeadElement[] {
  const { language, record, leaf, chrome } = view;
  const { title, description, address, twin, noindex } = headFacts(record, leaf, chrome.config, words);
  const elements: HeadElement[] = [
    ['title', {}, `${title}-${chrome.config.siteName}`],
    ['meta', { name: 'description', content: description }],
  ];
  if (noindex) elements.push(['meta', { name: 'robots', content: 'noindex' }]);
  if (address !== undefined) {
    elements.push(['link', { rel: 'canonical', href: origin + address }]);
    if (twin !== undefined) {
      const places = language === 'CN' ? { CN: address, EN: twin } : { CN: twin, EN: address };
      const alternate = (hreflang: string, path: string): HeadElement => [
        'link',
        { rel: 'alternate', hreflang, href: origin + path },
      ];
      elements.push(
        ...LANGUAGES.map((one) => alternate(HTML_LANG[one], places[one])),
        alternate('x-default', places.CN),
      );
    }
  }
  for (const { type, title: name = title, href } of leaf.head.feeds ?? [])
    elements.push(['link', { rel: 'alternate', type, title: name, href }]);
  return elements;
}

/** As the server writes them. */
export function headText(elements: readonly HeadElement[]): string {
  return elements
    .map(([name, attributes, text]) => {
      const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${attributeText(value)}"`);
      return `<${name}${given.join('')}>${text === undefined ? '' : `${attributeText(text)}</${name}>`}`;
    })
    .join('');
}

/** Puts the head of another page in the place of the one before. */
export function drawHead(elements: readonly HeadElement[]): void {
  for (const former of document.head.querySelectorAll(OF_PAGE)) former.remove();
  document.head.append(
    ...elements.map(([name, attributes, text = '']) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.textContent = text;
      return element;
    }),
  );
}
