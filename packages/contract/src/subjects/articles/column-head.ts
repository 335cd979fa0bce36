/** The head of a figure's column with the unit in brackets at its end: 余额（亿元） → 余额, 亿元. */
export function columnHead(head: string): { name: string; unit: string } {
  const [, name = head, unit = ''] = /^(.*?)(?<!\s)\s*[（(]([^（()）]*)[)）]$/.exec(head) ?? [];
  return { name, unit };
}
