export const newsHome = {
  'newsHome.moreOf': (column: string) => `查看全部${column}`,
  'newsHome.activities': '近期活动',
  'newsHome.numbers': '新闻里的数',
  'newsHome.numbersNote': '每个数都能点开，看到口径与出处',
  'newsHome.activitiesNote': '参加不收费，不推介产品',
  'newsHome.services': '联系与反馈',
} as const;
