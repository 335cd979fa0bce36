import { definePage } from '../../../base/page/page-module.ts';
import { NotFoundPage, type NotFound } from './NotFoundPage.tsx';

/**
 * /404, titled 页面提示 / Page prompt (S2-404), and what other addresses show whose item does not exist.
 * The server answers it with status 404, or 410 where the item was withdrawn.
 */
export const page = definePage({
  parameters: {},
  load: () => Promise.resolve<NotFound>({ withdrawn: false }),
  head: () => ({ noindex: true }),
  Page: NotFoundPage,
});
