export const sorting = {
  'sort.sorted': (column: string, direction: 'ascending' | 'descending') =>
    `已按“${column}”${direction === 'ascending' ? '升序' : '降序'}排列`,
  'sort.given': '已恢复原来的次序',
} as const;
