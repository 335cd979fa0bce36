/** Keys, who may sign what by them, and what signatures that do not count are told. */
export const keys = {
  '{0} says who may publish, and others than its owner may write it. Take that from them: chmod go-w {1}':
    '{0}决定谁可以发布，但所有者以外的人也能写入。请收回其权限：chmod go-w {1}',
  '{0} is not a file of enrolled keys. "content keys enrol" makes one; a list of { "name", "role": "maker" or "checker", "publicKey": PEM text } is read too.':
    '{0}不是登记公钥的文件。可用“content keys enrol”制作；由 { "name", "role": "maker" 或 "checker", "publicKey": PEM 文本 } 组成的列表亦可读取。',
  'the public key of {0}': '{0}的公钥',
  '{0} is a key of type {1}; releases are signed with Ed25519 or SM2.':
    '{0}是{1}类型的密钥；版本须用 Ed25519 或 SM2 签名。',
  '{0} was not opened by this passphrase.': '此口令无法打开{0}。',
  'CONTENT_SIGNATURE_ALGORITHMS must be ed25519, sm2, or both parted by a comma.':
    'CONTENT_SIGNATURE_ALGORITHMS 须为 ed25519、sm2，或以逗号分隔的两者。',

  '{0} (key {1}…)': '{0}（密钥{1}……）',
  '{0} (key {1})': '{0}（密钥{1}）',
  'every scope': '所有内容域',
  '{0} for {1}': '{1}的{0}',
  '{0} for {1}: columns {2}': '{1}的{0}，限栏目{2}',
  'somebody enrolled for emergencies': '已登记的应急签署人',
  '"{0}", who is {1}': '“{0}”，其身份为{1}',
  'a signature by {0} (CONTENT_SIGNATURE_ALGORITHMS)': '用{0}所作的签名（CONTENT_SIGNATURE_ALGORITHMS）',
  'one by {0} of {1}': '{1}用{0}所作的签名',
  'a {0} for {1}': '可签署{1}的{0}',
  'a key that is in force when it signs and when the release is shown': '在签署时和版本展示时均有效的密钥',
  '{0}, in force until {1}': '{0}，有效期至{1}',
  '{0}, revoked from {1} on: {2}': '{0}，自{1}起吊销：{2}',
  'two people who signed this release as an emergency': '以应急身份签署本版本的两个人',
  '{0} alone': '仅{0}一人',
  'column {0}': '栏目{0}',
  'what belongs to no column': '不属于任何栏目的内容',
  '{0} may not publish {1} ({2}): {3}': '{0}无权发布{1}（{2}）：{3}',
  'Refused: {0} that those who signed may not publish. Nothing was changed. Let people sign whose columns these are.':
    '已拒绝：有{0}是签署人无权发布的。未作任何改动。请由负责这些栏目的人签署。',
  'A rollback, to a release that was never activated before.': '回退到此前从未启用过的版本。',

  'keys ({0}) …   (who may sign what; each says what it needs)':
    'keys ({0}) …   （谁可以签署什么；各项会说明所需参数）',
  'keys needs one of {0}.': 'keys 须为{0}之一。',
  'Name the file of enrolled keys: --keys <file>, or set CONTENT_KEYS_FILE.':
    '请指明登记公钥的文件：--keys <文件>，或设置 CONTENT_KEYS_FILE。',

  'keys make <name> --out <folder> [--algorithm {0}] [--passphrase-file <file> | --no-passphrase]   (without one: for a system that signs by itself)':
    'keys make <姓名> --out <文件夹> [--algorithm {0}] [--passphrase-file <文件> | --no-passphrase]   （无口令：供自动签署的系统使用）',
  'keys make needs a name of letters and digits, and --out for the folder.':
    'keys make 须有由文字和数字组成的姓名，以及指明文件夹的 --out。',
  '--algorithm is {0}.': '--algorithm 须为{0}。',
  'Nothing was made: there is a {0} already.': '未制作：已有{0}。',
  'Made {0}: it stays with {1} and is never sent to anybody.': '已制作{0}：由{1}本人保管，绝不发给任何人。',
  'Give {0} to whoever enrols keys, and tell them by another way: {1}':
    '请将{0}交给登记公钥的人，并通过另一途径告知：{1}',
  'A passphrase has {0} characters or more; three or four words are easy to keep in mind.':
    '口令须有{0}个字符以上；三四个词便于记忆。',
  'Passphrase of {0}:': '{0}的口令：',
  'A passphrase for the new key:': '新密钥的口令：',
  'The same once more:': '请再输入一次：',
  'The two were not the same. Nothing was made.': '两次输入不同。未制作。',
  'Nobody can be asked for the passphrase here; name a file that holds it: --passphrase-file <file>.':
    '此处无人可输入口令；请指明存有口令的文件：--passphrase-file <文件>。',
  'The passphrase in {0} could not be read: {1}': '{0}中的口令无法读取：{1}',

  'keys enrol <public key> --person <name> --roles {0} --until <day> [--scopes <scope>,…] [--columns <column>,…] [--keys <file>]':
    'keys enrol <公钥> --person <姓名> --roles {0} --until <日期> [--scopes <内容域>,…] [--columns <栏目>,…] [--keys <文件>]',
  'keys enrol needs a public key, --person, --roles and --until.':
    'keys enrol 须有公钥、--person、--roles 和 --until。',
  '"{0}" is not a role: {1}.': '“{0}”不是角色；角色有{1}。',
  '--columns are columns of site: say so with --scopes site.':
    '--columns 是 site 的栏目：请以 --scopes site 写明。',
  '--until is the last day of the key, such as 2027-12-31, not "{0}".':
    '--until 是密钥有效的最后一天，例如 2027-12-31，而不是“{0}”。',
  '"{0}" is not a column: six digits, such as 701001.': '“{0}”不是栏目：须为六位数字，例如 701001。',
  'Nothing was changed: {0} is a key for {1}; here releases are signed by {2} (CONTENT_SIGNATURE_ALGORITHMS).':
    '未作任何改动：{0}是{1}密钥；此处的版本须用{2}签名（CONTENT_SIGNATURE_ALGORITHMS）。',
  'Nothing was changed: this key is enrolled for {0} already ({1}…). A key is one person’s, and one that was revoked does not come back.':
    '未作任何改动：此密钥已登记在{0}名下（{1}……）。一个密钥只属于一人，已吊销的不可恢复。',
  'Enrolled {0}, key {1}, until {2}: {3}.': '已登记{0}，密钥{1}，有效至{2}：{3}。',
  'Compare these digits with what the person tells you, with a second colleague beside you.':
    '请与另一位同事一起，将上述数字与本人告知的核对。',

  'keys list [--json] [--keys <file>]': 'keys list [--json] [--keys <文件>]',
  '{0} key': '{0}个密钥',
  '{0}, file {1}.': '{0}，文件{1}。',
  'REVOKED from {0} on: {1}': '已吊销，自{0}起：{1}',
  'EXPIRED {0}': '已过期，{0}',
  'until {0}': '有效至{0}',
  'without an end': '无截止日期',

  'keys revoke <id or person> --why <reason> [--from <moment>] [--keys <file>]   (--from: when it was lost or left)':
    'keys revoke <编号或姓名> --why <原因> [--from <时刻>] [--keys <文件>]   （--from：丢失或离职的时刻）',
  'keys revoke needs an id or a person, and --why.': 'keys revoke 须有编号或姓名，以及 --why。',
  'Nothing was changed: {0} keys in {1} are meant by "{2}". "content keys list" shows their ids.':
    '未作任何改动：{1}中有{0}个密钥与“{2}”相符。“content keys list”列出各密钥的编号。',
  'Nothing was changed: this key of {0} is revoked from {1} on already.':
    '未作任何改动：{0}的此密钥已自{1}起吊销。',
  'Affected: release {0} of {1}': '受影响：{1}第{0}版',
  '{0}, which visitors do not see now.': '{0}，访客现在看不到。',
  '{0}, which visitors have seen since {1}.': '{0}，访客自{1}起看到。',
  '{0}, which is scheduled for {1}.': '{0}，定于{1}展示。',
  'No release of this store was signed with it, or became visible by it, since then.':
    '自那时起，此内容库中没有由其签署或因其展示的版本。',
  'Which releases were signed with it since then could not be looked up ({0}). "content log" names the signers of each activation.':
    '无法查明自那时起有哪些版本由其签署（{0}）。“content log”会列出每次启用的签署人。',
  'Revoked {0} from {1} on: {2}': '已吊销{0}，自{1}起：{2}',
  'What it signed is not imported, activated or shown at a later moment any more, whenever it was signed.':
    '由其签署的内容无论何时签署，此后均不再导入、启用或展示。',
  'What it made visible since that moment the servers show no longer: they go back to the release before.':
    '自该时刻起因其签署而展示的内容，服务器不再展示：回到此前的版本。',

  'keys check [<keys file>]': 'keys check [<公钥文件>]',
  'keys check takes one file at most.': 'keys check 至多接受一个文件。',
  '{0} in {1}.': '{1}中有{0}。',
  'Good: {0} in {1}.': '通过：{1}中有{0}。',
  'Good: {0} in {1}; their columns were compared with nothing, no site is active.':
    '通过：{1}中有{0}；尚无启用的网站，其栏目未作比对。',
  'Key {0}… stands there twice, for {1} and for {2}: a key is one person’s.':
    '密钥{0}……出现两次，分属{1}和{2}：一个密钥只属于一人。',
  '{0} is enrolled for column {1}, which the site does not have.': '{0}登记的栏目{1}在网站中不存在。',
  'Column {0}': '栏目{0}',
  '{0} has no maker with another person as checker.': '{0}没有分别由两人担任的 maker 和 checker。',
  'In an emergency {0} is alone: it takes two people.': '应急时只有{0}一人：须有两人。',
  '{0} was in force until {1}; nobody can sign with it any more.': '{0}有效期至{1}，已不能再用于签署。',
  '{0} is in force until {1}: make and enrol its successor.': '{0}有效期至{1}：请制作并登记接替的密钥。',
} as const;
