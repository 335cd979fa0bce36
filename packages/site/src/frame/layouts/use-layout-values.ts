import { useEffect } from 'react';
import type { ChromePage } from '../chrome/chrome-page.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import { useRoute } from '../../base/page/route-context.ts';
import { writeLayout } from '../../base/state/layout-store.ts';

interface LayoutSources {
  chrome: ChromeData;
  page: ChromePage;
  leaf: (LeafData & { kind: 'page' }) | undefined;
}

/** Brings into the layout state what arrives with the language and with each page (S4-store). */
export function useLayoutValues({ chrome, page: { record }, leaf }: LayoutSources): void {
  const { arrival } = useRoute();
  // A document that was loaded counts as the browser's own doing.
  const way = arrival === 'START' ? 'POP' : arrival;
  useEffect(() => {
    const { net, config } = chrome;
    writeLayout({ websiteNetOpts: net, relationId: net.id, websiteLoginOpts: config.loginList });
  }, [chrome]);
  useEffect(() => {
    writeLayout({
      titleId: record.titleId ?? '',
      leftMenuCodes: leaf?.second?.left.map(({ code }) => code) ?? [],
      routeChangeWay: way,
    });
  }, [record, leaf, way]);
}
