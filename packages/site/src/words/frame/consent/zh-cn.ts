export const consent = {
  'consent.title': '访问统计',
  'consent.text':
    '经您同意，我们统计各页面的访问时长和点击，用于改进网站。不同意不影响您使用本网站的任何功能。',
  'consent.replay': '约十分之一的访问还会由第三方服务记录页面操作过程。',
  'consent.privacy': '隐私政策',
  'consent.agree': '同意',
  'consent.refuse': '不同意',
  'consent.close': '关闭隐私设置',
  'consent.settings': '隐私设置',
  'consent.granted': '已同意访问统计。您可以随时在页脚的“隐私设置”中撤回。',
  'consent.refused': '已关闭访问统计，相关记录已从本浏览器中清除。',
  'consent.now.undecided': '您尚未选择，目前只计页面打开次数，不含任何可识别您或设备的信息。',
  'consent.now.granted': '您已同意。选择“不同意”即可撤回，相关记录会立即清除。',
  'consent.now.refused': '您已选择不同意，目前不统计。',
  'consent.nowSignal': '您的浏览器发出了“请勿跟踪”或“全球隐私控制”信号，视为不同意，目前不统计。',
} as const;
