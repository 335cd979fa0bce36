import '@bank/ui/styles.css';
import { createRoot } from 'react-dom/client';
import type { BannerCrumb, RouteDef } from '@bank/contract';
import { serverMessages } from '../../../words/loading/server-messages.ts';
import { pageRegistry } from '../../../base/page/page-registry.ts';
import { DocumentContext, LanguageContext } from '../../../base/state/site-context.ts';
import { layoutState } from '../../../base/state/layout-store.ts';
import { useBanner, type ShownBanner } from '../../../base/state/use-banner.ts';
import { aPage } from '../../chrome/testing/render-chrome.tsx';
import { SecondLevelLayout } from '../SecondLevelLayout.tsx';

/** A second-level page in a document of its own; the journey about banners bundles it and changes what is given. */
interface Given {
  record: Partial<RouteDef>;
  /** What the server answered for the page's column. */
  crumbs?: BannerCrumb[];
  /** What the page itself writes into the layout state; nothing where it leaves its banner to the records. */
  own?: Partial<ShownBanner>;
}

function PageWithBanner({ own }: { own: Partial<ShownBanner> }) {
  useBanner(own);
  return null;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
const registry = pageRegistry(() => Promise.reject(new Error('The layout asks for no page')));

function show({ record, crumbs, own }: Given): void {
  root.render(
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
          language: 'CN',
          words: serverMessages('CN'),
          officialHost: 'www.beiyao.example',
          today: '2026-11-20',
        }}
      >
        <SecondLevelLayout
          record={aPage(record).record}
          query={{}}
          head={{}}
          second={crumbs && { crumbs, left: [], leftTitle: '' }}
        >
          {own && <PageWithBanner own={own} />}
        </SecondLevelLayout>
      </LanguageContext>
    </DocumentContext>,
  );
}

Object.assign(globalThis, { show, layoutState });
