import type { ReactNode } from 'react';
import type { Language } from '@bank/contract';
import { pageRegistry } from '../src/base/page/page-registry.ts';
import { RouteContext } from '../src/base/page/route-context.ts';
import { DocumentContext, LanguageContext } from '../src/base/state/site-context.ts';
import { aPage } from '../src/frame/chrome/testing/render-chrome.tsx';
import { sampleChrome } from '../src/frame/chrome/testing/sample-chrome.ts';
import type { SubjectWords } from '../src/words/loading/subject-words.ts';
import { serverMessages } from '../src/words/loading/server-messages.ts';

const SUBJECTS = import.meta.glob<Record<string, SubjectWords<object>>>('../src/words/*/*/words.ts', {
  eager: true,
});

/** The words of every subject: nobody has to say which ones a part speaks of. */
export async function loadAllWords(language: Language): Promise<void> {
  await Promise.all(
    Object.values(SUBJECTS)
      .flatMap((module) => Object.values(module))
      .map((subject) => subject.load(language)),
  );
}

const registry = pageRegistry((component) => Promise.reject(new Error(`An example asks for ${component}`)));

/** What a part may ask about the document, the language and the page that it stands in. */
export function SiteAround({ language, children }: { language: Language; children: ReactNode }) {
  const chrome = sampleChrome(language);
  const { record, query } = aPage({ path: '/example', url: '/example' });
  return (
    <DocumentContext
      value={{
        origin: 'https://www.beiyao.example',
        imageBase: '/images/',
        fileBase: '/files/',
        navigation: 'gallery',
        registry,
        messagesOf: serverMessages,
      }}
    >
      <LanguageContext
        value={{
          language,
          words: serverMessages(language),
          officialHost: chrome.config.officialHost,
          today: chrome.info.today,
        }}
      >
        <RouteContext
          value={{
            place: { pathname: '/example', search: '', hash: '', key: '' },
            view: { language, record, chrome, leaf: { kind: 'page', data: {}, head: {}, query } },
            problem: undefined,
            arrival: 'START',
            stays: false,
            reload: () => Promise.resolve(),
          }}
        >
          {children}
        </RouteContext>
      </LanguageContext>
    </DocumentContext>
  );
}
