import { articleDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import { FactsBanner } from '../../../parts/articles/FactsBanner.tsx';
import { AboutPage } from './AboutPage.tsx';

const ARTICLE = 'about';

/** About the bank: the text is an article, so that editors keep it. */
export const page = definePage({
  parameters: {},
  load: ({ client, signal }) => withFigures(client.call(articleDetail, { id: ARTICLE }, signal)),
  head: (article) => ({ description: article.summary }),
  Page: AboutPage,
  Banner: FactsBanner,
});
