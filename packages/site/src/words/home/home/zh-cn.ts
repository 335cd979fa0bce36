import { fundTypes } from '@bank/contract/names/zh-cn/fund-types';
import { riskLevels } from '@bank/contract/names/zh-cn/risk-levels';
import { wealthTypes } from '@bank/contract/names/zh-cn/wealth-types';

export const home = {
  'home.heroLabel': '首页推荐',
  'home.heroCarousel': '轮播',
  'home.heroSlide': (number: number, total: number) => `第 ${number} 张，共 ${total} 张`,
  'home.heroChoose': '选择推荐内容',
  'home.heroPause': '暂停轮播',
  'home.heroPlay': '播放轮播',

  'home.failed': '这一部分暂时没有取到。请稍后刷新页面，也可致电 {hotline} 查询。',

  'home.unchanged': '与上月持平',
  'home.shortcutsLabel': '常用服务',
  'home.shortcutsEmpty': '暂无常用服务。您可以从上方菜单进入各项业务。',

  'home.wealthRisk': '风险等级',
  'home.wealthMinimum': '起购金额',
  'home.wealthName': '产品名称',
  'home.wealthBenchmark': '收益参考',
  'home.wealthTerm': '期限',
  'home.wealthMinimumShort': '起购',
  'home.wealthFrom': (amount: string) => `${amount}起`,
  'home.wealthAction': '操作',
  'home.wealthDetail': '详情',
  'home.wealthNote':
    '理财非存款，产品有风险，投资须谨慎。业绩比较基准不是预期收益率，不代表产品未来表现和实际收益，不构成收益承诺。',
  'home.riskLevel': riskLevels,
  'home.wealthTypes': wealthTypes,

  'home.fundNews': '基金资讯',
  'home.fundStudy': '投资学堂',
  'home.fundNotices': '基金公告',
  'home.fundTypes': fundTypes,

  'home.assurancesLabel': '安心保障',
  'home.assurancesEmpty': '暂无内容。如需帮助，请致电 {hotline}。',
} as const;
