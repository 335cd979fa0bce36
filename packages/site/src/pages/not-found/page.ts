import { definePage } from '../../routing/page-module.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** /404, titled 页面提示 / Page prompt (specification 2.3). The server answers it with status 404. */
export const page = definePage({
  parameters: {},
  load: () => Promise.resolve(null),
  head: () => ({ noindex: true }),
  Page: NotFoundPage,
});
