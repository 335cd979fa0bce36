import type { EduItem, Language, Shortcut } from '@bank/contract';
import { aCover, aShortcut } from '../../../../parts/blocks/testing/home-fixtures.ts';

const TITLES = {
  CN: '转账前先停一停',
  EN: 'Stop before you transfer',
};

export function aFilm(language: Language, given: Partial<EduItem> = {}): EduItem {
  return {
    id: 'before-transfer',
    columnId: '801001',
    title: TITLES[language],
    summary: '',
    audience: '2',
    mediaType: 'VIDEO',
    cover: aCover('film-loan-cancel.jpg'),
    duration: 96,
    publishDate: '2026-11-10',
    views: 1_280,
    ...given,
  };
}

const WAYS = {
  CN: {
    phone: ['客服热线', '每天 24 小时'],
    regulator: ['金融消费者投诉热线', '对处理结果不满意时'],
    steps: [
      ['提出投诉', '热线、网点或网上'],
      ['受理', '2 个工作日内告知'],
      ['答复', '15 日内'],
    ],
  },
  EN: {
    phone: ['Hotline', 'Day and night'],
    regulator: ['Regulator’s hotline', 'Where our answer does not satisfy you'],
    steps: [
      ['Complain', 'By telephone, at a branch or online'],
      ['We accept it', 'within 2 working days'],
      ['We answer', 'within 15 days'],
    ],
  },
};

export function sampleChannels(language: Language): Shortcut[] {
  const { phone, regulator } = WAYS[language];
  return [
    aShortcut({
      id: 'phone',
      name: phone[0] ?? '',
      summary: phone[1] ?? '',
      icon: 'hotline',
      url: 'tel:95526',
    }),
    aShortcut({
      id: 'regulator',
      name: regulator[0] ?? '',
      summary: regulator[1] ?? '',
      icon: 'rights',
      url: 'tel:12378',
    }),
  ];
}

export const sampleComplaintSteps = (language: Language): Shortcut[] =>
  WAYS[language].steps.map(([name = '', summary = '']) =>
    aShortcut({ id: name, name, summary, url: '', urlType: '0' }),
  );
