export const chrome = {
  'chrome.breadcrumb': '面包屑',
  'chrome.home': '首页',
  'chrome.toTop': '回到顶部',

  'skip.main': '跳到主要内容',
  'link.newWindow': '（新窗口打开）',

  'strip.label': '页首入口',
  'strip.official': '请认准官方网址',
  'strip.depositInsurance': '存款保险',
  'strip.branches': '网点分布',
  'strip.careers': '人才招聘',
  'strip.contact': '联系我们',
  'strip.about': '关于我们',
  'strip.siteMap': '网站地图',
  'strip.accessibility': '无障碍浏览',
  'strip.switchTo': 'EN',
  'strip.switchLabel': 'English',

  'hotline.service': '服务热线',
  'hotline.overseas': '海外',
  'hotline.creditCard': '信用卡',
  'hotline.privateBank': '私人银行',
  'hotline.copy': '复制',
  'hotline.copyNumber': (number: string) => `复制 ${number}`,
  'hotline.copied': (number: string) => `已复制 ${number}`,
  'hotline.notCopied': '无法复制，请手动选取号码。',

  'header.home': (site: string) => `${site}首页`,
  'header.menu': '主菜单',
  'header.subMenu': (section: string) => `${section}子菜单`,
  'header.enter': (section: string) => `进入${section}`,
  'header.useful': '常用',
  'header.search': '搜索',
  'header.qr': '二维码',
  'header.qrCode': (title: string) => `${title}的二维码`,
  'header.login': '登录',
  'header.loginNotice': '登录前请核对网址。本行网站不会在此页面索要您的密码。',

  'phoneMenu.open': '菜单',
  'phoneMenu.close': '关闭菜单',
  'phoneMenu.title': '网站菜单',

  'phoneMenu.search': '请输入产品、公告或办事名称',
  'phoneMenu.sections': '栏目',
  'phoneMenu.sectionHome': '去首页',
  'phoneMenu.services': '更多服务',
  'phoneMenu.accessibility': '无障碍',

  'quickBar.label': '快捷入口',

  'fundBar.title': '基金专区',
  'fundBar.home': '返回首页',

  'notice.label': '网站公告',
  'notice.more': '查看',
  'notice.moreOf': '公告',
  'notice.close': '关闭公告',

  'languageNote.text': '该页面暂无中文版。',
  'languageNote.textInOther': 'This page is not available in Chinese.',
  'languageNote.close': '关闭提示',

  'missing.placeholder': '请输入...',
  'missing.links': '网站栏目',

  'footer.label': '页脚',
  'footer.hotline': '7×24 小时服务热线',
  'footer.rights': '版权所有',
  'footer.complaints': '投诉渠道',
  'footer.ipv6': '本网站支持 IPv6',

  'second.menu': (section: string) => `${section}栏目`,
  'second.media': '媒体联系',
} as const;
