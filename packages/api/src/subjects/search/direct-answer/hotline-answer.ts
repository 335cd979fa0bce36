import type { Hotlines } from '@bank/contract';
import { bankOf } from '../../../base/bank-of.ts';
import type { FindAnswer } from './find-answer.ts';
import { flatten } from './flat-names.ts';
import { troubleIn } from './trouble-in.ts';

const ASKED = new Set([
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

/** The lines, by a word for them, by their number or by what went wrong: 客服电话, 卡丢了, my card was stolen. */
export const hotlineAnswer: FindAnswer = async ({ content }, language, { text, flat }) => {
  const trouble = troubleIn(text);
  if (trouble !== undefined) return { kind: 'HOTLINE', trouble };
  if (ASKED.has(text)) return { kind: 'HOTLINE' };
  if (!/^\d{3,15}$/.test(flat)) return undefined;
  const { hotlines } = await bankOf(content, language);
  const { service, overseas, creditCard, privateBank }: Partial<Hotlines> = hotlines ?? {};
  const numbers = [service, overseas, creditCard, privateBank].flatMap((line) =>
    line ? [line.shown, line.dial] : [],
  );
  const isOne = numbers.some((number) => flatten(number) === flat);
  return isOne ? { kind: 'HOTLINE' } : undefined;
};
