import '@bank/ui/styles.css';
import './base/styles/site.css';
import './base/styles/focus.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isOn } from '@bank/contract';
import { trackSiteClicks } from './app/router/site-clicks.ts';
import { RouterView } from './app/document/RouterView.tsx';
import { browserRouter } from './app/router/browser-router.ts';
import { shownComponent } from './app/router/shown-component.ts';
import { browserMessages, loadMessages } from './words/loading/browser-messages.ts';
import { tellOfBank } from './words/loading/bank-facts.ts';
import { browserPages } from './app/router/browser-pages.ts';
import { watchUntranslated } from './frame/chrome/language-note.ts';
import { keepScale } from './frame/layouts/keep-scale.ts';
import { tellOfMissingParts } from './base/state/missing-parts.ts';
import { hearOnce, watchAsleep } from './base/state/asleep.ts';
import { wakeLatePart } from './base/state/LatePart.tsx';
import { DocumentContext } from './base/state/site-context.ts';
import { loadWords } from './base/page/page-module.ts';
import type { ChromeData } from './base/page/chrome-data.ts';
import type { BootBlock } from './base/page/boot-data.ts';
import { fetchChrome } from './app/document/fetch-chrome.ts';

// Nearly every page needs these; named here they come with this file instead of as requests of their own.
export { definePage } from './base/page/page-module.ts';
export { dayInProse } from './base/format/day.ts';
export { LeadsTo } from './base/page/leads-to.ts';
export { isPastEnd } from './base/page/list-place.ts';
export { pageParameter } from './base/page/query-parameters.ts';
export { useAddress } from './parts/links/use-address.ts';
export { fetchedWords } from './words/loading/subject-words.ts';

const IDLE_WITHIN_MS = 1_000;

const element = document.getElementById('boot');
// Not awaited: page chunks import this one, and would wait for it while it waits for them.
if (element?.textContent)
  start(JSON.parse(element.textContent) as BootBlock, element.dataset).catch(reportError);

async function start(
  block: BootBlock,
  { page: module, chrome: chromeUrl = '' }: DOMStringMap,
): Promise<void> {
  const component = shownComponent(block);
  const registry = browserPages(component, module);
  const page = registry
    .load(component)
    .then((shown) =>
      Promise.all([loadWords(shown, block.language), shown.part?.(block.leaf.query)?.fetch(block.language)]),
    );
  let chrome: ChromeData;
  try {
    [chrome] = await Promise.all([
      fetchChrome(chromeUrl, block.language, block.environment.navigation),
      loadMessages(block.language),
      page,
    ]);
  } catch {
    return tellOfMissingParts();
  }
  tellOfBank(block.language, chrome.config);
  const boot = { ...block, chrome };
  const router = browserRouter(boot, registry);
  keepScale();
  watchAsleep(wakeLatePart);
  watchUntranslated();
  trackSiteClicks(router);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext
          value={{ ...boot.environment, origin: boot.origin, registry, messagesOf: browserMessages }}
        >
          <RouterView router={router} />
        </DocumentContext>
      </StrictMode>,
    );
  });
  hearOnce();
  const salt = boot.environment.trackSalt;
  if (salt && isOn(chrome.config.features, 'tracking'))
    whenIdle(
      () =>
        void import('./frame/layouts/late-parts.ts')
          .then(({ startTracking }) => startTracking(router, salt))
          .catch(() => undefined),
    );
}

/** Nobody waits for it: after everything that somebody waits for. */
function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  else setTimeout(work, IDLE_WITHIN_MS);
}
