/** Who asks for rates and no more is shown deposits and the LPR. */
const RATES = ['利率', '利率表', '最新利率', '存贷款利率', 'rates', 'interest rate', 'interest rates'];

const both = (words: readonly string[]) => new Set([...RATES, ...words]);

export const LPR_WORDS: ReadonlySet<string> = both([
  'lpr',
  'lpr利率',
  '最新lpr',
  '贷款市场报价利率',
  '贷款利率',
  '贷款基准利率',
  'loan prime rate',
  'lpr rate',
  'loan rate',
  'loan rates',
]);

export const DEPOSIT_WORDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'FIXED',
    both([
      '存款利率',
      '定期存款利率',
      '定期利率',
      '定存利率',
      '整存整取利率',
      '整存整取',
      'deposit rates',
      'deposit rate',
      'fixed deposit rate',
      'fixed deposit rates',
      'time deposit rate',
      'time deposit rates',
    ]),
  ],
  [
    'DEMAND',
    new Set([
      '活期利率',
      '活期存款利率',
      '活期利息',
      'demand deposit rate',
      'demand deposit rates',
      'current account rate',
      'savings rate',
      'savings rates',
    ]),
  ],
  [
    'INSTALMENT',
    new Set(['零存整取利率', '零存整取存款利率', 'instalment deposit rate', 'instalment deposit rates']),
  ],
  ['CALL', new Set(['通知存款利率', '通知存款的利率', 'call deposit rate', 'call deposit rates'])],
  [
    'LARGE_CD',
    new Set([
      '大额存单利率',
      '大额存单的利率',
      'large cd rate',
      'large cd rates',
      'certificate of deposit rates',
    ]),
  ],
];

/** What means a fixed deposit once a term stands beside it. */
export const FIXED_WITH_TERM: ReadonlySet<string> = new Set([
  '定期',
  '定存',
  '存款',
  '定期存款',
  '存定期',
  '定期利息',
  '存款利息',
  '定期存款利息',
  'deposit',
  'fixed deposit',
  'time deposit',
]);

export const LOAN_WORDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'MORTGAGE',
    new Set([
      '房贷利率',
      '按揭利率',
      '按揭贷款利率',
      '住房贷款利率',
      '个人住房贷款利率',
      '首套房贷利率',
      '二套房贷利率',
      'mortgage rate',
      'mortgage rates',
      'home loan rate',
      'home loan rates',
    ]),
  ],
  [
    'FUND_LOAN',
    new Set([
      '公积金贷款利率',
      '公积金利率',
      '住房公积金贷款利率',
      'provident fund loan rate',
      'provident fund loan rates',
      'housing provident fund loan rate',
    ]),
  ],
  ['CONSUMER', new Set(['消费贷利率', '消费贷款利率', 'consumer loan rate', 'consumer loan rates'])],
  [
    'BUSINESS',
    new Set(['经营贷利率', '经营贷款利率', '经营快贷利率', 'business loan rate', 'business loan rates']),
  ],
];
