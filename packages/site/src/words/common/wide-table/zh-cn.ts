export const wideTable = {
  'wide.inSight': (first: number, last: number, total: number) =>
    first === last ? `第 ${first} 列，共 ${total} 列` : `第 ${first}–${last} 列，共 ${total} 列`,
  'wide.previous': '上一列',
  'wide.next': '下一列',
} as const;
