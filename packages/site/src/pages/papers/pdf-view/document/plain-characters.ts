/**
 * Radicals that look like a character but are another code point, and that Unicode does not fold: programs that
 * write PDFs pick them by their glyph, and 增⻓ can then neither be found, copied nor read aloud as 增长.
 */
const RADICALS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '⺄乙 ⺈刀 ⺊卜 ⺌小 ⺍小 ⺎兀 ⺒巳 ⺓幺 ⺜日 ⺝月 ⺠民 ⺧牛 ⺩王 ⺫目 ⺬示 ⺶羊 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ' +
    '⻔门 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** `增⻓ ⾦融` → `增长 金融`. Keeps the length of the text. */
export function plainCharacters(text: string): string {
  return text.replace(/[\u2E80-\u2FDF]/g, (radical) => RADICALS[radical] ?? radical.normalize('NFKC'));
}
