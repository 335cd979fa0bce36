import type { DocType, SearchDocument } from '../engine/search-document.ts';
import type { DocumentKind } from '../rank/document-kind.ts';
import { aDocument } from './a-document.ts';

/* A made-up bank's pages, written apart from the queries in `labelled-queries.ts`. */

type Line = readonly [id: string, title: string, tags: string, body: string, date?: string];

function pages(docType: DocType, kind: DocumentKind, language: 'CN' | 'EN', lines: readonly Line[]) {
  return lines.map(([id, title, tags, body, date]) =>
    aDocument({
      id,
      docType,
      kind,
      language,
      title,
      tags: tags === '' ? [] : tags.split(' '),
      body,
      publishDate: date ?? '',
      url: `/${id}`,
    }),
  );
}

const products = pages('PRODUCT', 'product', 'CN', [
  [
    'cd',
    '大额存单',
    '存款 大额存单',
    '个人大额存单以二十万元起存，期限一个月至五年，可在手机银行办理购买与转让，到期一次还本付息。',
  ],
  [
    'cd-transfer',
    '大额存单转让专区',
    '大额存单 转让',
    '持有人可在手机银行把未到期的大额存单转让给其他客户，转让价格由双方约定。',
  ],
  [
    'fixed',
    '整存整取定期存款',
    '存款 定期',
    '五十元起存，期限有三个月、半年、一年、二年、三年和五年，提前支取部分按活期利率计息。',
  ],
  ['call', '个人通知存款', '存款', '五万元起存，支取前一天或七天通知银行，适合短期闲置资金。'],
  ['demand', '活期存款', '存款', '一元起存，随时存取，按季结息。'],
  [
    'wm',
    '理财产品',
    '理财',
    '在售理财产品列表，可按风险等级、期限、起购金额筛选。理财非存款，产品有风险，投资须谨慎。',
  ],
  [
    'wm-jh',
    '京华远见净值型理财1号',
    '理财 固定收益',
    '产品代码JH2026021，封闭式，期限三百六十五天，风险等级R2，业绩比较基准百分之二点八。',
  ],
  [
    'wm-cash',
    '天天盈现金管理类理财',
    '理财 现金管理',
    '产品代码TT2026003，每日申购赎回，风险等级R1，七日年化收益率每日公布。',
  ],
  [
    'mortgage',
    '个人住房贷款',
    '贷款 房贷',
    '用于购买自用普通住房，最长三十年，可选等额本息或等额本金，利率按LPR加点形成。',
  ],
  ['gjj', '住房公积金贷款', '贷款 公积金', '受公积金管理中心委托发放，利率低于商业贷款，可与商业贷款组合。'],
  [
    'consumer',
    '京e贷个人消费贷款',
    '贷款 消费贷',
    '线上申请的个人消费信用贷款，最高二十万元，随借随还，不得用于购房和投资。',
  ],
  ['student', '国家助学贷款', '贷款 助学', '面向家庭经济困难学生，在校期间利息由财政补贴。'],
  ['card-plat', '北曜白金信用卡', '信用卡 白金卡', '年费两千元，可用积分兑换，含机场贵宾厅与道路救援权益。'],
  ['card-std', '北曜标准信用卡', '信用卡', '首年免年费，刷卡六次免次年年费，最长五十六天免息期。'],
  [
    'card-instal',
    '信用卡账单分期',
    '信用卡 分期',
    '账单金额满五百元可分三至三十六期偿还，按期收取分期手续费。',
  ],
  [
    'ebank',
    '个人网上银行',
    '网上银行 电子银行',
    '登录个人网上银行可以查询账户、转账汇款、购买理财、缴费，需要动态口令或安全证书。',
  ],
  [
    'mbank',
    '手机银行',
    '手机银行 电子银行',
    '下载手机银行客户端，可办理转账、理财、存款、生活缴费与预约取号。',
  ],
  ['fx-buy', '个人结售汇', '外汇 购汇', '每人每年五万美元便利化额度，可在手机银行办理购汇、结汇。'],
  [
    'remit',
    '跨境汇款',
    '外汇 汇款',
    '支持向境外汇出外币，需提供收款人姓名、账号与银行识别代码，按笔收取电报费。',
  ],
  [
    'pension',
    '个人养老金',
    '养老',
    '开立个人养老金资金账户，每年缴存上限一万二千元，享受税收优惠，可购买养老储蓄、理财和基金。',
  ],
  ['gold', '积存金', '贵金属 黄金', '按克积存黄金，一克起，可定期定额，可兑换实物金条。'],
  [
    'guarantee',
    '投标保函与履约保函',
    '保函 对公',
    '应申请人要求向受益人出具书面担保，分为投标保函、履约保函、预付款保函。',
  ],
  ['lc', '国内信用证', '信用证 贸易融资', '依照申请人请求开立，凭符合条款的单据付款，适用于国内贸易结算。'],
  ['sme', '小微企业信用贷款', '普惠 小微', '面向科创与小微企业，最高五百万元，纯信用，线上申请，利率优惠。'],
  ['payroll', '代发工资', '对公', '为单位员工批量发放工资，支持网银上传名单。'],
  ['treasury', '代理财政业务', '对公 财政', '代理财政国库集中支付、非税收入收缴和公务卡业务。'],
]);

