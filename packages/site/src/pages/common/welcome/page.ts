import { SECTIONS, shortcutList } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { WelcomePage } from './WelcomePage.tsx';

/** Coming soon (S2-other): its own path, and the stand-in for a component that is not built. */
export const page = definePage({
  parameters: {},
  load: ({ client, language, signal }) =>
    client.call(
      shortcutList,
      { pageId: language === 'CN' ? SECTIONS.personal : SECTIONS.englishHome, position: 'QUICK' },
      signal,
    ),
  head: () => ({ noindex: true }),
  Page: WelcomePage,
});
