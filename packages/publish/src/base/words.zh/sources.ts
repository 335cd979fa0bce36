/** Authors' folders, and what packing makes of them. */
export const sources = {
  'There is no source folder at {0}.': '{0}处没有源文件夹。',
  'Packing of {0} stopped: {1} in {2}. Nothing was written.': '{0}的打包已停止：{2}中有{1}。未写入任何内容。',
  '{0} holds other files, which packing would delete. Name another folder with --out.':
    '{0}中有其他文件，打包会将其删除。请用 --out 指定其他文件夹。',
  'The {0} release would be {1}; at most {2} are accepted. Use smaller pictures and documents.':
    '{0}的版本将达{1}，至多接受{2}。请使用更小的图片和文件。',
  'The {0} release would have {1} files, too many for its manifest of at most {2}. Use fewer pictures and documents.':
    '{0}的版本将有{1}个文件，超出清单{2}的上限。请减少图片和文件。',
  'The history of {0} would be {1}; at most {2} are accepted. Publish fewer days.':
    '{0}的历史数据将达{1}，至多接受{2}。请减少发布的天数。',
  '{0} {1} is {2}, and a record may have {3}. Nothing was written. Divide it.':
    '{0} {1}达{2}，而一条记录至多{3}。未写入任何内容，请将其拆分。',
  'All records of {0} share one file, and it would be larger than the {1} that are accepted ({2} records were read). Nothing was written. Publish fewer or shorter ones.':
    '{0}的全部记录存于一个文件，该文件将超出{1}的上限（已读取{2}条记录）。未写入任何内容，请减少或缩短记录。',
  'a key of its own ({0} has the same)': '不重复的键（{0}已使用）',
  'a file in media/': 'media/ 中的文件',
  'no file media/{0}': '没有文件 media/{0}',
  'media/ or the name of a record type ({0})': 'media/ 或记录类型的名称（{0}）',
  'scope {0} has none yet': '内容域{0}尚没有',
  'one file for {0}': '{0}只有一个文件',
  'a second one': '第二个文件',
  '{0}.csv or {1}.xlsx': '{0}.csv 或{1}.xlsx',
  '.yaml, .json, .csv, .xlsx, .zh.md or .en.md': '.yaml、.json、.csv、.xlsx、.zh.md 或 .en.md',
  'a record with key, zh and en': '含 key、zh 和 en 的记录',
  'both languages, or "languages: [{0}]"': '两种语言，或“languages: [{0}]”',
  '{0} beside it, or "languages: [{1}]"': '与之并列的{0}，或“languages: [{1}]”',
  'the languages of its files, {0}': '与其文件一致的语言{0}',
  'one {0} for both languages, written in the Chinese file': '两种语言共用的一个{0}，写在中文文件中',
  'fields between two lines of ---': '两行 --- 之间的字段',
  'fields such as "title: …"': '字段，例如“title: ……”',
  'this to follow from the file’s name and text': '由文件名和正文得出，不在此填写',
  'a ] for each [, or \\[ where it is meant': '每个 [ 都有对应的 ]，或在需要原样显示时写 \\[',
  '{0} without': '{0}个没有',
  'quotations and lists that stand less deeply in each other': '嵌套较浅的引文和列表',
  'more than can be read': '超出可读取的深度',
  'bold text whose ** touch a letter (move the punctuation outside, or write <strong>)':
    '** 紧贴文字的加粗文本（请将标点移到外面，或写 <strong>）',
} as const;
