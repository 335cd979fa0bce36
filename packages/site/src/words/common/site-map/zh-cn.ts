export const siteMap = {
  lead: (pages: number) => `本站对外公开的 ${pages} 个栏目与页面，按主菜单的顺序排列。`,
  find: '不知道在哪一栏，就直接搜',
  keyword: '搜索全站',
  go: '搜索',
  sections: '按栏目跳转',
  wholeSite: '全站服务与说明',
  more: '更多页面',
  general: '全站',
} as const;
