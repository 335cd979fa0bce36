export const chrome = {
  'chrome.breadcrumb': 'Breadcrumb',
  'chrome.home': 'Home',
  'chrome.toTop': 'Back to top',

  'skip.main': 'Skip to content',
  'link.newWindow': ' (opens in a new window)',

  'strip.label': 'Top links',
  'strip.official': 'Official website:',
  'strip.depositInsurance': 'Deposit insurance',
  'strip.branches': 'Branches',
  'strip.careers': 'Careers',
  'strip.contact': 'Contact us',
  'strip.about': 'About us',
  'strip.siteMap': 'Sitemap',
  'strip.accessibility': 'Accessibility',
  'strip.switchTo': 'CN',
  'strip.switchLabel': '中文版',

  'hotline.service': 'Customer Center',
  'hotline.overseas': 'From overseas',
  'hotline.creditCard': 'Credit cards',
  'hotline.privateBank': 'Private banking',
  'hotline.copy': 'Copy',
  'hotline.copyNumber': (number: string) => `Copy ${number}`,
  'hotline.copied': (number: string) => `${number} copied`,
  'hotline.notCopied': 'The number could not be copied. Please select it by hand.',

  'header.home': (site: string) => `${site} home`,
  'header.menu': 'Main menu',
  'header.subMenu': (section: string) => `${section} sub-menu`,
  'header.enter': (section: string) => `Go to ${section}`,
  'header.useful': 'Useful now',
  'header.search': 'Search',
  'header.qr': 'QR codes',
  'header.qrCode': (title: string) => `QR code: ${title}`,
  'header.login': 'Log in',
  'header.loginNotice': 'Check the address before you log in. This website never asks for your password.',

  'phoneMenu.open': 'Menu',
  'phoneMenu.close': 'Close menu',
  'phoneMenu.title': 'Site menu',

  'phoneMenu.search': 'Products, notices and services',
  'phoneMenu.sections': 'Sections',
  'phoneMenu.sectionHome': 'Section home',
  'phoneMenu.services': 'More services',
  'phoneMenu.accessibility': 'Accessibility',

  'quickBar.label': 'Quick access',

  'fundBar.title': 'Fund zone',
  'fundBar.home': 'Home',

  'notice.label': 'Site notice',
  'notice.more': 'Read',
  'notice.moreOf': ' the notice',
  'notice.close': 'Close the notice',

  'languageNote.text': 'This page is not available in English.',
  'languageNote.textInOther': '该页面暂无英文版。',
  'languageNote.close': 'Close the note',

  'missing.placeholder': 'Please enter...',
  'missing.links': 'Sections',

  'footer.label': 'Footer',
  'footer.hotline': 'Customer Center, 24 hours',
  'footer.rights': 'All rights reserved.',
  'footer.complaints': 'Complaints',
  'footer.ipv6': 'This website supports IPv6',

  'second.menu': (section: string) => `${section} pages`,
  'second.media': 'Media contact',
} as const;
