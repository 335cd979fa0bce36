import type { Language } from '@bank/contract';

/** A keyword and how much each document answers it: 3 is the page meant, 2 helps, 1 is related. */
export interface LabelledQuery {
  readonly keyword: string;
  readonly language: Language;
  readonly grades: Readonly<Record<string, number>>;
}

type Line = readonly [keyword: string, grades: string];

/** `cd:3 cd-transfer:2` */
function read(language: Language, lines: readonly Line[]): LabelledQuery[] {
  return lines.map(([keyword, grades]) => ({
    keyword,
    language,
    grades: Object.fromEntries(
      grades.split(' ').map((grade): [string, number] => {
        const [id = '', value = ''] = grade.split(':');
        return [id, Number(value)];
      }),
    ),
  }));
}

export const labelledQueries: readonly LabelledQuery[] = [
  ...read('CN', [
    ['大额存单', 'cd:3 cd-transfer:2 t-cd-rate:2'],
    ['大额存单利率', 't-cd-rate:3 cd:2 rates:1 cd-transfer:1'],
    ['存单转让', 'cd-transfer:3 cd:2'],
    ['定期', 'fixed:3'],
    ['定存', 'fixed:3'],
    ['三年定期存款利率', 'fixed:3 rates:3 t-cd-rate:1'],
    ['理财', 'wm:3 wm-jh:2 wm-cash:2 ebank:1 mbank:1 pension:1'],
    ['理财产品', 'wm:3 wm-jh:2 wm-cash:2'],
    ['现金管理', 'wm-cash:3'],
    ['JH2026021', 'wm-jh:3'],
    ['jh2026', 'wm-jh:3'],
    ['2026003', 'wm-cash:3'],
    ['房贷', 'mortgage:3 t-lpr:2 faq-prepay:2 gjj:1'],
    ['按揭', 'mortgage:3 t-lpr:1 faq-prepay:1 gjj:1'],
    ['房贷提前还款', 'faq-prepay:3 mortgage:1'],
    ['公积金', 'gjj:3'],
    ['公积金贷款', 'gjj:3'],
    ['消费贷', 'consumer:3'],
    ['信用卡年费', 'fee-card:3 card-std:2 card-plat:2'],
    ['信用卡分期手续费', 'card-instal:3 fee-card:3'],
    ['白金卡', 'card-plat:3'],
    ['网银', 'ebank:3 faq-password:2 t-maint:1 payroll:1 t-fee:1'],
    ['网银密码忘了怎么办', 'faq-password:3 ebank:1'],
    ['怎么提高转账限额', 'faq-limit:3'],
    ['银行卡丢了', 'faq-lost:3'],
    ['挂失', 'faq-lost:3 fee-card:1'],
    ['转账手续费', 'fee-transfer:3 t-fee:1'],
    ['汇率', 'fx-rates:3'],
    ['美元汇率', 'fx-rates:3 fx-buy:1'],
    ['外匯牌價', 'fx-rates:3'],
    ['换外汇', 'fx-buy:3'],
    ['海淀 支行', 'br-haidian:3'],
    ['上海支行', 'br-waitan:3 br-nanjing:3'],
    ['南京', 'br-nj:3'],
    ['外滩网点', 'br-waitan:3'],
    ['朝阳门支行电话', 'br-chaoyang:3 t-branch:1'],
    ['01055501103', 'br-haidian:3'],
    ['客服热线', 'hotline:3'],
    ['95526', 'hotline:3 faq-lost:1'],
    ['海外', 'n-overseas:3'],
    ['分红', 'n-dividend:3 n-annual:2'],
    ['年报', 'n-annual:3'],
    ['绿色债券', 'n-green:3'],
    ['防诈骗', 'n-fraud:3'],
    ['老年人服务', 'access:3 n-elder:3 n-person:1'],
    ['沈若川', 'n-person:3'],
    ['招聘', 't-hire:3'],
    ['保函', 'guarantee:3'],
    ['信用证', 'lc:3'],
    ['小微企业贷款', 'sme:3 n-sme:1 t-fee:1'],
    ['系统维护', 't-maint:3'],
    ['licai', 'wm:3 wm-jh:2 wm-cash:2'],
    ['daecundan', 'cd:3 cd-transfer:2 t-cd-rate:2'],
    ['whpj', 'fx-rates:3'],
    ['里财', 'wm:3 wm-jh:2 wm-cash:2'],
    ['大鹅存单', 'cd:3 cd-transfer:2 t-cd-rate:2'],
    ['存款保险', 'deposit-insurance:3'],
    ['存款证明', 'fee-cert:3'],
    ['LPR', 'rates:3 t-lpr:3 mortgage:1'],
  ]),
  ...read('EN', [
    ['exchange rate', 'en-fx:3'],
    ['mortgages', 'en-mortgage:3'],
    ['morgage', 'en-mortgage:3'],
    ['how do I contact the bank', 'en-contact:3'],
    ['deposit insurance', 'en-insurance:3'],
    ['annual reports', 'en-annual:3'],
    ['fees', 'en-fees:3'],
    ['loan prime rate', 'en-rates:3 en-mortgage:2'],
  ]),
];
