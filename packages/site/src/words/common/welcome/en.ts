import type { WordsLike } from '../../loading/messages.ts';
import type { welcome as chinese } from './zh-cn.ts';

export const welcome = {
  'welcome.heading': 'This page is on its way',
  'welcome.lead':
    'We are still preparing it and will publish it here. In the meantime, start from one of these, or call {hotline}.',
  'welcome.links': 'Useful pages',
} satisfies WordsLike<typeof chinese>;
