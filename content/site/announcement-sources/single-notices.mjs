import { lead, list, table, text } from './markup.mjs';

/** What was announced once, newest first. */
export const single = [
  {
    id: 'egm-notice-2026-2',
    type: '07',
    date: '2026-11-17',
    zh: {
      title: '关于召开 2026 年第一次临时股东会的通知',
      body:
        lead(
          '2026 年第一次临时股东会定于 2026 年 12 月 18 日 14:30 在总行大厦三层会议厅召开，采用现场投票与网络投票相结合的方式。',
        ) +
        text('股权登记日为 2026 年 12 月 10 日。会议审议：') +
        list(
          '选举一名独立董事',
          '2027 年与主要股东的关联交易预计额度',
          '发行不超过 300 亿元小微企业贷款专项金融债券',
        ) +
        text('网络投票时间为会议当日 9:15 至 15:00。持股 1% 以上的股东可以在会议召开十日前提出临时提案。'),
    },
    en: {
      title: 'Notice of the first extraordinary general meeting of 2026',
      body:
        lead(
          'The first extraordinary general meeting of 2026 will be held at 14:30 on 18 December 2026 in the conference hall on the third floor of head office. Votes may be cast there or online.',
        ) +
        text('Shareholders registered at the close of 10 December 2026 may attend and vote on:') +
        list(
          'the election of an independent director',
          'limits for transactions with major shareholders in 2027',
          'the issue of bonds of up to CNY 30 billion for lending to small businesses',
        ) +
        text('Online voting is open from 9:15 to 15:00 on the day. All times are Beijing time.'),
    },
  },
  {
    id: 'results-meeting-2026-q3',
    type: '99',
    date: '2026-11-12',
    zh: {
      title: '关于召开 2026 年三季度业绩说明会的公告',
      body:
        lead(
          '2026 年三季度业绩说明会定于 2026 年 11 月 20 日 15:00 至 16:30 以网络直播与电话会议方式召开。',
        ) +
        text(
          '行长、首席财务官、首席风险官和董事会秘书出席。投资者可以在 11 月 18 日 17:00 前通过投资者关系信箱提出问题，会上将集中回答共同关心的问题。会议记录在会后五个工作日内公布。',
        ),
    },
    en: {
      title: 'Third-quarter 2026 results meeting',
      body:
        lead(
          'The results meeting for the third quarter of 2026 will be held by webcast and telephone from 15:00 to 16:30 on 20 November 2026, Beijing time.',
        ) +
        text(
          'The president, the chief financial officer, the chief risk officer and the board secretary will take part. Questions may be sent to the investor relations mailbox until 17:00 on 18 November. A record will be published within five working days.',
        ),
    },
  },
  {
    id: 'director-resignation-2026',
    type: '10',
    date: '2026-11-06',
    zh: {
      title: '关于独立董事任期届满的公告',
      body:
        lead('独立董事石伯安先生连续任职将满六年，按规定自 2026 年 12 月 18 日股东会选出继任者后离任。') +
        text(
          '石伯安先生确认与董事会没有不同意见，也没有需要提请股东注意的其他事项。本行感谢他在科技风险与数据治理方面的工作。在继任者任职资格获得核准前，他继续履行职责。',
        ),
    },
    en: {
      title: 'Independent director to leave at the end of his term',
      body:
        lead(
          'Mr Shi Bo’an will have served as an independent director for six years and will step down once the general meeting of 18 December 2026 has elected his successor.',
        ) +
        text(
          'He has confirmed that he has no disagreement with the board and that nothing else need be brought to the attention of shareholders. He continues in office until his successor’s qualification has been approved.',
        ),
    },
  },
  {
    id: 'perpetual-bond-2026',
    type: '09',
    date: '2026-10-17',
    zh: {
      title: '关于无固定期限资本债券发行完毕的公告',
      body:
        lead('本行 2026 年第一期无固定期限资本债券已发行完毕，规模 200 亿元，前 5 年票面利率 2.38%。') +
        table(
          '发行要素',
          ['要素', '内容'],
          [
            ['发行规模', '200 亿元'],
            ['票面利率', '2.38%，每 5 年调整一次'],
            ['付息', '每年一次，本行有权取消'],
            ['赎回', '满 5 年后经监管同意可以赎回'],
            ['认购倍数', '2.9 倍'],
          ],
        ) +
        text('募集资金扣除发行费用后全部用于补充其他一级资本，未计入 2026 年 9 月末的资本充足率。'),
    },
    en: {
      title: 'Perpetual bonds issued',
      body:
        lead(
          'The first perpetual bonds of 2026 have been issued: CNY 20 billion, with a coupon of 2.38% for the first five years.',
        ) +
        table(
          'Terms',
          ['Term', 'Content'],
          [
            ['Amount', 'CNY 20 billion'],
            ['Coupon', '2.38%, reset every five years'],
            ['Payment', 'yearly; the Bank may cancel it'],
            ['Redemption', 'after five years with regulatory consent'],
            ['Bids', '2.9 times the amount'],
          ],
        ) +
        text(
          'Net of costs, the proceeds are additional tier 1 capital. They are not included in the capital ratios at 30 September 2026.',
        ),
    },
  },
  {
    id: 'regulator-approves-perpetual-2026',
    type: '09',
    date: '2026-09-18',
    zh: {
      title: '关于发行无固定期限资本债券获得核准的公告',
      body:
        lead('国家金融监督管理总局同意本行在全国银行间债券市场发行不超过 200 亿元无固定期限资本债券。') +
        text('本行将在核准文件的有效期内完成发行，并按规定计入其他一级资本。'),
    },
    en: {
      title: 'Approval to issue perpetual bonds',
      body:
        lead(
          'The National Financial Regulatory Administration has agreed to the issue of perpetual bonds of up to CNY 20 billion in the interbank bond market.',
        ) +
        text(
          'The bonds will be issued while the approval is valid and will count as additional tier 1 capital.',
        ),
    },
  },
  {
    id: 'articles-2026',
    type: '10',
    date: '2026-03-13',
    zh: {
      title: '公司章程（2026 年修订）',
      body:
        lead(
          '修订后的章程经 2025 年 12 月 19 日临时股东会审议通过，于 2026 年 3 月 10 日获国家金融监督管理总局核准，自核准之日起施行。',
        ) +
        text('主要修订：') +
        list(
          '不再设置监事会，由董事会审计委员会行使监事会的职权',
          '董事会设董事 13 名，其中独立董事不少于三分之一，职工董事 1 名',
          '股东会、董事会的职权与《公司法》保持一致',
          '单独或合计持股 1% 以上的股东可以提出临时提案',
          '每年以现金方式分配的利润不低于当年归属于普通股股东净利润的 30%',
        ) +
        text('本文件为章程要点。章程全文备置于董事会办公室，股东可以查阅。'),
    },
    en: {
      title: 'Articles of association (2026 revision)',
      body:
        lead(
          'The revised articles were adopted by the extraordinary general meeting of 19 December 2025 and approved by the National Financial Regulatory Administration on 10 March 2026, when they took effect.',
        ) +
        text('The main changes:') +
        list(
          'there is no board of supervisors any more; its powers are exercised by the audit committee',
          'the board has 13 directors, at least a third of them independent and one elected by the employees',
          'powers of the general meeting and the board follow the Company Law',
          'holders of 1% or more may put resolutions to a meeting',
          'at least 30% of the net profit attributable to ordinary shareholders is paid out in cash each year',
        ) +
        text(
          'This document gives the main points. The full text may be inspected at the office of the board.',
        ),
    },
  },
  {
    id: 'rules-of-board-2026',
    type: '10',
    date: '2026-03-13',
    zh: {
      title: '董事会议事规则（2026 年修订）',
      body:
        lead('董事会每年至少召开四次定期会议，提前十四日通知；临时会议提前五日通知。') +
        list(
          '会议须有过半数董事出席，利润分配、重大投资、资本补充须经三分之二以上董事通过且不得以通讯表决',
          '关联交易须经非关联董事三分之二以上通过',
          '独立董事每年在本行工作不少于十五个工作日',
          '会议记录永久保存',
        ),
    },
    en: {
      title: 'Rules of procedure of the board (2026 revision)',
      body:
        lead(
          'The board holds at least four regular meetings a year on fourteen days’ notice; other meetings are called on five days’ notice.',
        ) +
        list(
          'more than half of the directors must attend; distributions, major investments and capital issues need two thirds and may not be decided in writing',
          'transactions with related parties need two thirds of the directors not concerned',
          'independent directors work at least fifteen days a year at the Bank',
          'minutes are kept for good',
        ),
    },
  },
  {
    id: 'rules-of-meeting-2026',
    type: '10',
    date: '2026-03-13',
    zh: {
      title: '股东会议事规则（2026 年修订）',
      body:
        lead('年度股东会在会计年度结束后六个月内召开，提前二十日通知；临时股东会提前十五日通知。') +
        list(
          '提供网络投票',
          '中小投资者的表决单独计票并披露',
          '股东可以就议案提问，董事、高级管理人员应当说明',
          '关联股东回避表决',
        ),
    },
    en: {
      title: 'Rules of procedure of the general meeting (2026 revision)',
      body:
        lead(
          'The annual general meeting is held within six months of the year-end on twenty days’ notice; other meetings are called on fifteen days’ notice.',
        ) +
        list(
          'votes may be cast online',
          'votes of small shareholders are counted and published separately',
          'shareholders may ask questions, which directors and management must answer',
          'related shareholders do not vote',
        ),
    },
  },
  {
    id: 'capital-plan-2026',
    type: '09',
    date: '2026-01-16',
    zh: {
      title: '2026–2028 年资本规划要点',
      body:
        lead('规划期内，一级资本充足率管理目标为不低于 11.5%，核心一级资本充足率不低于 9.5%。') +
        text(
          '资本补充以利润留存为主，外部补充为辅。现金分红比例保持在 30% 左右。触及预警线时，依次采取控制风险加权资产增速、调整资产结构、发行资本工具等措施。',
        ),
    },
    en: {
      title: 'Capital plan for 2026–2028: main points',
      body:
        lead(
          'Over the period the tier 1 ratio is to be kept at 11.5% or more and the core tier 1 ratio at 9.5% or more.',
        ) +
        text(
          'Capital comes mainly from retained profit. About 30% of profit is paid out in cash. At the warning level the growth of risk-weighted assets is limited first, then the mix of assets is changed and capital instruments are issued.',
        ),
    },
  },
  {
    id: 'egm-resolutions-2025',
    type: '07',
    date: '2025-12-19',
    zh: {
      title: '2025 年第一次临时股东会决议公告',
      body:
        lead(
          '2025 年第一次临时股东会于 12 月 19 日召开，出席股东所持股份占有表决权股份总数的 70.16%，全部议案获得通过。',
        ) +
        table(
          '表决结果（占出席有表决权股份）',
          ['议案', '同意', '反对', '弃权'],
          [
            ['修订公司章程（特别决议）', '99.42%', '0.51%', '0.07%'],
            ['不再设置监事会（特别决议）', '99.45%', '0.48%', '0.07%'],
            ['2026–2028 年资本规划', '99.90%', '0.07%', '0.03%'],
          ],
        ) +
        text('监事会的职权自章程核准之日起由审计委员会行使。'),
    },
    en: {
      title: 'Resolutions of the first extraordinary general meeting of 2025',
      body:
        lead(
          'The meeting was held on 19 December 2025. Holders of 70.16% of the voting shares took part and every resolution was passed.',
        ) +
        table(
          'Votes (share of voting shares present)',
          ['Resolution', 'For', 'Against', 'Abstained'],
          [
            ['Revision of the articles (special)', '99.42%', '0.51%', '0.07%'],
            ['End of the board of supervisors (special)', '99.45%', '0.48%', '0.07%'],
            ['Capital plan for 2026–2028', '99.90%', '0.07%', '0.03%'],
          ],
        ) +
        text(
          'The audit committee exercises the powers of the board of supervisors from the day on which the articles are approved.',
        ),
    },
  },
  {
    id: 'president-2025',
    type: '10',
    date: '2025-08-15',
    zh: {
      title: '关于行长任职资格获得核准的公告',
      body:
        lead(
          '国家金融监督管理总局北京监管局核准顾明远先生担任本行行长的任职资格，任期自 2025 年 8 月 12 日起。',
        ) + text('顾明远先生自 2019 年起任本行副行长，分管公司银行与风险管理。'),
    },
    en: {
      title: 'Qualification of the president approved',
      body:
        lead(
          'The Beijing office of the National Financial Regulatory Administration has approved the qualification of Mr Gu Mingyuan as president of the Bank, from 12 August 2025.',
        ) +
        text(
          'Mr Gu had been a vice president since 2019, in charge of corporate banking and risk management.',
        ),
    },
  },
  {
    id: 'small-business-bond-2025',
    type: '09',
    date: '2025-06-13',
    zh: {
      title: '关于小微企业贷款专项金融债券发行完毕的公告',
      body:
        lead(
          '本行 2025 年第一期小微企业贷款专项金融债券已发行完毕，规模 100 亿元，期限三年，票面利率 1.95%。',
        ) + text('募集资金全部用于发放单户授信总额 1,000 万元以下（含）的小微企业贷款，认购倍数 3.1 倍。'),
    },
    en: {
      title: 'Bonds for lending to small businesses issued',
      body:
        lead(
          'The first bonds of 2025 for lending to small businesses have been issued: CNY 10 billion for three years at 1.95%.',
        ) +
        text(
          'All proceeds are lent to small and micro businesses with credit lines of up to CNY 10 million. Bids were 3.1 times the amount.',
        ),
    },
  },
  {
    id: 'rating-2025',
    type: '99',
    date: '2025-07-18',
    zh: {
      title: '关于主体信用评级结果的公告',
      body:
        lead('评级机构维持本行主体信用等级 AAA，评级展望稳定；存续期内的二级资本债券信用等级为 AAA。') +
        text('评级机构认为，本行资产质量改善、拨备充足，净息差收窄对盈利的影响需要持续关注。'),
    },
    en: { title: 'Issuer credit rating affirmed (in Chinese)' },
  },
  {
    id: 'green-bond-2024',
    type: '09',
    date: '2024-11-12',
    zh: {
      title: '关于绿色金融债券发行完毕的公告',
      body:
        lead(
          '本行 2024 年第一期绿色金融债券已发行完毕，规模 50 亿元，期限三年，固定利率 2.15%，认购倍数 2.84 倍。',
        ) + text('首批项目库有 34 个项目，合计需要资金 71 亿元。资金投放进度按季度公布。'),
    },
    en: {
      title: 'Green bonds issued',
      body:
        lead(
          'The first green bonds of 2024 have been issued: CNY 5 billion for three years at a fixed 2.15%. Bids were 2.84 times the amount.',
        ) +
        text(
          'The first 34 projects need CNY 7.1 billion in all. Use of the proceeds is published every quarter.',
        ),
    },
  },
  {
    id: 'independent-directors-2024',
    type: '10',
    date: '2024-07-26',
    zh: {
      title: '关于独立董事任职资格获得核准的公告',
      body:
        lead('国家金融监督管理总局北京监管局核准罗静姝女士、唐颖女士担任本行独立董事的任职资格。') +
        text('两位独立董事自核准之日起任职。本行董事会现有独立董事 5 名，占董事总数的三分之一以上。'),
    },
    en: { title: 'Qualifications of two independent directors approved (in Chinese)' },
  },
  {
    id: 'tier2-2023',
    type: '09',
    date: '2023-09-15',
    zh: {
      title: '关于二级资本债券发行完毕的公告',
      body:
        lead(
          '本行 2023 年第一期二级资本债券已发行完毕，规模 150 亿元，期限十年，第五年末附有条件的赎回权，票面利率 3.35%。',
        ) + text('募集资金用于补充二级资本。'),
    },
    en: {
      title: 'Tier 2 capital bonds issued',
      body:
        lead(
          'The first tier 2 capital bonds of 2023 have been issued: CNY 15 billion for ten years, redeemable on conditions after five, at 3.35%.',
        ) + text('The proceeds are tier 2 capital.'),
    },
  },
  {
    id: 'shareholder-holding-2023',
    type: '99',
    date: '2023-06-09',
    zh: {
      title: '关于董事、监事和高级管理人员增持股份的公告',
      body:
        lead(
          '本行 11 名董事、监事和高级管理人员以自有资金从二级市场买入本行股份合计 96.4 万股，并承诺两年内不减持。',
        ) + text('增持符合有关规定，不影响本行的股权分布和控制权结构。'),
    },
    en: { title: 'Share purchases by directors, supervisors and senior management (in Chinese)' },
  },
  {
    id: 'chair-2023',
    type: '10',
    date: '2023-05-19',
    zh: {
      title: '关于董事长任职资格获得核准的公告',
      body:
        lead('监管机构核准沈知衡先生担任本行董事长的任职资格，任期自 2023 年 5 月 16 日起。') +
        text('沈知衡先生此前任本行行长。'),
    },
    en: {
      title: 'Qualification of the chairman approved',
      body:
        lead(
          'The regulator has approved the qualification of Mr Shen Zhiheng as chairman of the board, from 16 May 2023.',
        ) + text('Mr Shen had been president of the Bank.'),
    },
  },
  {
    id: 'green-bond-2022',
    type: '09',
    date: '2022-07-22',
    zh: {
      title: '关于绿色金融债券发行完毕的公告（2022 年第一期）',
      body:
        lead('本行 2022 年第一期绿色金融债券已发行完毕，规模 30 亿元，期限三年，票面利率 2.75%。') +
        text('募集资金全部用于节能环保、清洁能源和基础设施绿色升级项目，已于 2025 年 7 月到期兑付。'),
    },
    en: { title: 'Green bonds issued, first of 2022 (in Chinese)' },
  },
];
