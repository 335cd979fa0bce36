import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@bank/contract';
import { sampleChrome } from '../../../frame/chrome/testing/sample-chrome.ts';
import { serverMessages } from '../../../words/loading/server-messages.ts';
import { pageRegistry } from '../../../base/page/page-registry.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { DocumentContext, LanguageContext } from '../../../base/state/site-context.ts';

const registry = pageRegistry((component) => Promise.reject(new Error(`${component} is not asked for here`)));

/** A page's markup as the server writes it, without the document around it. */
export function renderPage<Data>(
  Page: (props: PageProps<Data>) => ReactNode,
  props: PageProps<Data>,
): string {
  const language: Language = props.language;
  return renderToStaticMarkup(
    <DocumentContext
      value={{
        origin: 'https://www.beiyao.example',
        imageBase: '/images/',
        fileBase: '/files/',
        navigation: 'test',
        registry,
        messagesOf: serverMessages,
      }}
    >
      <LanguageContext
        value={{
          language,
          words: serverMessages(language),
          officialHost: sampleChrome(language).config.officialHost,
          today: '2026-11-20',
        }}
      >
        <Page {...props} />
      </LanguageContext>
    </DocumentContext>,
  );
}

/** What a reader of the markup gets: no tags, one space where there were several. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** Every element of a name, with what is inside it. */
export function elementsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`, 'g')) ?? [];
}
