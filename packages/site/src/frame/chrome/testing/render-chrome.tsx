import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, RouteDef } from '@bank/contract';
import { serverMessages } from '../../../words/loading/server-messages.ts';
import { pageRegistry } from '../../../base/page/page-registry.ts';
import { DocumentContext, LanguageContext } from '../../../base/state/site-context.ts';
import type { ChromePage } from '../chrome-page.ts';
import { sampleChrome } from './sample-chrome.ts';

/** A part of the chrome as the server would write it. */
export function markupOf(part: ReactElement, language: Language = 'CN'): string {
  const registry = pageRegistry(() => Promise.reject(new Error('The chrome asks for no page')));
  return renderToStaticMarkup(
    <DocumentContext
      value={{
        imageBase: '/images/',
        fileBase: '/files/',
        navigation: 'test',
        origin: 'https://www.beiyao.example',
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
        {part}
      </LanguageContext>
    </DocumentContext>,
  );
}

/** The page that the chrome stands around. */
export function aPage(record: Partial<RouteDef>, query: ChromePage['query'] = {}): ChromePage {
  return {
    query,
    record: {
      id: 'page',
      code: 'page',
      name: 'page',
      title: 'page',
      path: '/page',
      url: '/page',
      urlType: '1',
      component: 'page',
      dataType: 2,
      levels: 1,
      layout: 'base',
      keepAlive: false,
      ...record,
    },
  };
}

/** The opening tags of `name` in the markup. */
export function tagsOf(markup: string, name: string): string[] {
  return markup.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}
