export const searchSuggest = {
  list: '搜索建议',
  count: (count: number) => (count === 0 ? '没有搜索建议' : `${count} 条搜索建议，用上下方向键选择`),
  kind: { PRODUCT: '产品服务', NEWS: '新闻资讯', NOTICE: '公告', FILE: '文件', BRANCH: '网点' },
  word: '搜索',
} as const;
