import type { FindAnswer } from './find-answer.ts';

const ASKED = new Set([
  '95526',
  '客服',
  '人工客服',
  '客服电话',
  '客服热线',
  '客户服务',
  '服务热线',
  '服务电话',
  '热线',
  '热线电话',
  '电话',
  '银行电话',
  '联系电话',
  '联系方式',
  '信用卡电话',
  '信用卡客服',
  '挂失电话',
  'hotline',
  'hotlines',
  'phone',
  'phone number',
  'telephone',
  'customer service',
  'call centre',
  'call center',
  'contact number',
]);

export const hotlineAnswer: FindAnswer = async (_deps, _language, { text }) =>
  ASKED.has(text) ? { kind: 'HOTLINE' } : undefined;
