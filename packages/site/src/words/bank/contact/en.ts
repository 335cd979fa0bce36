import type { WordsLike } from '../../loading/messages.ts';
import type { contact as chinese } from './zh-cn.ts';

export const contact = {
  'contact.lead':
    'Call {hotline} first: most matters are settled on the telephone. For what needs a visit, find a branch near you.',
  'contact.hotlines': 'What each line is for',
  'contact.offices': 'Addresses and visits',
  'contact.address': 'Address',
  'contact.postcode': 'Postcode',
  'contact.phone': 'Telephone',
  'contact.hours': 'Hours',
  'contact.branches': 'Find a branch near you',
  'contact.complaints': 'How to complain',
  'contact.limits': 'Time limits',
  'contact.limits.step': 'Step',
  'contact.limits.limit': 'Limit',
  'contact.guide': 'The whole guide to complaints',
  'contact.departments': 'Write to a department',
  'contact.follow': 'Follow us',
  'contact.followText': 'Scan with a phone, or tap the name if you are on one.',
  'contact.fraud':
    'The number on your screen can be faked. Whoever asks for a transfer, your screen, a password or a code: hang up and call {hotline} yourself.',
} satisfies WordsLike<typeof chinese>;
