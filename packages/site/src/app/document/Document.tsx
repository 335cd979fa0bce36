import { LanguageLayout } from '../../frame/layouts/LanguageLayout.tsx';
import { FailureBoundary } from '../../frame/layouts/FailureBoundary.tsx';
import { HTML_LANG } from '../../base/page/language-paths.ts';
import { useRoute } from '../../base/page/route-context.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { KeepAliveOutlet } from '../router/KeepAliveOutlet.tsx';
import { DocumentProblem } from './DocumentProblem.tsx';

/**
 * The whole document. What its head says of the page (head-elements.ts), scripts and style links are put in as text beside
 * it (document-text.ts).
 */
export function Document() {
  const { place, view } = useRoute();
  const { language, record, chrome } = view;
  const grey = isGrey(chrome, record.component);
  return (
    <FailureBoundary place={place.key} Fallback={DocumentProblem}>
      <html lang={HTML_LANG[language]} data-grey={grey ? 'on' : undefined} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <meta
            name="theme-color"
            content={grey ? '#1a1a1a' : (chrome.config.colours?.ground ?? '#0f1a33')}
          />
        </head>
        <body>
          {/* Header, footer and pages kept alive belong to one language. */}
          <LanguageLayout key={language}>
            <KeepAliveOutlet />
          </LanguageLayout>
        </body>
      </html>
    </FailureBoundary>
  );
}

/** Grey is on only for the string "1" (S1-grey), on every page or on the homes alone. */
function isGrey({ info }: ChromeData, component: string): boolean {
  if (info.switchStatus !== '1') return false;
  return info.scope === 'all' || component === 'home' || component === 'english-home';
}
