import type { Language } from '@bank/contract';

const chinese = {
  title: '网站访问报告',
  period: (from: string, to: string) => (from === to ? from : `${from} 至 ${to}`),
  made: (day: string) => `北京时间，${day} 生成`,
  section: '板块',
  page: '页面',
  day: '日期',
  all: '合计',
  displays: '页面打开',
  visits: '停留',
  visitors: '访客',
  median: '停留中位数（秒）',
  p90: '停留九成位（秒）',
  clicks: '点击',
  careersClicks: '招聘点击',
  searches: '搜索',
  emptySearches: '无结果搜索',
  seconds: (text: string) => `${text} 秒`,
  perDay: '每日停留次数',
  perSection: '各板块停留次数与停留时长',
  nothing: '这段时间没有访问记录。',
  notes: [
    '“页面打开”包括尚未选择是否同意统计的访问；其余各项只含已同意的访问，拒绝的访问不在其中。',
    '“停留”是一次打开页面并可见 2 秒至 20 分钟；离开后回到同一页面的时间合并计算。',
    '“访客”按浏览器中保存不超过 30 天的随机编号计数；同一人使用两台设备计两次。',
    '“中位数”与“九成位”按最近秩取值：至少一半、至少九成的停留不超过该时长。',
  ],
  estimated:
    '本报告由每日汇总得出：标“≈”的跨日数字为估算，访客数标准误差 2.3%，停留时长误差不超过 1%；跨过午夜的停留在两天各计一次，合计也计两次。其余数字均为准确值。加 --exact 则逐条读取记录。',
  sections: {
    PERSONAL: '个人业务',
    FUND: '基金专区',
    PROTECTION: '消费者权益保护',
    COMPANY: '公司业务',
    FINANCE: '金融市场',
    CARD: '信用卡',
    SPECIAL: '特色金融',
    IR: '投资者关系',
    BANK: '今日北曜',
    SEARCH: '搜索',
    EN_HOME: '英文首页',
    '': '其他页面',
  } as Readonly<Record<string, string>>,
};

type ReportWords = typeof chinese;

const english: ReportWords = {
  title: 'Website visits',
  period: (from, to) => (from === to ? from : `${from} to ${to}`),
  made: (day) => `Beijing time, made on ${day}`,
  section: 'Section',
  page: 'Page',
  day: 'Day',
  all: 'All',
  displays: 'Page openings',
  visits: 'Stays',
  visitors: 'Visitors',
  median: 'Median stay (s)',
  p90: '90th percentile (s)',
  clicks: 'Clicks',
  careersClicks: 'Careers clicks',
  searches: 'Searches',
  emptySearches: 'Without results',
  seconds: (text) => `${text} s`,
  perDay: 'Stays a day',
  perSection: 'Stays and their length by section',
  nothing: 'There are no visit records of this time.',
  notes: [
    'Page openings include visitors who have not chosen yet; everything else counts only visitors who have agreed. Nobody who refused is counted at all.',
    'A stay is a page in sight for 2 seconds to 20 minutes; coming back to a page that was only hidden goes on with the same stay.',
    'Visitors are random ids that a browser keeps for 30 days at most; one person with two devices counts twice.',
    'Median and 90th percentile are nearest ranks: half, or nine tenths, of the stays were no longer.',
  ],
  estimated:
    'This report is made from the sums of days. Over several days, what has a ≈ is estimated: visitors with a standard error of 2.3 per cent, lengths of stays within 1 per cent; a stay over midnight counts on both days, and twice in their sum. Everything else is exact. With --exact every record is read.',
  sections: {
    PERSONAL: 'Personal banking',
    FUND: 'Fund zone',
    PROTECTION: 'Consumer protection',
    COMPANY: 'Corporate banking',
    FINANCE: 'Financial markets',
    CARD: 'Credit cards',
    SPECIAL: 'Specialised finance',
    IR: 'Investor relations',
    BANK: 'The bank today',
    SEARCH: 'Search',
    EN_HOME: 'English home',
    '': 'Other pages',
  },
};

export const reportWords: Readonly<Record<Language, ReportWords>> = { CN: chinese, EN: english };

/** What a row of a report is called: a section by its name, a page and a day as they are. */
export function rowName(key: string, by: 'section' | 'page' | 'day', language: Language): string {
  return by === 'section' ? (reportWords[language].sections[key] ?? key) : key;
}

/** 12,345 ms → '12.3'; '' where there was none. */
export function secondsOf(ms: number | undefined): string {
  return ms === undefined ? '' : (Math.round(ms / 100) / 10).toFixed(1);
}
