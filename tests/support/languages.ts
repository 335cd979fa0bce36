/** What journeys need to know of the two languages to walk the same way in both. */
export const LANGUAGES = [
  {
    language: 'CN',
    lang: 'zh-CN',
    home: '/personal',
    prefix: '',
    siteName: '北曜银行',
    newsSection: '今日北曜',
    newsColumn: '北曜新闻',
    switchName: 'English',
    notFoundTitle: '页面提示-北曜银行',
    notFoundHeading: '没有找到这一页',
  },
  {
    language: 'EN',
    lang: 'en',
    home: '/en',
    prefix: '/en',
    siteName: 'Bank of Beiyao',
    newsSection: 'Beiyao Today',
    newsColumn: 'Beiyao news',
    switchName: '中文版',
    notFoundTitle: 'Page prompt-Bank of Beiyao',
    notFoundHeading: 'We could not find this page',
  },
] as const;
