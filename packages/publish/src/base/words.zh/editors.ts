/** What is told of what editors mistype: pictures, days, links, menus, prices and tables of texts. */
export const editors = {
  'what the picture shows, in a sentence': '用一句话说明图片内容',
  'no alt text': '没有替代文本',
  '{0}, other than the title': '{0}，且不重复标题',
  'the title, {0}': '与标题相同的{0}',
  'a picture at least {0} pixels wide, which this place is': '宽度不小于{0}像素的图片（此处的显示宽度）',
  '{0} pixels': '{0}像素',
  'a picture of at most {0} in this place': '不大于{0}的图片（此处所限）',
  '{0} KB': '{0} KB',
  'a record that uses the file; it is left out': '使用该文件的记录；未使用的文件不会发布',
  'how far from the left and from the top the eye should land, such as 62% 40%':
    '视线焦点距左边和上边的百分比，例如 62% 40%',
  'a picture that does not tell where it was taken (export it without its location)':
    '不含拍摄地点的图片（导出时去除位置信息）',
  'the place in its EXIF or XMP data': 'EXIF 或 XMP 数据中的拍摄地点',
  'what the English page calls it (or attachments of its own in the English file)':
    '它在英文页面上的名称（或在英文文件中另列 attachments）',
  'this where the Chinese text has pictures and this one has none of its own':
    '仅在中文文本有图片而本文本自身没有图片时填写',
  'pictures of its own in the English text: one of the Chinese text stands among words':
    '英文文本自己的图片：中文文本中有一幅图片夹在文字之间',
  'what the picture of the Chinese text shows, in English': '用英文说明中文文本中的图片内容',
  'what the {0} pictures of the Chinese text show, in English': '用英文说明中文文本中{0}幅图片的内容',
  '{0}, as a list in their order ([] shows none)': '{0}，按图片顺序列出（[] 表示不显示图片）',
  'a list of {0}': '{0}项的列表',
  'a file that may be published': '可以发布的文件',
  'media/{0}, which may not: see there': 'media/{0}，该文件不可发布，原因见该文件的提示',
  'a path below media/ of letters, digits, - and _, such as images/name.svg':
    'media/ 之下由字母、数字、- 和 _ 组成的路径，例如 images/name.svg',

  'a day from publishDate on, {0}: what was changed after it was published':
    '不早于 publishDate（{0}）的日期：此处记录发布之后的修改',
  'a day near {0}, which the name {1} begins with': '与文件名{1}开头的日期{0}相近的日期',
  'a day from startDate on, {0}': '不早于 startDate（{0}）的日期',
  'a moment not before publishDate, {0}': '不早于 publishDate（{0}）的时刻',
  'a day near publishDate, {0}; is it {1}?': '与 publishDate（{0}）相近的日期；是否应为{1}？',
  'a moment near publishDate, {0}: a visitor would see it at once':
    '与 publishDate（{0}）相近的时刻：否则访客会立即看到',
  'a moment after publishDate, {0}: nobody would ever see it':
    '晚于 publishDate（{0}）的时刻：否则内容永远不会显示',

  'a link to {0} in {1}': '指向{0}（{1}）的链接',
  'a column of columns.yaml': ' columns.yaml 所列栏目',
  'a text of link-pages/': ' link-pages/ 中的文本',
  'a banner with content': '有正文的横幅',
  'a text of articles/ or edu-items/': ' articles/ 或 edu-items/ 中的文本',
  '{0}.url or a path that the entry {1} opens, or entries below it':
    '菜单项{1}所打开的{0}.url 或 path，或者它的下级菜单项',
  'none of them': '三者皆无',
  'the code of a page in {0} that has a path, where the column is listed':
    '{0}中列出该栏目且有 path 的页面的代码',
  '{0}, a heading without one': '{0}，该页面只是标题，没有 path',
  'a menu, column, list or text in {0} that leads to {1}': '{0}中指向{1}的菜单、栏目、列表或文本',
  'one record of {0} in {1} ({2} is there)': '{1}中唯一的一条{0}记录（已有{2}）',
  'a second one, {0}': '第二条{0}',

  'per cent a year, such as 1.10 (a cell that shows 1.10% holds 0.011)':
    '年利率百分数，例如 1.10（显示为 1.10% 的单元格存的是 0.011）',
  '{0}, which {1} has for {2}': '{0}（{1}中{2}的数值）',

  'a table of at most {0} columns, what a page is wide enough for': '不超过{0}列的表格（页面宽度所限）',
  '{0} columns': '{0}列',
  'cells of at most {0} Chinese or {1} other characters; a sentence stands better in the text':
    '不超过{0}个汉字或{1}个其他字符的单元格；整句宜写在正文中',
  'a text of words, tables, pictures and links; this is taken out with what stands in it':
    '由文字、表格、图片和链接组成的文本；该标签连同其中内容会被去除',
  'the names of the columns in the first row, such as key,date (a title stands above no table)':
    '首行的列名，例如 key,date（表格上方不能有标题行）',
  'a colon and a space, ": ", behind the name of the field': '字段名之后的半角冒号和空格“: ”',
  'spaces at the beginning of the line, no tabulator': '行首的空格缩进，不用制表符',
  'each field once in an entry': '在同一条目中只出现一次的字段',
  'as many spaces at the beginning of the line as its neighbours have': '与相邻行一致的行首空格数',
  'quotes around a text with ": " in it': '加引号的、含“: ”的文本',
  'well-formed JSON (quotes around every text and name, no comma behind the last entry)':
    '格式正确的 JSON（名称和文本都加引号，最后一项之后没有逗号）',
  'a new entry, since readers of this notice find another {0}':
    '新的一条变更记录，因为公告读者会看到不同的{0}',
};
