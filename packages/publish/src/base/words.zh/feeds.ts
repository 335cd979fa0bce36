/** Files of a bank's systems: where they come in, what is answered, how old feeds are. */
export const feeds = {
  'feed watch [<folder> | s3://<bucket>/<prefix>] [--once] {0} {1}':
    'feed watch [<文件夹> | s3://<存储桶>/<前缀>] [--once] {0} {1}',
  'feed watch looks at one inbox.': 'feed watch 只查看一个收件处。',
  'Watching {0}.': '正在查看{0}。',
  'Another process takes the files; this one waits until it has ended.':
    '另一进程正在接收文件；本进程将等到它结束。',
  'Another process takes the files of feeds for this store. Nothing was done.':
    '另一进程正在为此内容库接收文件。未作任何操作。',
  'The store gave the feeds to nobody any more: the connection was cut. Start it again.':
    '与内容库的连接已断开，接收文件的资格随之失去。请重新启动。',
  'Ended between two files.': '已在两个文件之间结束。',

  'feed status [--json]': 'feed status [--json]',
  'feed status takes no names.': 'feed status 不接受名称。',
  'No feed came yet, and none is expected: FEEDS_FILE names none.':
    '尚未收到任何来源的文件，也没有应收的：FEEDS_FILE 未列出任何来源。',
  LATE: '逾期',
  good: '正常',
  'never came': '从未收到',
  'came {0}, {1} minutes ago': '最近收到于{0}（{1}分钟前）',
  'not expected': '未设定时限',
  '{0}  {1}  {2} ({3})': '{0}  {1}  {2}（{3}）',
  '{0}  {1}  {2}, {3} ({4})': '{0}  {1}  {2}，{3}（{4}）',
  'late since {0}': '自{0}起逾期',
  'due until {0}': '应于{0}前收到',

  'FEEDS_FILE names {0}, which cannot be read ({1}).': 'FEEDS_FILE 所指的{0}无法读取（{1}）。',
  'FEEDS_FILE {0} is not understood:': 'FEEDS_FILE {0}无法理解：',
  '  {0}: expected {1}, found {2}': '  {0}：应为{1}，现为{2}',

  'No inbox is named. FEED_INBOX is to be a folder, or s3://<bucket>/<prefix>.':
    '未指明收件处。FEED_INBOX 须为文件夹或 s3://<存储桶>/<前缀>。',
  'FEED_INBOX is "{0}", which is neither a folder nor s3://<bucket>/<prefix>.':
    'FEED_INBOX 为“{0}”，既不是文件夹，也不是 s3://<存储桶>/<前缀>。',
  'The inbox {0} is no folder. Make it, for the systems that put files down and this account.':
    '收件处{0}不是文件夹。请建立该文件夹，供放置文件的系统和本账户使用。',
  'FEED_S3_ENDPOINT is "{0}", which is no address such as https://s3.bank.internal.':
    'FEED_S3_ENDPOINT 为“{0}”，不是地址；请写作 https://s3.bank.internal。',
  'FEED_S3_ENDPOINT is a link to another machine that others can read. Use https, or answer for it with INTERNAL_LINKS=plain.':
    'FEED_S3_ENDPOINT 指向另一台机器，其连接可被他人读取。请用 https，或以 INTERNAL_LINKS=plain 自行负责。',
  'A bucket is opened with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the latter in the file that AWS_SECRET_ACCESS_KEY_FILE names.':
    '打开存储桶须有 AWS_ACCESS_KEY_ID 和 AWS_SECRET_ACCESS_KEY，后者也可写在 AWS_SECRET_ACCESS_KEY_FILE 所指的文件中。',
  'The bucket {0} at {1} did not answer {2} {3} in full: {4}': '{1}的存储桶{0}未能完整答复{2} {3}：{4}',
  'The bucket {0} at {1} answered {2} to {3} {4}: {5}': '{1}的存储桶{0}对{3} {4}答以{2}：{5}',
  'A file of at most {0} is read, this one has {1}.': '只读取至多{0}的文件，此文件有{1}。',
  '{0} could not be looked at: {1}': '无法查看{0}：{1}',
  '{0} waits: {1}': '{0}等待中：{1}',
  '{0} could not be taken, attempt {1} of {2}: {3}': '{0}未能接收（第{1}次，共{2}次）：{3}',
  '{0} could not be set aside in {1}: {2}': '{0}未能在{1}中移开：{2}',

  'Nothing was changed: what was signed is not these files on the release of {0} that visitors see now. Look at them again and have them signed anew.':
    '未作任何更改：所签的并非这些文件叠加在访客现在看到的{0}版本上的结果。请重新核对，并重新签名。',

  taken: '已采用',
  'partly taken': '部分采用',
  'nothing new': '没有新内容',
  'already taken': '此前已采用',
  refused: '已拒绝',
  waiting: '等待中',
  '{0}  {1}: {2}. {3}': '{0}  {1}：{2}。{3}',
  '  Please look at {0}': '  请查看{0}',
  'These bytes were {0} as {1} on {2}: {3}': '同样内容的文件{1}于{2}{0}：{3}',
  'Visitors see exactly this already.': '访客看到的已与此完全相同。',
  'Shown to visitors as release {0} of {1}.': '已作为{1}第{0}版向访客展示。',
  'Shown to visitors as release {0} of {1}: {2}.': '已作为{1}第{0}版向访客展示：{2}。',
  '{0} and {1} of history changed': '{0}和历史数据{1}有变更',
  'Refused: no feed has such a name.': '已拒绝：没有以此命名的来源。',
  'the name of a feed, such as fx-rates-2026-11-20T0930.csv, or of a scope for a workbook of several sheets, such as rates-20261120.xlsx':
    '来源名称，例如 fx-rates-2026-11-20T0930.csv；含多张工作表的工作簿则为内容域名称，例如 rates-20261120.xlsx',
} as const;
