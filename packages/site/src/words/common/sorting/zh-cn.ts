export const sorting = {
  'sort.by': (column: string) => `按${column}排序`,
  'sort.sorted': (column: string, direction: 'ascending' | 'descending') =>
    `已按“${column}”${direction === 'ascending' ? '升序' : '降序'}排列`,
  'sort.chosen': (order: string) => `排序已改为：${order}`,
  'sort.given': '已恢复原来的次序',
} as const;
