/** Releases: shown, taken back, compared, and made of feeds. */
export const releases = {
  'Refused: {0} in {1}.': '已拒绝：{1}中有{0}。',
  'Refused: {0} in {1}. Mend the sources and pack them again.':
    '已拒绝：{1}中有{0}。请修正源文件并重新打包。',
  'Refused: {0} in {1}. Nothing was changed; visitors go on seeing release {2} of {3}.':
    '已拒绝：{1}中有{0}。未作任何改动，访客仍看到{3}第{2}版。',
  '{0} No row was left out: {1}': '{0}未略去任何行：{1}',
  'what is wrong at {0}:{1} is of no single row.': '{0}:{1}的问题不属于某一行。',
  '{0} of {1} of {2} would be, and no more may be than are taken.':
    '{2}的{1}中将略去{0}行，而略去的行不得多于采用的行。',
  '{0} corrects days of a history that are known, which is done as a whole.':
    '{0}更正历史数据中已有的日期，这只能整体进行。',
  'Refused: {0} with the signatures of release {1} of {2}. Nothing was changed. Have its bundle signed by two people, import it again and activate it then.':
    '已拒绝：{2}第{1}版的签名有{0}。未作任何改动。请由两人签署其发布包，重新导入后再启用。',
  'There is no release {0} of {1} (there are: {2}). Nothing was changed.':
    '{1}没有第{0}版（现有：{2}）。未作任何改动。',
  'There is no release {0}. See: content list': '没有第{0}版。请看：content list',
  'Nothing was changed: no release of {0} is scheduled.': '未作任何改动：{0}没有已排定的版本。',
  'Nothing was changed: visitors see no release of {0} yet, so none could stay. Activate another one instead.':
    '未作任何改动：访客还没有看到{0}的任何版本，因此没有可以保留的版本。请改为启用另一版本。',
  'Nothing was changed: {0} has no release that was in effect before the present one.':
    '未作任何改动：{0}在现行版本之前没有生效过的版本。',
  'Nothing was changed: release {0} of {1} was not in effect before the present one (these were: {2}).':
    '未作任何改动：{1}第{0}版在现行版本之前没有生效过（生效过的有：{2}）。',
  'Nothing was changed: release {0} was in effect before, but it has been pruned. Import its bundle again and activate it.':
    '未作任何改动：此前生效的第{0}版已被清理。请重新导入其发布包并启用。',
  'Release {0} is of {1} and {2} of {3}; compare two of one scope.':
    '第{0}版属于{1}，第{2}版属于{3}；请比较同一内容域的两个版本。',
  'Scope {0} has no active release to compare with.': '内容域{0}没有可供比较的现行版本。',
  'Nothing was changed: {0} has no active release that the files could be added to. Publish the scope once first: content pack, content import --activate.':
    '未作任何改动：{0}没有可以并入这些文件的现行版本。请先发布一次该内容域：content pack、content import --activate。',
  '<type>.csv or <type>.xlsx with a type of scope {0} ({1}), a date may follow':
    '<类型>.csv 或 <类型>.xlsx，类型属于内容域{0}（{1}），其后可带日期',
  'one file of {0}': '{0}只有一个文件',
  'Where keys that are not named are removed, no row can be left out.':
    '既然要删除文件中未列出的键，便不能略去任何一行。',
  'rows below the header': '表头之下的行',
  'a day not after today ({0})': '不晚于今天（{0}）的日期',
  'within {0} % of {1} ({2})': '与{1}（{2}）相差不超过{0}%',
  'Nothing was changed: this bundle of {0} was made over release {1}, and visitors see another one. Make it again.':
    '未作任何改动：这个{0}发布包以第{1}版为基础制作，而访客看到的已是另一版。请重新制作。',
  'the record as it was: visitors do not see it any more, since a feed took it out':
    '这条记录保持原样：访客已看不到它，数据报送已将它删除',
  changes: '改动',
  'the field as it was ({0}): visitors see {1}, which was fed; set it at its desk or in the system that feeds it':
    '这个字段保持原样（{0}）：访客看到的是报送的{1}；请在数据台或报送它的系统中改',
} as const;
