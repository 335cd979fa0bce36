export const reading = {
  'reading.days': (chart: string) => `${chart}：逐日读数，用左右方向键移动`,
  'reading.quotes': (chart: string) => `${chart}：逐次读数，用左右方向键移动`,
  'reading.items': (chart: string) => `${chart}：逐项读数，用左右方向键移动`,
  'reading.rows': (chart: string) => `${chart}：逐行读数，用上下方向键移动`,
  'reading.months': (chart: string) => `${chart}：逐月读数，用左右方向键移动，上下键跨一年`,
  'reading.legend': '图例',
  'reading.figures': (when: string, figures: readonly { name: string; value: string }[]) =>
    `${when}，${figures.map(({ name, value }) => `${name} ${value}`).join('，')}`,
} as const;
