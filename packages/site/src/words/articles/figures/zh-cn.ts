export const figures = {
  'figure.asTable': '以表格查看',
  'figure.item': '项目',
  'figure.place': '地点',
  'figure.longitude': '东经',
  'figure.latitude': '北纬',
  'figure.from': '开始',
  'figure.to': '结束',
  'figure.about': '说明',
  'figure.total': '合计',
  'figure.today': (day: string) => `今天 ${day}`,
  'figure.month': (month: number) => `${month} 月`,
  'figure.shareOf': (name: string, whole: string) => `${name}占${whole}`,
  'figure.shareWords': (whole: string) => `占${whole}`,
  'figure.value': (name: string, value: string) => `${name} ${value}`,
  'figure.read': (conclusion: string, values: readonly string[]) =>
    values.length === 0 ? conclusion : `${conclusion}。${values.join('，')}`,
  'figure.heading': (name: string, unit: string) => (unit === '' ? name : `${name}，${unit}`),
} as const;
