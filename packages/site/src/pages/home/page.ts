import { definePage } from '../../routing/page-module.ts';
import { HomePage } from './HomePage.tsx';
import { loadHome } from './load-home.ts';

export const page = definePage({
  parameters: {},
  load: (request) => loadHome(request, { tolerant: !import.meta.env.SSR }),
  Page: HomePage,
});
