import { HOME_PATHS, SEARCH_PATHS } from '@bank/contract';

interface BusyWords {
  lang: string;
  title: string;
  text: string;
  help: readonly string[];
  links: readonly { text: string; path: string }[];
}

/* The words of the page for a moment with too many visitors; without content and without the site's own dictionaries. */

const zh: BusyWords = {
  lang: 'zh-CN',
  title: '当前访问人数较多',
  text: '您要的页面暂时无法立即显示，请等待几秒后刷新本页。',
  help: [
    '常用页面仍可打开，您可以从首页进入。',
    '查找内容：请稍后使用站内搜索。',
    '提交表单：刚才的内容没有提交，请返回上一页再次提交。',
    '挂失等紧急事项，请直接致电客服热线 95526。',
  ],
  links: [
    { text: '返回首页', path: HOME_PATHS.CN },
    { text: '站内搜索', path: SEARCH_PATHS.CN },
  ],
};

const en: BusyWords = {
  lang: 'en',
  title: 'Many visitors at this moment',
  text: 'The page you asked for cannot be shown right away. Please wait a few seconds and reload it.',
  help: [
    'Pages that are read often still open: start from the home page.',
    'Looking for something? Try the search of this site in a moment.',
    'Sending a form? It has not been sent. Go back one page and send it again.',
    'For a lost card or anything urgent, please call 95526.',
  ],
  links: [
    { text: 'Home', path: HOME_PATHS.EN },
    { text: 'Search', path: SEARCH_PATHS.EN },
  ],
};

/** The language of the site first. */
export const BUSY_WORDS = [zh, en] as const;
