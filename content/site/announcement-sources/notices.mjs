import { DIVIDENDS, PERIODS, YEARS, billions, growth, grouped } from './figures.mjs';
import { lead, list, table, text } from './markup.mjs';
import { single } from './single-notices.mjs';

const ORDINAL = { 2021: 1, 2022: 2, 2023: 3, 2024: 4, 2025: 5 };
const DIRECTORS = 13;
const day = (date) =>
  `${Number(date.slice(0, 4))} 年 ${Number(date.slice(5, 7))} 月 ${Number(date.slice(8))} 日`;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const englishDay = (date) =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
const before = (date, days) => new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * What comes back every year, and what was announced once. A notice whose `en` has no body was announced in Chinese
 * only: English lists name it and lead to the Chinese document.
 */
/** Days of January in years whose 28th is a holiday or no working day. */
const BEFORE_THE_FESTIVAL = { 2023: '20', 2024: '26', 2025: '24' };

export const notices = [...yearly(), ...single];

function* yearly() {
  for (const [name, figures] of Object.entries(YEARS)) {
    const dividend = DIVIDENDS[name];
    const earlier = YEARS[Number(name) - 1];
    if (dividend === undefined) continue;
    const year = String(Number(name) + 1);
    const profitRise = growth(figures.profit, earlier.profit);
    yield {
      id: `preliminary-results-${name}`,
      type: '99',
      date: `${year}-01-${BEFORE_THE_FESTIVAL[year] ?? '28'}`,
      zh: {
        title: `${name} 年度业绩快报`,
        body:
          lead(
            `经初步核算，本行 ${name} 年归属于母公司股东的净利润为 ${figures.profit} 亿元，比上年增长 ${profitRise.slice(1)}。`,
          ) +
          table(
            '主要财务数据（人民币亿元）',
            ['项目', `${name} 年`, `${Number(name) - 1} 年`, '变动'],
            [
              ['营业收入', figures.income, earlier.income, growth(figures.income, earlier.income)],
              ['归属于母公司股东的净利润', figures.profit, earlier.profit, profitRise],
            ],
          ) +
          text(
            `年末总资产 ${grouped(figures.assets)} 亿元，不良贷款率 ${figures.npl}%。以上数据未经审计，最终数据以年度报告为准。`,
          ),
      },
      en: {
        title: `Preliminary results for ${name}`,
        body:
          lead(
            `On preliminary figures, net profit attributable to shareholders of the parent was CNY ${billions(figures.profit)} billion in ${name}, ${profitRise} on the year.`,
          ) +
          table(
            'Main figures (CNY billion)',
            ['Item', name, String(Number(name) - 1), 'Change'],
            [
              [
                'Operating income',
                billions(figures.income),
                billions(earlier.income),
                growth(figures.income, earlier.income),
              ],
              ['Net profit attributable', billions(figures.profit), billions(earlier.profit), profitRise],
            ],
          ) +
          text(
            `Total assets were CNY ${billions(figures.assets)} billion at year-end and the NPL ratio ${figures.npl}%. These figures are unaudited; those of the annual report are final.`,
          ),
      },
    };
    yield {
      id: `board-annual-${name}`,
      type: '05',
      date: figures.published,
      zh: {
        title: `董事会决议公告（审议 ${name} 年年度报告）`,
        body:
          lead(
            `本行董事会于 ${day(before(figures.published, 1))}在总行召开现场会议，应到董事 ${DIRECTORS} 名，实到 ${DIRECTORS} 名，会议合法有效。`,
          ) +
          text('会议审议通过下列议案，每项均为同意 13 票、反对 0 票、弃权 0 票：') +
          list(
            `${name} 年年度报告及摘要`,
            `${name} 年度财务决算与 ${year} 年度财务预算`,
            `${name} 年度利润分配预案`,
            `${name} 年度内部控制评价报告`,
            `聘请 ${year} 年度会计师事务所`,
            `召开 ${name} 年年度股东会`,
          ),
      },
      en: {
        title: `Resolutions of the board of directors on the ${name} annual report`,
        body:
          lead(
            `The board met at head office on ${englishDay(before(figures.published, 1))}. All ${DIRECTORS} directors attended.`,
          ) +
          text('Each of the following was passed with 13 votes for, none against and no abstentions:') +
          list(
            `the ${name} annual report and its summary`,
            `the final accounts for ${name} and the budget for ${year}`,
            `the proposed distribution of profit for ${name}`,
            `the report on internal control for ${name}`,
            `the appointment of the auditors for ${year}`,
            `the calling of the annual general meeting for ${name}`,
          ),
      },
    };
    if (Number(name) < 2025) {
      yield {
        id: `supervisors-annual-${name}`,
        type: '06',
        date: figures.published,
        zh: {
          title: `监事会决议公告（审核 ${name} 年年度报告）`,
          body:
            lead(`本行监事会于 ${day(before(figures.published, 1))}召开会议，应到监事 9 名，实到 9 名。`) +
            text(
              `监事会审核认为：${name} 年年度报告的编制和审议程序符合法律、法规和本行章程，内容真实、准确、完整地反映本行当年的经营成果和财务状况。表决结果为同意 9 票、反对 0 票、弃权 0 票。`,
            ),
        },
        en: { title: `Resolutions of the board of supervisors on the ${name} annual report (in Chinese)` },
      };
    }
    yield {
      id: `distribution-plan-${name}`,
      type: '08',
      date: figures.published,
      zh: {
        title: `${name} 年度利润分配预案公告`,
        body:
          lead(
            `拟以总股本 186.4 亿股为基数，向全体普通股股东每 10 股派发现金股利 ${figures.perTen} 元（含税）。`,
          ) +
          table(
            '分配预案（人民币亿元）',
            ['项目', '金额'],
            [
              ['归属于母公司股东的净利润', figures.profit],
              ['现金股利合计', dividend.total],
              ['占净利润的比例', '30.0%'],
            ],
          ) +
          text(
            '其余未分配利润结转下一年度，用于补充资本。本预案须经股东会审议通过后实施，不送股，不以公积金转增股本。',
          ),
      },
      en: {
        title: `Proposed distribution of profit for ${name}`,
        body:
          lead(
            `A cash dividend of CNY ${figures.perTen} per ten shares, before tax, is proposed on 18.64 billion shares in issue.`,
          ) +
          table(
            'Proposal (CNY billion)',
            ['Item', 'Amount'],
            [
              ['Net profit attributable', billions(figures.profit)],
              ['Cash dividend', billions(dividend.total)],
              ['Share of net profit', '30.0%'],
            ],
          ) +
          text(
            'Remaining profit is carried forward to strengthen capital. The proposal needs the approval of the general meeting. No bonus shares are issued.',
          ),
      },
    };
    yield {
      id: `agm-notice-${name}`,
      type: '07',
      // Four weeks rather than 24 days, which fell on the Labour Day holiday in 2022 and 2023.
      date: before(dividend.meeting, year < '2024' ? 28 : 24),
      zh: {
        title: `关于召开 ${name} 年年度股东会的通知`,
        body:
          lead(
            `${name} 年年度股东会定于 ${day(dividend.meeting)} 9:30 在总行大厦三层会议厅召开，采用现场投票与网络投票相结合的方式。`,
          ) +
          text(
            `股权登记日为 ${day(before(dividend.meeting, 8))}。当日收市后登记在册的全体普通股股东有权出席并表决。会议审议：`,
          ) +
          list(
            `${name} 年度董事会工作报告`,
            `${name} 年年度报告`,
            `${name} 年度利润分配预案`,
            '聘请会计师事务所',
            '与主要股东的关联交易预计额度',
          ) +
          text(
            '网络投票时间为会议当日 9:15 至 15:00。出席者请携带身份证明与股东账户卡，会议登记电话见本行网站投资者关系栏目。',
          ),
      },
      en: {
        title: `Notice of the ${name} annual general meeting`,
        body:
          lead(
            `The annual general meeting for ${name} will be held at 9:30 on ${englishDay(dividend.meeting)} in the conference hall on the third floor of head office. Votes may be cast there or online.`,
          ) +
          text(
            `Holders of ordinary shares registered at the close of ${englishDay(before(dividend.meeting, 8))} may attend and vote on:`,
          ) +
          list(
            `the report of the board for ${name}`,
            `the ${name} annual report`,
            `the distribution of profit for ${name}`,
            'the appointment of auditors',
            'limits for transactions with major shareholders',
          ) +
          text('Online voting is open from 9:15 to 15:00 on the day. All times are Beijing time.'),
      },
    };
    const turnout = (67 + ORDINAL[name] * 0.83).toFixed(2);
    yield {
      id: `agm-resolutions-${name}`,
      type: '07',
      date: dividend.meeting,
      zh: {
        title: `${name} 年年度股东会决议公告`,
        body:
          lead(
            `${name} 年年度股东会于 ${day(dividend.meeting)}召开，出席股东所持股份占有表决权股份总数的 ${turnout}%，全部议案获得通过。`,
          ) +
          table(
            '表决结果（占出席有表决权股份）',
            ['议案', '同意', '反对', '弃权'],
            [
              ['董事会工作报告', '99.87%', '0.09%', '0.04%'],
              ['年度报告', '99.88%', '0.08%', '0.04%'],
              ['利润分配预案', '99.94%', '0.05%', '0.01%'],
              ['聘请会计师事务所', '99.61%', '0.34%', '0.05%'],
              ['关联交易预计额度（关联股东回避）', '98.72%', '1.21%', '0.07%'],
            ],
          ) +
          text('律师见证认为，会议的召集、召开程序和表决结果合法有效。'),
      },
      en: {
        title: `Resolutions of the ${name} annual general meeting`,
        body:
          lead(
            `The annual general meeting was held on ${englishDay(dividend.meeting)}. Holders of ${turnout}% of the voting shares took part and every resolution was passed.`,
          ) +
          table(
            'Votes (share of voting shares present)',
            ['Resolution', 'For', 'Against', 'Abstained'],
            [
              ['Report of the board', '99.87%', '0.09%', '0.04%'],
              ['Annual report', '99.88%', '0.08%', '0.04%'],
              ['Distribution of profit', '99.94%', '0.05%', '0.01%'],
              ['Auditors', '99.61%', '0.34%', '0.05%'],
              ['Transactions with major shareholders (who did not vote)', '98.72%', '1.21%', '0.07%'],
            ],
          ) +
          text(
            'The lawyers present found that the meeting was called and held, and the votes counted, in accordance with the law.',
          ),
      },
    };
    yield {
      id: `dividend-payment-${name}`,
      type: '08',
      date: dividend.notice,
      zh: {
        title: `${name} 年度 A 股分红派息实施公告`,
        body:
          lead(
            `每股派发现金红利 ${(Number(figures.perTen) / 10).toFixed(3)} 元（含税），即每 10 股 ${figures.perTen} 元，共计 ${dividend.total} 亿元。`,
          ) +
          table(
            '日期',
            ['事项', '日期'],
            [
              ['股权登记日', dividend.record],
              ['除权（息）日', dividend.pay],
              ['现金红利发放日', dividend.pay],
            ],
          ) +
          text(
            '除自行发放对象外，红利委托登记结算机构派发。持股超过一年的个人股东暂免个人所得税；一年以内的，转让股票时按持股期限计算应纳税额。',
          ),
      },
      en: {
        title: `Payment of the ${name} dividend on A shares`,
        body:
          lead(
            `A cash dividend of CNY ${(Number(figures.perTen) / 10).toFixed(3)} a share, before tax, or CNY ${figures.perTen} per ten shares, is paid; CNY ${billions(dividend.total)} billion in all.`,
          ) +
          table(
            'Dates',
            ['Event', 'Date'],
            [
              ['Record date', englishDay(dividend.record)],
              ['Ex-dividend date', englishDay(dividend.pay)],
              ['Payment date', englishDay(dividend.pay)],
            ],
          ) +
          text(
            'Individuals who have held their shares for more than a year pay no income tax on it for the time being; for shorter holdings the tax is worked out when the shares are sold.',
          ),
      },
    };
  }
  for (const [year, periods] of Object.entries(PERIODS)) {
    for (const [period, name, english] of [
      ['H1', '半年度报告', 'interim report'],
      ['Q3', '第三季度报告', 'third quarterly report'],
    ]) {
      const published = periods[period].published;
      if (published === undefined || (period === 'Q3' && Number(year) < 2025)) continue;
      yield {
        id: `board-${period.toLowerCase()}-${year}`,
        type: '05',
        date: published,
        zh: {
          title: `董事会决议公告（审议 ${year} 年${name}）`,
          body:
            lead(
              `本行董事会于 ${day(before(published, 1))}以现场结合视频方式召开会议，应到董事 13 名，实到 13 名，审议通过 ${year} 年${name}。`,
            ) +
            text(
              '表决结果为同意 13 票、反对 0 票、弃权 0 票。审计委员会会前已审议并同意将报告提交董事会。报告全文与本公告同日披露。',
            ),
        },
        en:
          period === 'Q3'
            ? {
                title: `Resolutions of the board of directors on the ${year} ${english}`,
                body:
                  lead(
                    `The board met on ${englishDay(before(published, 1))}, in person and by video. All 13 directors attended and approved the ${year} ${english}.`,
                  ) +
                  text(
                    'There were 13 votes for, none against and no abstentions. The audit committee had reviewed the report and agreed to its submission. The report is published on the same day.',
                  ),
              }
            : { title: `Resolutions of the board of directors on the ${year} ${english} (in Chinese)` },
      };
    }
  }
}
