const SURNAMES = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
);

/** Two or three characters of which the first is a surname: who is looked for by name is never somebody else. */
export function isLikeName(terms: readonly string[]): boolean {
  return (
    terms.length <= 3 && SURNAMES.has(terms[0] ?? '') && terms.every((term) => Array.from(term).length === 1)
  );
}
