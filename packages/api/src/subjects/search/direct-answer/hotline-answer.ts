import type { FindAnswer } from './find-answer.ts';
import { troubleIn } from './trouble-in.ts';

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

/** The lines, by name or by what went wrong: 客服电话, 卡丢了, my card was stolen. */
export const hotlineAnswer: FindAnswer = async (_deps, _language, { text }) => {
  const trouble = troubleIn(text);
  if (trouble !== undefined) return { kind: 'HOTLINE', trouble };
  return ASKED.has(text) ? { kind: 'HOTLINE' } : undefined;
};