const pagesOfSite = pages('PRODUCT', 'page', 'CN', [
  [
    'fx-rates',
    '外汇牌价',
    '汇率 外汇',
    '每日公布美元、欧元、英镑、港元、日元等货币的现汇买入价、现钞买入价、卖出价和中间价。',
  ],
  ['rates', '存贷款利率', '利率', '人民币存款挂牌利率、外币存款利率和贷款市场报价利率LPR，附计算器。'],
  ['hotline', '联系我们', '客服', '客服热线95526，境外拨打0086-10-95526，信用卡热线4006 601 169。'],
  [
    'deposit-insurance',
    '存款保险',
    '存款保险',
    '存款保险实行限额偿付，最高偿付限额为人民币五十万元，由存款保险基金管理机构负责。',
  ],
  ['privacy', '隐私政策', '', '说明我们如何收集、使用、保存您的个人信息，以及您的权利。'],
  ['access', '无障碍与长者服务', '适老化', '网站提供大字、高对比度与朗读，网点备有轮椅、老花镜和爱心窗口。'],
]);

const fees = pages('PRODUCT', 'fee', 'CN', [
  [
    'fee-transfer',
    '转账汇款手续费',
    '收费标准',
    '柜台跨行转账按金额分档收取手续费，网上银行、手机银行转账免费。',
  ],
  [
    'fee-card',
    '信用卡收费标准',
    '收费标准 信用卡',
    '年费、取现手续费、挂失费、分期手续费的收取标准与减免条件。',
  ],
  ['fee-cert', '存款证明收费', '收费标准', '开立存款证明每份二十元，信用证明文件另行约定。'],
]);

const faqs = pages('PRODUCT', 'faq', 'CN', [
  ['faq-lost', '银行卡丢了怎么办', '挂失', '请立即拨打95526或在手机银行办理挂失，七天后可到网点补办新卡。'],
  [
    'faq-password',
    '网上银行密码忘记了如何重置',
    '网上银行 密码',
    '可在登录页点击忘记密码，通过短信验证码与人脸识别重置，或到网点办理。',
  ],
  ['faq-limit', '如何提高转账限额', '转账', '携带身份证到网点，或用手机银行完成人脸识别后调整每日转账限额。'],
  [
    'faq-prepay',
    '住房贷款怎样提前还款',
    '贷款 房贷',
    '在手机银行提交提前还款申请，每月还款日前五个工作日受理，不收违约金。',
  ],
  ['faq-open', '个人开户需要什么材料', '开户', '本人携带有效身份证件到任一网点办理，部分地区可在线预约。'],
]);

const branches = pages('BRANCH', 'branch', 'CN', [
  [
    'br-haidian',
    '海淀支行',
    '北京 海淀',
    '北京市海淀区中关村大街18号，电话010-5550-1103，周一至周五九点至十七点。',
  ],
  ['br-chaoyang', '朝阳门支行', '北京 朝阳', '北京市朝阳区朝阳门外大街6号，电话010-5550-1207，周末营业。'],
  ['br-waitan', '上海外滩支行', '上海 黄浦', '上海市黄浦区中山东一路20号，电话021-5550-2101。'],
  ['br-nanjing', '上海南京东路支行', '上海 黄浦', '上海市黄浦区南京东路300号，办理外币兑换。'],
  ['br-nj', '南京分行', '江苏 南京', '南京市玄武区中山路55号，办理对公与个人业务。'],
  ['br-sz', '深圳分行', '广东 深圳', '深圳市福田区深南大道100号，设有私人银行中心。'],
]);

