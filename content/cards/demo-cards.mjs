/*
 * The credit cards of the demo bank, all of them fictional. Fees are those of the list of service fees: 80 yuan a year
 * for a classic card, 160 for a gold one, 980 for a platinum one; diamond and infinite cards are issued to
 * private-banking customers alone and have none.
 */
const FIRST_YEAR = '首年免年费；一年内消费满 5 次，免次年年费。';
const PLATINUM = '按年收取；一年内消费满 10 万元，免次年年费。';
const TIMES = { waiver: 'TIMES', waiverTarget: '5', firstYearFree: '1', waiverRule: FIRST_YEAR };
const NO_FEE = { annualFee: '0', waiver: 'FREE', waiverTarget: '0', firstYearFree: '1' };
const FEES = {
  CLASSIC: { annualFee: '80', ...TIMES },
  GOLD: { annualFee: '160', ...TIMES },
  PLATINUM: {
    annualFee: '980',
    waiver: 'SPEND',
    waiverTarget: '100000',
    firstYearFree: '0',
    waiverRule: PLATINUM,
  },
  DIAMOND: { ...NO_FEE, waiverRule: '只向私人银行客户发放，主卡与附属卡都不收年费。' },
};
FEES.INFINITE = FEES.DIAMOND;
const FREE = { ...NO_FEE, waiverRule: '卡片有效期内不收年费，没有消费次数要求。' };

const ELIGIBILITY = {
  CLASSIC: '年满 18 周岁、有稳定收入的个人。',
  GOLD: '年满 20 周岁，税后年收入 6 万元以上或在本行代发工资满 6 个月。',
  PLATINUM: '年满 22 周岁，税后年收入 15 万元以上，或在本行月日均金融资产 20 万元以上。',
  DIAMOND: '本行私人银行客户，由客户经理提出邀请。',
  INFINITE: '本行私人银行客户，由客户经理提出邀请。',
};
const ORDINARY_POINTS = '境内消费每满 20 元积 1 分';
/** What the rules give for every purchase; cards that earn more say so. */
const earning = (domestic, abroad) => [
  { kind: 'DOMESTIC', perAmount: domestic, points: 1 },
  { kind: 'ABROAD', perAmount: abroad, points: 1 },
];
const ORDINARY_EARNING = earning('20', '10');
const NO_POINTS = { pointsText: '公务与经营消费不积分', pointsRates: [] };
const PERCENT_ABROAD = '1.5';

/** The family of its face by what a card is for first; cards for the same ends look alike. */
const FAMILIES = {
  DAILY: 'BEICHEN',
  ABROAD: 'XINGQIAO',
  MOTORING: 'CHEBANG',
  YOUNG: 'QINGTENG',
  DINING: 'XIANGWEI',
  CULTURE: 'XIANGWEI',
  FAMILY: 'XIANGWEI',
  BUSINESS: 'YUHENG',
  TRAVEL: 'YUHENG',
};

const TERMS = [
  '透支日利率不超过 0.05%，年化（单利）18.25%；取现不享受免息期。',
  '到期还款日后 3 天内还清，视同按时还款。',
];
const FREE_CONVERSION_TERM = '境外交易由卡组织按当日汇率换算为人民币入账，不收 1.5% 的兑换费。';
const FOUR_CURRENCIES_TERM = '美元、欧元、日元、港元交易不收 1.5% 的兑换费；其他外币交易照收，随交易入账。';

/** id, name, scheme, level, themes, what it is for, benefits as 'title：text', and what differs from its level. */
const card = (id, cardName, cardOrg, cardLevel, themes, summary, benefits, more = {}) => {
  const { terms = [], conversionRate = PERCENT_ABROAD, conversionTerm = FREE_CONVERSION_TERM, ...own } = more;
  return {
    id,
    cardName,
    cardOrg,
    cardLevel,
    themes,
    summary,
    ...FEES[cardLevel],
    family: FAMILIES[themes[0]],
    conversionRate,
    pointsText: ORDINARY_POINTS,
    pointsRates: ORDINARY_EARNING,
    eligibility: ELIGIBILITY[cardLevel],
    benefits: benefits.map((line) => {
      const [title, text] = line.split('：');
      return { title, text };
    }),
    terms: [...terms, ...(conversionRate === '0' ? [conversionTerm] : []), ...TERMS],
    ...own,
  };
};

