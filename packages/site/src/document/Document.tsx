import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { ChromeData, LeafData, LeafHandle } from '../routing/route-data.ts';
import { HTML_LANG, languageOf } from '../routing/language-paths.ts';
import { useDocument } from '../state/site-context.ts';
import { Head } from './Head.tsx';

/** The whole document. Scripts and style links are put in as text beside it (see document-text.ts). */
export function Document() {
  const { messagesOf, release } = useDocument();
  const { pathname } = useLocation();
  const matches = useMatches();
  const language = languageOf(pathname);
  const leaf = matches.at(-1);
  const record = (leaf?.handle as LeafHandle | undefined)?.record;
  const data = leaf?.loaderData as LeafData | undefined;
  const chrome = matches.find((match) => match.id.startsWith('language-'))?.loaderData as
    ChromeData | undefined;
  const grey = chrome !== undefined && isGrey(chrome, record?.component);
  return (
    <html
      lang={HTML_LANG[language]}
      data-grey={grey ? 'on' : undefined}
      data-release={release}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {record && chrome ? (
          <Head
            record={record}
            leaf={data}
            config={chrome.config}
            words={messagesOf(language)}
            language={language}
          />
        ) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content={grey ? '#1a1a1a' : '#0f1a33'} />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
      </body>
    </html>
  );
}

/** Grey is on only for the string "1" (specification 1), on every page or on the homes alone. */
function isGrey({ info }: ChromeData, component: string | undefined): boolean {
  if (info.switchStatus !== '1') return false;
  return info.scope === 'all' || component === 'home' || component === 'english-home';
}