const news = pages('NEWS', 'news', 'CN', [
  [
    'n-annual',
    '北曜银行发布2025年度报告',
    '年报 业绩',
    '营业收入与净利润保持增长，不良贷款率下降，拟每十股派发现金红利三元。',
    '2026-04-28',
  ],
  [
    'n-green',
    '北曜银行发行绿色金融债券',
    '绿色金融',
    '募集资金用于清洁能源与污染防治项目，期限三年。',
    '2026-05-12',
  ],
  [
    'n-elder',
    '我行推出长者版手机银行',
    '适老化 手机银行',
    '字体更大、流程更短，支持语音播报与一键求助。',
    '2026-03-15',
  ],
  [
    'n-sme',
    '支持科创企业投贷联动落地',
    '科创金融',
    '与园区合作为专精特新企业提供知识产权质押贷款。',
    '2026-02-20',
  ],
  [
    'n-fraud',
    '警惕冒充客服的电信诈骗',
    '反诈 消费者权益保护',
    '银行工作人员不会索要密码和短信验证码，遇到可疑来电请挂断并核实。',
    '2026-06-10',
  ],
  [
    'n-overseas',
    '海外机构业务合作签约',
    '国际业务',
    '与多家海外同业签署合作备忘录，拓展跨境结算。',
    '2026-01-18',
  ],
  [
    'n-person',
    '客户经理沈若川获评金牌服务明星',
    '人物',
    '沈若川扎根社区十年，为老年客户上门办理业务。',
    '2026-05-30',
  ],
  [
    'n-dividend',
    '2025年度利润分配实施公告',
    '分红 投资者关系',
    '每股派发现金红利零点三元，股权登记日为七月十日。',
    '2026-07-02',
  ],
]);

const notices = pages('NOTICE', 'notice', 'CN', [
  [
    't-cd-rate',
    '关于调整大额存单利率的公告',
    '大额存单 利率',
    '自六月一日起，三年期大额存单年利率调整为百分之二点三五。',
    '2026-05-28',
  ],
  [
    't-maint',
    '系统维护公告',
    '手机银行 网上银行',
    '七月五日凌晨一点至五点进行系统升级，期间手机银行和网上银行暂停服务。',
    '2026-07-01',
  ],
  [
    't-fee',
    '关于减免小微企业服务收费的公告',
    '收费标准 小微',
    '减免小微企业账户管理费、转账手续费和网银年费。',
    '2026-03-01',
  ],
  [
    't-branch',
    '关于朝阳门支行临时停业的公告',
    '网点',
    '朝阳门支行因装修于八月一日至八月十日暂停营业，请到附近网点办理。',
    '2026-07-20',
  ],
  [
    't-lpr',
    '关于存量房贷利率调整的公告',
    '房贷 LPR',
    '存量住房贷款利率将于重定价日按最新贷款市场报价利率调整。',
    '2026-06-20',
  ],
  [
    't-coin',
    '纪念币预约兑换公告',
    '纪念币',
    '普通纪念币自六月二十八日起预约，凭身份证到网点兑换。',
    '2026-06-22',
  ],
  ['t-hire', '2026年校园招聘公告', '招聘', '面向应届毕业生招聘管理培训生、信息科技岗和柜员。', '2026-09-01'],
  [
    't-procure',
    '数据中心设备采购公告',
    '采购',
    '公开招标采购服务器与存储设备，投标截止日期九月十五日。',
    '2026-08-15',
  ],
  [
    't-receipt',
    '关于规范留存单据的通知',
    '财务',
    '各单位应妥善保管留存单据，到期货款凭单据结算。',
    '2026-02-11',
  ],
]);

const english = [
  ...pages('PRODUCT', 'page', 'EN', [
    [
      'en-fx',
      'Exchange rates',
      'fx',
      'Daily quotes for US dollar, euro, pound sterling, Hong Kong dollar and Japanese yen: buying, selling and middle rate.',
    ],
    [
      'en-rates',
      'Deposit and loan rates',
      'interest',
      'Interest rates on renminbi deposits and the loan prime rate, with a calculator.',
    ],
    [
      'en-contact',
      'Contact us',
      'hotline',
      'Call our hotline 95526, from abroad 0086-10-95526, or write to us.',
    ],
    ['en-insurance', 'Deposit insurance', '', 'Deposits are protected up to RMB 500,000 for each depositor.'],
    ['en-fees', 'Service charges', 'fees', 'Charges for transfers, cards and certificates of deposit.'],
    [
      'en-about',
      'About the Bank of Beiyao',
      '',
      'A city commercial bank with branches in Beijing, Shanghai, Nanjing and Shenzhen.',
    ],
  ]),
  ...pages('NEWS', 'news', 'EN', [
    [
      'en-annual',
      'Bank of Beiyao publishes its 2025 annual report',
      'results',
      'Net profit grew and the ratio of non-performing loans fell.',
      '2026-04-28',
    ],
    [
      'en-green',
      'Bank of Beiyao issues green bonds',
      'green finance',
      'Proceeds finance clean energy and pollution control.',
      '2026-05-12',
    ],
    [
      'en-mortgage',
      'Lower mortgage rates for existing home loans',
      'mortgages',
      'Rates on existing mortgages follow the loan prime rate from the next repricing date.',
      '2026-06-20',
    ],
  ]),
];

export const labelledDocuments: readonly SearchDocument[] = [
  ...products,
  ...pagesOfSite,
  ...fees,
  ...faqs,
  ...branches,
  ...news,
  ...notices,
  ...english,
];
