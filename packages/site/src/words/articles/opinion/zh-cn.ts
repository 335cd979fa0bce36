export const opinion = {
  'opinion.ask': '这页对您有用吗？',
  'opinion.yes': '有用',
  'opinion.no': '没用',
  'opinion.thanks': '谢谢，已记下。',
  'opinion.sorry': '谢谢，已记下。缺了什么、哪里不对，请告诉我们。',
  'opinion.tooMany': '点得太快了，请稍后再试。',
  'opinion.failed': '没有记下，请稍后再试。',
  'opinion.feedback': '对本文有意见或更正？告诉我们',
} as const;
