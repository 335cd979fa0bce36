import type { BootData } from '../../base/page/boot-data.ts';
import { withinChunkTimeout } from '../../base/state/chunk-timeout.ts';
import type { PageRegistry } from '../../base/page/page-registry.ts';
import { wakeLateParts } from '../../base/state/LatePart.tsx';
import type { browserNavigation } from './navigation.ts';
import { Router, type Navigation } from './router.ts';
import { canonicalPath } from './site-clicks.ts';

/** The router of the browser, showing the view that the document was rendered with. */
export function browserRouter(boot: BootData, registry: PageRegistry): Router {
  const { language, record, chrome, leaf } = boot;
  return new Router({ language, record, chrome, leaf }, lateNavigation(boot, registry));
}

/** Most visitors of a page never navigate inside its document, so what does it comes when they begin to. */
function lateNavigation(boot: BootData, registry: PageRegistry): Navigation {
  // Later the document may be another page's.
  const path = canonicalPath();
  let come: ReturnType<typeof browserNavigation> | undefined;
  let coming: Promise<ReturnType<typeof browserNavigation>> | undefined;
  const fetch = () => {
    coming ??= withinChunkTimeout('navigation', () => import('./navigation.ts')).then(
      (navigation) => (come = navigation.browserNavigation(boot, path, registry)),
    );
    coming.catch(() => (coming = undefined));
    return coming;
  };
  return {
    prepare: () => void fetch().catch(() => undefined),
    async load(url, signal) {
      const [navigation] = await Promise.all([fetch(), wakeLateParts()]);
      signal.throwIfAborted();
      return navigation.load(url, signal);
    },
    shown: (view) => come?.shown(view),
  };
}
