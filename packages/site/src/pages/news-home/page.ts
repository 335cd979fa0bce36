import { definePage } from '../../routing/page-module.ts';
import { NewsHomePage } from './NewsHomePage.tsx';
import { loadNewsHome } from './load-news-home.ts';

export const page = definePage({ parameters: {}, load: loadNewsHome, Page: NewsHomePage });
