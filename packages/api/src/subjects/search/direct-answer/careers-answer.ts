import { withoutBank } from './branch-answer.ts';
import type { FindAnswer } from './find-answer.ts';

const ASKED = new Set([
  '招聘',
  '人才招聘',
  '招聘公告',
  '校园招聘',
  '社会招聘',
  '校招',
  '社招',
  '加入我们',
  '招人',
  '求职',
  '应聘',
  'career',
  'careers',
  'job',
  'jobs',
  'vacancies',
  'recruitment',
  'work for us',
  'work with us',
  'join us',
]);

/** Where to apply for work. */
export const careersAnswer: FindAnswer = async ({ content }, language, { text, flat }) => {
  if (!ASKED.has(text) && !ASKED.has(await withoutBank(content, flat))) return undefined;
  const [config] = await content.list('site-config', language, { limit: 1 });
  const { careersUrl = '' } = config?.body ?? {};
  return careersUrl === '' ? undefined : { kind: 'CAREERS', url: careersUrl };
};
