import type { CorporateArticle, CorporateDetail, Language, Shortcut } from '@bank/contract';
import { SAMPLE_TEXT } from '../../rich-text/testing/sample-text.ts';
import { aCover, aShortcut } from '../../blocks/testing/home-fixtures.ts';
import { aDetail, aService, someFacts } from './corporate-fixtures.ts';

const WORDS = {
  CN: {
    loan: '流动资金贷款',
    loanText: '用于日常经营周转，额度内随借随还。',
    case: '设备更新贷款支持年产 20 万台电机产线',
    caseText: '资料齐全后第 4 个工作日批复，按设备到货进度分次放款。',
    facts: [
      { name: '答复时限', value: '资料齐全后 5 个工作日' },
      { name: '期限', value: '一般不超过 3 年' },
    ],
    materials: ['营业执照', '近三年审计报告'],
    steps: [
      { name: '提交申请', text: '在线或到网点。' },
      { name: '尽职调查', text: '客户经理上门。' },
      { name: '签约放款', text: '签约后次日到账。' },
    ],
  },
  EN: {
    loan: 'Working capital loan',
    loanText: 'For day-to-day business; drawn and repaid within a limit.',
    case: 'Equipment loan for a line of 200,000 motors a year',
    caseText: 'Approved on the fourth working day and paid out as machines arrived.',
    facts: [
      { name: 'Answer within', value: '5 working days of complete papers' },
      { name: 'Term', value: 'as a rule up to 3 years' },
    ],
    materials: ['Business licence', 'Audited accounts of three years'],
    steps: [
      { name: 'Apply', text: 'Online or at a branch.' },
      { name: 'Review', text: 'A manager visits you.' },
      { name: 'Sign', text: 'Money the next day.' },
    ],
  },
};

export const sampleSteps = (language: Language) => WORDS[language].steps;

export function sampleServices(language: Language): CorporateArticle[] {
  const { loan, loanText, case: caseTitle, caseText, facts } = WORDS[language];
  return [
    aService({ title: loan, summary: loanText, service: someFacts({ facts }) }),
    aService({
      id: 'motor-case',
      title: caseTitle,
      summary: caseText,
      cover: aCover('story-tech.svg'),
      service: someFacts({ kind: 'CASE', facts, industries: ['MANUFACTURING'] }),
    }),
  ];
}

export function sampleDetail(language: Language): CorporateDetail {
  const { materials, steps, facts } = WORDS[language];
  const [own, other] = sampleServices(language);
  return aDetail({
    ...own,
    content: SAMPLE_TEXT[language],
    service: someFacts({ facts, materials, steps }),
    cases: other === undefined ? [] : [other],
  });
}

export const sampleDesks = (language: Language): Shortcut[] => [
  aShortcut({
    id: 'bonds',
    name: '010-66009101',
    category: { CN: '债券交易', EN: 'Bonds' }[language],
    summary: { CN: '工作日 09:00–17:00', EN: 'Working days 09:00–17:00' }[language],
    url: 'tel:01066009101',
  }),
  aShortcut({
    id: 'fx',
    name: '010-66009102',
    category: { CN: '外汇交易', EN: 'Foreign exchange' }[language],
    summary: { CN: '工作日 09:30–23:00', EN: 'Working days 09:30–23:00' }[language],
    url: 'tel:01066009102',
  }),
];