export const CARDS = [
  card(
    'beichen-classic',
    '北辰标准卡',
    'UNIONPAY',
    'CLASSIC',
    ['DAILY'],
    '第一张信用卡：费用少，规则简单。',
    [
      '工作日早餐：每月 4 次，合作早餐店满 15 元减 5 元。',
      '公共交通：地铁、公交刷卡每月累计满 60 元返 6 元。',
      '还款提醒：到期前 3 天短信提醒，可约定自动还款。',
    ],
  ),
  card(
    'beichen-gold',
    '北辰金卡',
    'UNIONPAY',
    'GOLD',
    ['DAILY', 'DINING'],
    '日常吃饭买菜都用得上的一张卡。',
    [
      '工作日午餐：合作餐厅满 50 元减 10 元，每月 4 次。',
      '商超双倍积分：每月前 2,000 元超市消费按双倍积分。',
      '购物保障：单笔 300 元以上商品，90 天内被盗抢可申请赔付。',
    ],
  ),
  card(
    'beichen-platinum',
    '北辰白金卡',
    'UNIONPAY',
    'PLATINUM',
    ['DAILY', 'TRAVEL'],
    '常出差的人：机场与酒店少等一会儿。',
    [
      '机场贵宾厅：每年 6 次，全国 48 个机场可用，可带 1 位同行人。',
      '延误补偿：航班延误 2 小时以上，每次 300 元，每年 4 次。',
      '加急快递免费：卡片加急制作与寄送不收费。',
      '道路救援：每年 3 次，拖车 100 公里以内免费。',
    ],
  ),
  card(
    'xingqiao-dual',
    '星桥双标识卡',
    'DUAL',
    'GOLD',
    ['ABROAD', 'DAILY'],
    '境内走银联，境外走国际卡组织。',
    [
      '一卡两用：境内外都能刷，两条清算网络互为备用。',
      '境外挂失：7×24 小时中文服务，紧急替代卡 2 个工作日内寄达。',
      '海淘返现：境外网站消费每满 1,000 元返 10 元，每月最高 100 元。',
    ],
  ),
  card(
    'huanyu-visa',
    '寰宇全币种卡（Visa）',
    'VISA',
    'GOLD',
    ['ABROAD', 'TRAVEL'],
    '出国留学、出境旅行，不收兑换费。',
    [
      '免兑换费：任何外币消费都按当日汇率入账，免 1.5%。',
      '人民币还款：不用购汇，手机银行直接还。',
      '境外消费 2 倍积分：按入账人民币金额计。',
    ],
    { conversionRate: '0', pointsText: '境外消费每满 10 元积 1 分' },
  ),
  card(
    'huanyu-mastercard',
    '寰宇全币种卡（万事达）',
    'MASTERCARD',
    'PLATINUM',
    ['ABROAD', 'TRAVEL'],
    '一年出境三次以上：贵宾厅与保险配齐。',
    [
      '免兑换费：任何外币消费都按当日汇率入账，免 1.5%。',
      '境外贵宾厅：每年 8 次，覆盖 120 个国家和地区。',
      '旅行意外保障：刷卡购票自动生效，保额 500 万元。',
      '境外取现：每月前 2 次免取现手续费。',
    ],
    { conversionRate: '0', pointsText: '境外消费每满 10 元积 1 分' },
  ),
  card(
    'yinghua-jcb',
    '樱旅卡',
    'JCB',
    'GOLD',
    ['ABROAD', 'CULTURE'],
    '去日本常用：免税店、交通卡与博物馆。',
    [
      '免税店九折：合作免税店消费享九折，与店内折扣不同享。',
      '交通卡充值：当地交通卡充值每月返 5%，最高 50 元。',
      '博物馆门票：合作场馆 12 处，购票立减 30%。',
    ],
    { conversionRate: '0' },
  ),
  card(
    'yuanhang-amex',
    '远航白金卡（运通）',
    'AMEX',
    'PLATINUM',
    ['TRAVEL', 'BUSINESS'],
    '商务差旅：酒店、里程与发票一次办好。',
    [
      '酒店礼遇：合作酒店入住两晚送一晚，每年 1 次。',
      '里程兑换：12 积分兑 1 里程，可入 4 家航空公司账户。',
      '差旅对账：按月导出消费明细与电子发票，供报销使用。',
    ],
    { pointsText: '境内消费每满 20 元积 1 分，机票酒店 3 倍' },
  ),
  card(
    'chebang-classic',
    '车帮卡',
    'UNIONPAY',
    'CLASSIC',
    ['MOTORING', 'DAILY'],
    '加油、洗车和停车，按月返现。',
    [
      '加油返现：合作加油站每满 200 元返 10 元，每月最高 50 元。',
      '洗车：每月 1 次，合作门店 9 元洗车。',
      '停车：合作停车场首小时免费，每月 8 次。',
    ],
  ),
  card(
    'chebang-platinum',
    '车帮白金卡',
    'UNIONPAY',
    'PLATINUM',
    ['MOTORING', 'TRAVEL'],
    '自驾出行：救援、代驾与充电。',
    [
      '代驾：每年 10 次，每次 30 公里以内免费。',
      '充电返现：合作充电桩每月返 20%，最高 80 元。',
      '道路救援：不限次数，拖车 150 公里以内免费。',
      '通行费：高速 ETC 通行费九五折，按月返还。',
    ],
  ),
  card(
    'etc-classic',
    '畅行 ETC 卡',
    'UNIONPAY',
    'CLASSIC',
    ['MOTORING'],
    '绑定 ETC，通行费次月一起还。',
    [
      '通行费：高速通行费九五折，随账单返还。',
      '设备：首次办理设备与安装不收费。',
      '账单：通行明细逐笔列出，可下载。',
    ],
    FREE,
  ),
  card(
    'qingteng-young',
    '青藤卡',
    'UNIONPAY',
    'CLASSIC',
    ['YOUNG', 'DAILY'],
    '刚工作的年轻人：额度不高，利息看得见。',
    [
      '小额度：首次额度 3,000 元至 2 万元，可自行调低。',
      '账单日历：消费、还款与利息按天显示，还款前先看要付多少。',
      '通勤返现：地铁、公交与单车每月返 8%，最高 20 元。',
    ],
    { ...FREE, terms: ['不向在校学生发放；须有稳定收入。'] },
  ),
  card(
    'qingteng-digital',
    '青藤数字卡',
    'UNIONPAY',
    'CLASSIC',
    ['YOUNG', 'DINING'],
    '不寄实体卡，批准后立刻能用。',
    [
      '即批即用：批准后在手机银行取得卡号，可绑定手机支付。',
      '卡号可换：怀疑泄露时自行更换卡号，旧号立即失效。',
      '外卖立减：合作平台每周 2 次，满 30 元减 5 元。',
    ],
    { ...FREE, terms: ['没有实体卡，不能在刷卡机上插卡使用。'] },
  ),
  card('xiangwei-gold', '乡味卡', 'UNIONPAY', 'GOLD', ['DINING', 'CULTURE'], '吃遍一座城：老字号与小馆子。', [
    '老字号八五折：合作老字号 62 家，堂食八五折。',
    '餐饮 3 倍积分：每月前 3,000 元餐饮消费。',
    '等位：合作餐厅预约到店免等位，每月 2 次。',
  ]),
  card(
    'shangcheng-gold',
    '商城联名卡',
    'UNIONPAY',
    'GOLD',
    ['DAILY', 'FAMILY'],
    '常去的商场：折扣、停车与换购。',
    [
      '折上九五折：合作商场 37 家，品牌折扣后再享九五折。',
      '停车：合作商场每天 2 小时免费。',
      '积分换购：积分可在收银台抵扣，500 分抵 1 元。',
    ],
  ),
  card('anjia-family', '安家卡', 'UNIONPAY', 'GOLD', ['FAMILY', 'DAILY'], '一家人的开销，记在一本账上。', [
    '家庭账本：主卡与最多 3 张附属卡分别统计，可各设限额。',
    '教育缴费：学费、课后服务费缴费不收手续费。',
    '儿童医院：合作医院 16 家，专人协助预约挂号。',
  ]),
  card(
    'yile-elder',
    '颐乐卡',
    'UNIONPAY',
    'GOLD',
    ['FAMILY'],
    '给 60 岁以上的客户：字大、话慢、有人管。',
    [
      '大字账单：纸质账单用四号字，免费寄送。',
      '专属坐席：4006 601 169 转人工不排队，可要求慢速讲解。',
      '防诈锁：境外与网上交易默认关闭，开通须本人再次确认。',
    ],
    { eligibility: '年满 60 周岁、有稳定收入的个人。' },
  ),
  card('boya-culture', '博雅文化卡', 'UNIONPAY', 'GOLD', ['CULTURE'], '看展、听戏、买书，都有优惠。', [
    '书店九折：合作书店 45 家，图书与文具九折。',
    '演出票：合作剧场每月 2 张，票价立减 80 元。',
    '博物馆：合作博物馆特展购票立减 20%。',
  ]),
  card(
    'chengzhang-sports',
    '绿道运动卡',
    'UNIONPAY',
    'CLASSIC',
    ['YOUNG', 'CULTURE'],
    '跑步、骑行、游泳：多运动，少付钱。',
    [
      '场馆八折：合作场馆 58 家，散客票八折。',
      '步数积分：每天满 8,000 步积 1 分，每月最多 20 分。',
      '赛事报名：合作赛事报名费立减 15%。',
    ],
    { pointsText: '境内消费每满 20 元积 1 分，运动消费双倍' },
  ),
  card(
    'qihang-business',
    '启航公务卡',
    'UNIONPAY',
    'GOLD',
    ['BUSINESS'],
    '预算单位与企业的差旅、会议支出。',
    [
      '单位统一管理：额度、商户类别与时间由单位设定。',
      '按单位报销：明细按预算科目归集，可导入财务系统。',
      '最长 50 天免息期：出差先付，报销后还。',
    ],
    { ...FREE, ...NO_POINTS, eligibility: '与本行签约的预算单位、企业的在职人员。' },
  ),
  card(
    'jingying-business',
    '经营卡',
    'UNIONPAY',
    'PLATINUM',
    ['BUSINESS', 'DAILY'],
    '小店主：进货周转，收款与还款对得上。',
    [
      '进货免息：指定批发市场消费最长 50 天免息。',
      '收款关联：每日收款自动留存还款额，比例自定。',
      '账单分开：经营与家庭两本账单，分别出账。',
    ],
    { ...NO_POINTS, eligibility: '有营业执照且在本行收款满 6 个月的小微企业主、个体工商户。' },
  ),
  card(
    'huitong-dual',
    '汇通双标识白金卡',
    'DUAL',
    'PLATINUM',
    ['ABROAD', 'BUSINESS'],
    '境内外两条线都要稳：外贸人的常用卡。',
    [
      '免兑换费：美元、欧元、日元、港元交易免 1.5%。',
      '签证协助：合作签证中心加急预约，每年 3 次。',
      '展会礼遇：合作展会专用通道与休息区。',
    ],
    { conversionRate: '0', conversionTerm: FOUR_CURRENCIES_TERM },
  ),
  card(
    'yuheng-diamond',
    '玉衡钻石卡',
    'UNIONPAY',
    'DIAMOND',
    ['TRAVEL', 'FAMILY'],
    '私人银行客户：家庭出行与健康管理。',
    [
      '机场贵宾厅：不限次数，可带 2 位同行人。',
      '健康管理：每年 1 次家庭体检，三甲医院专家协助预约。',
      '子女教育：留学规划与境外紧急救援。',
    ],
    { conversionRate: '0', pointsText: '境内消费每满 10 元积 1 分', pointsRates: earning('10', '10') },
  ),
  card(
    'kaiyang-infinite',
    '开阳无限卡',
    'VISA',
    'INFINITE',
    ['TRAVEL', 'ABROAD'],
    '私人银行客户：全球礼宾与保险。',
    [
      '全球礼宾：7×24 小时双语礼宾，订位、接送与代办。',
      '旅行保障：航班延误、行李与意外，单次出行保额 1,000 万元。',
      '免兑换费：任何外币消费都按当日汇率入账。',
    ],
    { conversionRate: '0', pointsText: '境内外消费每满 10 元积 1 分', pointsRates: earning('10', '10') },
  ),
];
