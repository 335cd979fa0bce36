export const forms = {
  'forms.optional': '（选填）',
  'forms.summary': (count: number) => `有 ${count} 处需要修改`,
  'forms.missing': (name: string) => `请填写${name}`,
  'forms.notListed': (name: string) => `请重新选择${name}`,
  'forms.notDecimal': (name: string, example = '10000 或 10000.50') => `${name}请填写数字，例如 ${example}`,
  'forms.notWhole': (name: string, example = '12') => `${name}请填写整数，例如 ${example}`,
  'forms.notDay': (name: string) => `${name}请填写日期，例如 2026-11-20`,
  'forms.places': (name: string, most: number) =>
    most === 0 ? `${name}请填写整数` : `${name}最多 ${most} 位小数`,
  'forms.below': (name: string, limit: string) => `${name}不能低于 ${limit}`,
  'forms.above': (name: string, limit: string) => `${name}不能高于 ${limit}`,
  'forms.before': (name: string, limit: string) => `${name}不能早于 ${limit}`,
  'forms.after': (name: string, limit: string) => `${name}不能晚于 ${limit}`,
  'forms.left': (count: number) => `还可以填写 ${count} 个字`,
  'forms.tooLong': (count: number) => `已超出 ${count} 个字，请删减`,
} as const;
