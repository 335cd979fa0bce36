export const search = {
  'search.placeholder': '请输入...',
  'search.field': '搜索关键词',
  'search.recent': '最近搜索',
  'search.clear': '清空',
  'search.noRecent': '还没有搜索记录',
  'search.remove': (keyword: string) => `从最近搜索中删除${keyword}`,
  'search.hot': '热门搜索',
  'search.quick': '快速前往',
  'search.news': '今日{short}',
  'search.branches': '网点分布',
  'search.contact': '联系我们',
} as const;
