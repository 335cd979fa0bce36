/** What `content` says and asks. */
export const commands = {
  '  content {0}': '  content {0}',
  '<command> … --language zh|en   (whatever the terminal says)':
    '<命令> … --language zh|en   （不论终端的语言）',
  'Which command?': '请给出命令：',
  '<command> … --help': '<命令> … --help',
  '{0} Did you mean "{1}"?': '{0}您要的是“{1}”吗？',
  "Unknown option '{0}'.": '未知选项“{0}”。',
  '{0} These are:': '{0}可用的命令：',
  'There is no command "{0}".': '没有命令“{0}”。',
  'Failed: {0} Nothing half-done is left in the store; try again, and report this line if it stays.':
    '失败：{0}内容库中没有留下半成品；请重试，如仍失败请上报此行。',
  '{0} Nothing was changed. Is DATABASE_URL right, or is BANK_DATA_DIR writable and its disk not full?':
    '{0}未作任何改动。DATABASE_URL 是否正确？BANK_DATA_DIR 是否可写、磁盘是否已满？',
  '--language needs zh or en, not "{0}".': '--language 须为 zh 或 en，而不是“{0}”。',
  '"{0}" is not a scope; the scopes are {1}.': '“{0}”不是内容域；内容域有{1}。',
  '"{0}" is not a release id; ids are the numbers that "content list" shows.':
    '“{0}”不是版本号；版本号是“content list”列出的数字。',
  'No scope was named; the scopes are {0}.': '未指明内容域；内容域有{0}。',
  '--effective-at {0} is past: it is {1} (Beijing time) now. Nothing was changed. Name a moment to come, or leave it out for now.':
    '--effective-at {0}已过：现在是{1}（北京时间）。未作任何改动。请写将来的时刻；如即刻生效，请省略。',
  '{0} is a folder of sources, not a bundle: it has no {1}. Make one of it: content pack {2}':
    '{0}是源文件夹，不是发布包：其中没有{1}。请先打包：content pack {2}',
  '"{0}" is not a moment such as 2026-11-20T09:00 (Beijing time) or 2026-11-20T01:00:00Z.':
    '“{0}”不是时刻；请写作 2026-11-20T09:00（北京时间）或 2026-11-20T01:00:00Z。',
  'BANK_DATA_DIR is "{0}"; expected a folder, but {1} is a file.':
    'BANK_DATA_DIR 为“{0}”；应为文件夹，但{1}是文件。',
  'CONTENT_SIGNATURES must be "off" or "required", EMBEDDINGS_INPUT_TYPE "marked" or "sent", INTERNAL_LINKS "protected" or "plain", FEED_LOOK_SECONDS from 0.1 to 3600.':
    'CONTENT_SIGNATURES 须为“off”或“required”，EMBEDDINGS_INPUT_TYPE 须为“marked”或“sent”，INTERNAL_LINKS 须为“protected”或“plain”，FEED_LOOK_SECONDS 须为 0.1 至 3600。',
  'CONTENT_SIGNATURES is "required", so CONTENT_KEYS_FILE must name the file of enrolled public keys.':
    'CONTENT_SIGNATURES 为“required”，因此 CONTENT_KEYS_FILE 须指明登记公钥的文件。',
  'EMBEDDINGS_URL is set, so EMBEDDINGS_MODEL must name the model that answers there.':
    '已设置 EMBEDDINGS_URL，因此 EMBEDDINGS_MODEL 须写明该处所用的模型。',
  '{0} is a link to another machine that others can read. Use https, or for PostgreSQL sslmode=verify-full with sslrootcert, or answer for it with INTERNAL_LINKS=plain.':
    '{0}指向另一台机器，其连接可被他人读取。请用 https，或对 PostgreSQL 用 sslmode=verify-full 和 sslrootcert，或以 INTERNAL_LINKS=plain 自行负责。',

  'Please look at {0}{1}': '请查看：{0}{1}',
  'Please look at {0}/{1}': '请查看：{0}/{1}',
  '[--why <reason>] [--actor <name>]': '[--why <原因>] [--actor <姓名>]',
  '{0} item': '{0}个条目',
  '{0} record': '{0}条记录',
  '{0} row': '{0}行',
  '{0} more record': '{0}条记录',
  '{0} media file': '{0}个媒体文件',
  '{0} point': '{0}个数据点',
  '{0} of history': '历史数据{0}',
  '{0} release': '{0}个版本',
  '{0} text': '{0}份正文',
  'Release {0} of {1} is shown to visitors now; logged for {2}.': '{1}第{0}版现已向访客展示；操作人{2}。',
  'Release {0} of {1} will be shown from {2} (Beijing time); logged for {3}.':
    '{1}第{0}版将自{2}（北京时间）起展示；操作人{3}。',
  'Visitors do not see it yet: content activate {0} {1}': '访客尚未看到。启用请用：content activate {0} {1}',
  'Visitors see exactly this already: release {0} of {1}.': '访客看到的已与此完全相同：{1}第{0}版。',
  'Visitors see exactly this already; release {0} of {1} was not activated.':
    '访客看到的已与此完全相同；未启用{1}第{0}版。',
  '{0}: {1}.': '{0}：{1}。',
  '{0} added': '新增{0}',
  '{0} corrected': '更正{0}',
  '{0} removed': '删除{0}',

  'activate <scope> <release id> [--effective-at <moment>] [--emergency] {0}':
    'activate <内容域> <版本号> [--effective-at <时刻>] [--emergency] {0}',
  'activate needs a scope and a release id.': 'activate 须有内容域和版本号。',
  '--emergency needs --why: the reason stands in the log.': '--emergency 须有 --why：原因记入日志。',
  'Here nobody has to sign (CONTENT_SIGNATURES is off), so there is no rule that --emergency passes.':
    '此处无须签署（CONTENT_SIGNATURES 为 off），因此没有可由 --emergency 越过的规则。',
  'call-off <scope> {0}': 'call-off <内容域> {0}',
  'call-off needs a scope.': 'call-off 须有内容域。',
  'What was scheduled of {0} is called off. Visitors go on seeing release {1}; logged for {2}.':
    '{0}已排定的发布已取消，访客仍看到第{1}版；记为{2}所为。',
  'rollback <scope> [--to <release id>] {0}': 'rollback <内容域> [--to <版本号>] {0}',
  'rollback needs a scope.': 'rollback 须有内容域。',
  '{0} This was a {1}.': '{0}这是{1}。',

  'new-bank <folder> [--name <Chinese name>] [--english-name <name>] [--hotline <number>] [--host <www.bank.example>] [--colour <#rrggbb>] [--ground <#rrggbb>]':
    'new-bank <文件夹> [--name <中文名>] [--english-name <英文名>] [--hotline <号码>] [--host <www.bank.example>] [--colour <#rrggbb>] [--ground <#rrggbb>]',
  'new-bank needs one folder to make.': 'new-bank 须有一个要新建的文件夹。',
  'Nothing was written: {0} is not empty.': '未写入任何内容：{0}不是空文件夹。',
  '--name is the Chinese name of the bank.': '--name 是银行的中文名称。',
  '--english-name is the English name of the bank.': '--english-name 是银行的英文名称。',
  '--hotline is a telephone number, such as 95500.': '--hotline 是电话号码，例如 95500。',
  '--host is the name of the site, such as www.bank.example.': '--host 是网站的域名，例如 www.bank.example。',
  '"{0}" is not a colour such as #0f1a33.': '“{0}”不是颜色值；请写作 #0f1a33。',
  '{0} is too faint: a text on it, or of it, has a contrast of {1} : 1 and needs {2} : 1.':
    '{0}过浅：其上的文字或以其为色的文字，对比度为{1} : 1，须达到{2} : 1。',
  '{0}: {1}. What only the bank knows says that it is to be filled in.':
    '{0}：{1}。只有本行知道的内容，均注明“待填写”。',
  'Look at it: content check {0}': '检查：content check {0}',
  'Show it: content publish {0} --yes, then BANK_DEMO=off npm start':
    '展示：content publish {0} --yes，然后 BANK_DEMO=off npm start',

  'check <bundle, source folder or folder of source folders> [--scope <scope>] [--glossary <file>] [--json | --sarif]':
    'check <发布包、源文件夹或其上级文件夹> [--scope <内容域>] [--glossary <文件>] [--json | --sarif]',
  'check needs one bundle or source folder.': 'check 须有一个发布包或源文件夹。',
  'check writes one of the two, --json or --sarif.': 'check 只能选用 --json 或 --sarif 之一。',
  'Good: {0}.': '通过：{0}。',
  'Not ready to publish: {0}.': '尚不能发布：{0}。',
  '{0} (CN and EN counted apart)': '{0}（中英文分别计数）',
  '{0} to look at': '{0}处须查看',
  'bundle {0}': '发布包{0}',
  '{0}: {1}': '{0}：{1}',

  'pack <source folder> [--scope <scope>] [--out <bundle>] [--append] [--effective-at <moment>]   (--append: histories hold new days only)':
    'pack <源文件夹> [--scope <内容域>] [--out <发布包>] [--append] [--effective-at <时刻>]   （--append：历史数据只含新的日期）',
  'pack needs one source folder, such as content/site.': 'pack 须有一个源文件夹，例如 content/site。',
  'Packed {0}: {1}, bundle {2} in {3}': '已打包{0}：{1}，发布包{2}位于{3}',
  'Used by no record and left out: {0}': '没有记录使用，未打包：{0}',

  'import <bundle> [--activate] [--glossary <file>] [--effective-at <moment>] [--emergency] {0}':
    'import <发布包> [--activate] [--glossary <文件>] [--effective-at <时刻>] [--emergency] {0}',
  'import needs one bundle directory.': 'import 须有一个发布包目录。',
  '--effective-at needs --activate.': '--effective-at 须与 --activate 同用。',
  'Imported as release {0} of {1}: {2}, bundle {3}, {4} s.':
    '已导入为{1}第{0}版：{2}，发布包{3}，用时{4}秒。',
  'This bundle is release {0} of {1} already; nothing was imported.':
    '此发布包已是{1}第{0}版；未导入任何内容。',

  'publish <source folder> [--scope <scope>] [--yes] [--glossary <file>] [--effective-at <moment>] {0}   (check, pack, import, show what changes, ask, activate)':
    'publish <源文件夹> [--scope <内容域>] [--yes] [--glossary <文件>] [--effective-at <时刻>] {0}   （检查、打包、导入、列出变更、询问、启用）',
  'publish needs one source folder, such as content/site.': 'publish 须有一个源文件夹，例如 content/site。',
  'Nobody can be asked here; say --yes to publish without a question.':
    '此处无人应答；如不经询问即发布，请加 --yes。',
  'Nothing was published: here a maker and a checker sign every release. Its bundle is ready in {0}: let both run content sign, then content import --activate.':
    '未发布：此处每个版本均须由 maker 和 checker 签署。发布包已备于{0}：请两人分别执行 content sign，再执行 content import --activate。',
  'The first release of {0}: {1}.': '{0}的第一个版本：{1}。',
  'Show release {0} of {1} to visitors?': '向访客展示{1}第{0}版？',
  'Not shown. It is kept: content activate {0} {1}': '未展示，已保留。启用请用：content activate {0} {1}',

  'feed <scope> <file.csv|xlsx>… [--whole | --partial] [--encoding gbk] [--activate] {0} {1}':
    'feed <内容域> <文件.csv|xlsx>… [--whole | --partial] [--encoding gbk] [--activate] {0} {1}',
  '[--maker <name>=<key.pem> --checker <name>=<key.pem>]':
    '[--maker <名称>=<key.pem> --checker <名称>=<key.pem>]',
  'feed needs a scope and at least one file.': 'feed 须有内容域和至少一个文件。',
  '--encoding is utf-8 or gbk, not "{0}".': '--encoding 须为 utf-8 或 gbk，而不是“{0}”。',
  'Not taken: {0}': '未采用：{0}',
  '--{0} needs a name and a key file, such as rates-system=/keys/rates.pem.':
    '--{0}须有名称和密钥文件，例如 rates-system=/keys/rates.pem。',
  '{0} could not be read ({1}). Nothing was changed.': '{0}无法读取（{1}）。未作任何改动。',
  'Made release {0} of {1}: {2} changed.': '已生成{1}第{0}版：{2}有变更。',
  'These files were made into release {0} of {1} before.': '这些文件此前已生成{1}第{0}版。',
  '… and {0}': '……另有{0}',
  'Nothing was changed: release {0} of {1} is scheduled for {2} (Beijing time). Showing these files now would call it off. Activate it now, or activate the present release again to call it off; then feed the files. In a scope that is fed, give records a publishAt instead.':
    '未作任何改动：{1}第{0}版定于{2}（北京时间）启用，现在展示这些文件会使其取消。请立即启用该版，或再次启用现行版本以将其取消，然后再送入文件。对于经常送入文件的内容域，请改为给记录填写 publishAt。',

  'list [<scope>] [--json]': 'list [<内容域>] [--json]',
  'list takes one scope at most.': 'list 至多接受一个内容域。',
  'The store holds no release yet.': '内容库中尚无版本。',
  'imported {0}': '导入于{0}',
  'active since {0}': '自{0}起启用',
  'scheduled for {0}': '定于{0}启用',
  stored: '已保存',

  'diff <release id> [<later release id>] [--json | --html <file>]   (one id: the active release against it; --html: with the pictures)':
    'diff <版本号> [<较新的版本号>] [--json | --html <文件>]   （一个版本号：与现行版本比较；--html：附图片）',
  'diff takes one or two release ids.': 'diff 须有一个或两个版本号。',
  '--json or --html, not both.': '--json 和 --html 只能选用其一。',
  'Pictures of release {0} and {1}': '第{0}版和第{1}版的图片',
  'The pictures of both stand side by side in {0}.': '两版的图片并列于{0}。',
  Where: '位置',
  Before: '之前',
  After: '之后',
  '{0}, not in the store any more': '{0}，内容库中已不存在',
  '{0} pages': '{0}页',
  '{0} s': '{0}秒',
  'From release {0} to {1}: {2}': '从第{0}版到第{1}版：{2}',
  '    {0} {1}: {2} → {3}': '    {0} {1}：{2} → {3}',
  '    … and {0}': '    ……另有{0}',
  '(nothing)': '（空缺）',
  '{0} ({1} added, {2} changed, {3} removed).': '{0}（新增{1}，修改{2}，删除{3}）。',
  '{0} difference': '{0}处不同',
  '{0} more change': '{0}处变更',

  'log [<scope>] [--json] [--holds <digest>]   (--holds: the log must still hold the entry of that digest)':
    'log [<内容域>] [--json] [--holds <摘要>]   （--holds：日志中须仍有该摘要的条目）',
  'log takes one scope at most.': 'log 至多接受一个内容域。',
  'The log is empty: nothing was published since it is kept.': '日志为空：自记录以来未发布任何内容。',
  'The log was tampered with: {0}.': '日志被篡改：{0}。',
  'No entry of the log has the digest {0}: entries were removed.':
    '日志中没有摘要为{0}的条目：有条目被删除。',
  '--holds is "{0}", which is not a digest of 64 hexadecimal digits.':
    '--holds 为“{0}”，不是 64 位十六进制的摘要。',
  'Whole: {0}, newest digest {1}.': '完整：{0}，最新摘要{1}。',
  '{0} fault': '{0}处异常',
  '{0} step': '{0}步',
  '{0} {1} {2}  bundle {3}': '{0} {1} {2}  发布包{3}',
  somebody: '某人',
  '{0} on {1}': '{0}（{1}）',
  '{0} at {1}': '{0}（{1}）',
  'from {0}': '自{0}',
  '!! EMERGENCY': '!! 应急',

  'prune [--keep {0}] {1}': 'prune [--keep {0}] {1}',
  '--keep needs a number from 1 on, not "{0}".': '--keep 须为不小于 1 的数字，而不是“{0}”。',
  'Removed {0} with {1} and {2} that nothing else uses; kept the newest {3} of each scope.':
    '已清理{0}，以及不再使用的{1}和{2}；每个内容域保留最新的{3}个版本。',

  'sign <bundle> --key <private key, PEM> --as <name> --role maker|checker|emergency [--passphrase-file <file>]':
    'sign <发布包> --key <私钥，PEM> --as <姓名> --role maker|checker|emergency [--passphrase-file <文件>]',
  'sign needs a bundle, --key, --as and --role {0}.':
    'sign 须有发布包、--key、--as，以及值为{0}之一的 --role。',
  'Signed bundle {0} of {1} as its {2} {3}.': '已由{2} {3}签署{1}的发布包{0}。',

  'accept-word <keyword> <word of the site> [<another>…] [--for CN|EN] [--in <search-settings.yaml>]':
    'accept-word <关键词> <站内用词> [<另一个>…] [--for CN|EN] [--in <search-settings.yaml>]',
  'accept-word needs a keyword and what it means, each of 1 to {0} characters.':
    'accept-word 须有一个关键词和它所指的词，每个不超过{0}个字符。',
  '--for is CN or EN, not "{0}".': '--for 须为 CN 或 EN，而不是“{0}”。',
  '{0} has no record of search settings.': '{0}中没有搜索设置的记录。',
  '{0} leads "{1}" there already.': '{0}已把“{1}”指向这里。',
  '{0} leads "{1}" to {2}. Publish the site to have it searched by.':
    '{0}已把“{1}”指向{2}。发布 site 后按此搜索。',
  'There is no file {0}; name the search settings of the bank with --in.':
    '没有文件{0}；请用 --in 指明本行的搜索设置。',

  index: 'index',
  'Search finds {0}': '搜索可找到{0}',
  '{0} page': '{0}个页面',
  '{0} file': '{0}个文件',
  '{0}; {1} read': '{0}；已读取{1}',
  '{0}; index built.': '{0}；索引已建立。',
  '{0}; its index is up to date.': '{0}；索引已是最新。',
  'OpenSearch has the same index.': 'OpenSearch 中的索引与此相同。',
  'OpenSearch has no new index: {0}': 'OpenSearch 没有新索引：{0}',
  '{0} passage': '{0}个段落',
  '{0} of {1} have a vector.': '{1}中已有{0}个带向量。',
  'Search goes by words alone until nearly all have one.': '几乎全部带上向量之前，搜索只按词语查找。',
  'The model gave no more: {0}': '模型未再给出向量：{0}',
  'Please look at the pinned address {0}: no page is found there.': '请查看置顶地址{0}：该处没有页面。',

  'demo [--if-needed] [--content <folder>] [--actor <name>]':
    'demo [--if-needed] [--content <文件夹>] [--actor <姓名>]',
  'Nothing was imported: CONTENT_SIGNATURES is "required", and nobody has signed the demo content.':
    '未导入：CONTENT_SIGNATURES 为“required”，而演示内容无人签署。',
  'No content was found: {0} has none of the folders {1}. Nothing was imported; name the folder with --content.':
    '未找到内容：{0}中没有文件夹{1}。未导入任何内容，请用 --content 指明文件夹。',
  'The demo content is active already ({0}); nothing to do.': '演示内容已启用（{0}），无须操作。',
  'The demo content is unchanged and active; nothing to do.': '演示内容未变且已启用，无须操作。',
  'The demo content was not imported: {0} in {1}. The store is as it was.':
    '演示内容未导入：{1}中有{0}。内容库保持原样。',
  'it holds release {0}': '其中有第{0}版',
  'it is going to show release {0}': '即将展示第{0}版',
  'it shows release {0}': '正在展示第{0}版',
  '{0} is left as it is: {1}, which is not demo content.': '{0}保持原样：{1}，并非演示内容。',
  '{0}: release {1} is active, {2}.': '{0}：第{1}版已启用，{2}。',

  'mirror <folder> [--follow]': 'mirror <文件夹> [--follow]',
  'Which one folder is the mirror to be in?': '请指明一个存放镜像的文件夹。',
  'The mirror in {0} is of this version already: {1} pages.': '{0}中的镜像已是此版本：{1}个页面。',
  'Mirrored {0} pages in {1}, {2} of them rendered, in {3} files: {4} s.':
    '已在{1}中镜像{0}个页面（其中渲染{2}个），共{3}个文件，用时{4}秒。',
  'Left to the application: {0}': '仍由应用提供：{0}',
  'Headers or redirects have changed: reload nginx, which serves no mirror until then.':
    '响应头或重定向已变更：请重新加载 nginx，在此之前它不提供镜像。',
  '{0} The mirror that stood before stands as it did.': '{0}原有镜像保持不变。',

  'preview <release id, bundle or source folder> [--scope <scope>] [--title <words>] [--at <moment>] [--host 127.0.0.1] [--port <port>] [--hours 8] [--beside] [--framed-by <origin>] | --changed [--json]   (--beside: what visitors see, too; --at: a moment to come, or one that is past)':
    'preview <版本号、发布包或源文件夹> [--scope <内容域>] [--title <名称>] [--at <时刻>] [--host 127.0.0.1] [--port <端口>] [--hours 8] [--beside] [--framed-by <来源>] | --changed [--json]   （--beside：同时给出访客现在所见；--at：将来或过去的时刻）',
  'preview needs one release id, bundle or source folder.': 'preview 须有一个版本号、发布包或源文件夹。',
  'Preview of {0}: {1}': '预览{0}：{1}',
  '{0} is past: beside it stands what visitors saw then, of releases that are still kept.':
    '{0}已经过去：其余内容为访客当时所见（限于仍保留的版本）。',
  'What visitors see: {0}': '访客现在所见：{0}',
  '--framed-by is an origin such as http://localhost:8090, not "{0}".':
    '--framed-by 须为 http://localhost:8090 这样的来源，而不是“{0}”。',
  'Whoever has this link sees it until {0}; Ctrl-C ends it before.':
    '持有此链接者在{0}之前均可查看；按 Ctrl-C 可提前结束。',
  'The menus or the footer differ, on every page.': '菜单或页脚有变更，涉及每个页面。',
  '{0} addresses differ, {1} are new, {2} are gone.': '{0}个地址有变更，{1}个新增，{2}个消失。',
  '{0} needs a number from {1} to {2}, not "{3}".': '{0}须为{1}至{2}的数字，而不是“{3}”。',
} as const;
