import type { Figure, FigureType, Language } from '@bank/contract';

const ENGLISH: Readonly<Partial<Record<FigureType, Partial<Figure>>>> = {
  ribbon: {
    title: 'A third of the money, two thirds of the saving',
    sub: 'By sector, 30 September 2026',
    columns: ['Balance (CNY billion)', 'Annual saving (10,000 tonnes)'],
    rows: [
      ['Wind power', '26.81', '261'],
      ['Rail transit', '20.67', '71'],
      ['Building efficiency', '15.43', '39'],
      ['Storage', '12.15', '22'],
      ['Other', '11.18', '19'],
    ],
    highlight: 'Wind power',
    note: 'The Bank’s own green loan statistics.',
  },
  line: { title: 'The NPL ratio fell while coverage held', columns: ['NPL ratio (%)'] },
  bars: { title: 'Four fifths came online', columns: ['This year (10,000)', 'Last year (10,000)'] },
  dots: { title: 'Storage grew fastest, rail slowed', columns: ['Growth (%)'] },
  stack: { title: 'Sending CNY 70,000 costs CNY 40 online', unit: 'CNY' },
  gantt: { title: 'Closed for one weekend' },
  timeline: { title: 'Four things in forty-five minutes', columns: ['Time (minutes)'] },
  sky: { title: 'Branches follow the railway', columns: ['Branches'] },
};

const CN: Figure[] = [
  {
    type: 'ribbon',
    title: '三成余额，六成减排',
    sub: '各领域占贷款余额与年减排量的比重，2026 年 9 月末',
    columns: ['贷款余额（亿元）', '年减排量（万吨）'],
    rows: [
      ['风电', '268.1', '261'],
      ['轨道交通', '206.7', '71'],
      ['建筑节能', '154.3', '39'],
      ['储能', '121.5', '22'],
      ['其他', '111.8', '19'],
    ],
    highlight: '风电',
    note: '数据来源：本行绿色贷款专项统计。',
  },
  {
    type: 'line',
    title: '不良率五年降了 22 个基点，拨备没有变薄',
    columns: ['不良贷款率（%）'],
    rows: [
      ['2022', '1.16'],
      ['2023', '1.12'],
      ['2024', '1.07'],
      ['2025', '1.02'],
      ['2026.9', '0.98'],
    ],
    beside: {
      type: 'bars',
      title: '拨备覆盖率高于监管要求',
      columns: ['拨备覆盖率（%）'],
      rows: [
        ['2022', '255'],
        ['2023', '258'],
        ['2024', '263'],
        ['2025', '268'],
        ['2026.9', '268'],
      ],
      highlight: '2026.9',
      reference: { label: '监管要求', value: '150' },
    },
  },
  {
    type: 'bars',
    title: '线上占了八成',
    columns: ['本年（万笔）', '上年（万笔）'],
    rows: [
      ['手机银行', '820', '640'],
      ['营业网点与自助设备', '130', '180'],
      ['电话银行', '50', '70'],
    ],
  },
  {
    type: 'dots',
    title: '储能增长最快，轨道交通放缓',
    columns: ['较年初（%）'],
    rows: [
      ['风电', '21.1'],
      ['储能', '41.0'],
      ['轨道交通', '-3.2'],
    ],
    highlight: '储能',
    reference: { label: '全部', value: '19.8' },
  },
  {
    type: 'stack',
    title: '汇出 7 万元，手机银行只付 40 元',
    unit: '元',
    columns: ['手续费', '电讯费'],
    rows: [
      ['手机银行、个人网上银行', '0', '40'],
      ['营业网点，五折', '35', '80'],
      ['平时', '70', '80'],
    ],
  },
  {
    type: 'gantt',
    title: '只停两天：周末不营业，周一在新址',
    rows: [
      ['原址营业', '2026-11-16', '2026-11-27', '至 16:30'],
      ['急需业务到塘沽中心支行', '2026-11-28', '2026-11-29'],
      ['新址营业', '2026-11-30'],
    ],
    columns: [],
    highlight: '新址营业',
  },
  {
    type: 'timeline',
    title: '四十五分钟学四件事',
    columns: ['时长（分钟）'],
    rows: [
      ['字号与语音', '10'],
      ['看清账目', '15'],
      ['转账四步走', '10'],
      ['反诈三句话', '10'],
    ],
  },
  {
    type: 'steps',
    title: '三步核实一个来电',
    columns: [],
    rows: [['挂断', '不在来电里确认'], ['自己拨 95526'], ['说出来电号码', '由我们查证']],
  },
  {
    type: 'sky',
    title: '网点沿铁路分布',
    columns: ['网点（家）'],
    rows: [
      ['北京', '116.4', '39.9', '176'],
      ['天津', '117.2', '39.1', '22'],
      ['上海', '121.5', '31.2', '26'],
      ['广东', '113.3', '23.1', '28'],
    ],
    highlight: '北京',
  },
  { type: 'plate', title: '少了三步', columns: [], rows: [['转账所需步骤', '7 → 4', '步']] },
  {
    type: 'numbers',
    title: '少三步，快了近一半',
    columns: [],
    rows: [
      ['转账步骤', '7 → 4', '步'],
      ['平均用时', '1:31', '分', '原为 2 分 48 秒'],
      ['中途放弃', '6', '%', '原为 17%'],
    ],
    highlight: '平均用时',
  },
  {
    type: 'table',
    title: '小微与绿色快于全部贷款',
    columns: ['9 月末（亿元）', '比较期', '变动'],
    rows: [
      ['各项贷款', '16,492', '15,200', '+8.5%'],
      ['普惠小微贷款', '2,133', '1,860', '+14.7%'],
      ['绿色贷款', '862.4', '719.9', '+19.8%'],
    ],
    highlight: '绿色贷款',
  },
];

/** With English titles, and with English names where these stand inside what is drawn. */
const EN: Figure[] = CN.map((figure) => ({ ...figure, ...ENGLISH[figure.type] }));

export const sampleFigures = (language: Language): readonly Figure[] => (language === 'CN' ? CN : EN);
