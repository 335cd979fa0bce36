/** What the store, the bundle's schemas, zod and Node say where a command passes it on. */
export const elsewhere = {
  'a sha256 of 64 hex digits': '64 位十六进制的 sha256',
  'content/<type>.ndjson, series/<type>.csv or media/<24 hex digits>.<ext>':
    'content/<类型>.ndjson、series/<类型>.csv 或 media/<24 位十六进制数>.<扩展名>',
  'a key of letters, digits, -, _ and . (at most 128)': '由字母、数字、-、_ 和 . 组成的键（至多 128 个字符）',
  'one sentence with its full stop': '一个带句号的句子',

  'The content store cannot answer: {0}.': '内容库无法应答：{0}。',
  'Import stopped: it was made from release {0} of {1}, but visitors see {2} by now, whose content it would undo. Make it again.':
    '导入已停止：它由{1}第{0}版生成，而访客现已看到{2}，导入会撤销其内容。请重新生成。',
  'Nothing was activated: the store has no release {0} of {1}. It may have been pruned; list the releases and choose one, or import its bundle again.':
    '未启用：内容库中没有{1}第{0}版。它可能已被清理；请列出版本另选，或重新导入其发布包。',
  'Nothing was activated: another release of {0} was activated or scheduled meanwhile. Look at it and try again.':
    '未启用：{0}的另一版本已在此期间启用或定时启用。请查看后重试。',
  'Entry {0} of the log is missing.': '日志缺少第{0}条。',
  'Entry {0} of the log was altered, or the one before it.': '日志第{0}条或其前一条被改动。',
  'The activation of release {0} of {1} that entry {2} tells of is not in the store.':
    '第{2}条所记的{1}第{0}版的启用不在内容库中。',
  'Release {0} of {1} was activated without an entry in the log.': '{1}第{0}版的启用没有记入日志。',
  '{0} and {1} are both set. Keep the file.': '{0}和{1}均已设置。请只保留文件。',
  '{0} names {1}, which cannot be read.': '{0}所指的{1}无法读取。',
  '{0} names {1}, which is empty.': '{0}所指的{1}为空。',

  row: '行',
  column: '列',
  import: '导入',
  sign: '签署',
  activate: '启用',
  packedAt: '打包时间',
  packedBy: '打包人',
  files: '文件',
  'rollback of release {0}': '对第{0}版的回退',
  'demo content': '演示内容',
  'the same words': '文字相同',
  'in another order or form': '顺序或形式不同',
} as const;

/** What Node says of arguments that it does not know. */
export const argumentsOfNode = {
  "Unknown option '{0}'": '未知选项“{0}”',
  "Unknown option '{0}'. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in '{1}":
    '未知选项“{0}”',
  "Unexpected argument '{0}'. This command does not take positional arguments": '多余的参数“{0}”',
  "Option '{0}' argument missing": '选项“{0}”缺少取值',
  "Option '{0}' does not take an argument": '选项“{0}”不接受取值',
} as const;
