import type { WordsLike } from '../../loading/messages.ts';
import type { feedback as chinese } from './zh-cn.ts';

export const feedback = {
  'feedback.lead':
    'Suggestions, complaints and praise about a product, a service, this site or a branch are all welcome here. You receive a reference number at once, and an answer if you leave a way to reach you.',
  'feedback.taken': { label: 'We say whether we take it up', value: '3', unit: 'working days' },
  'feedback.settled': { label: 'Complaints settled', value: '15', unit: 'days, 30 if complex' },
  'feedback.lost': 'Card lost or misused',
  'feedback.fraud': 'Urgent, or fraud suspected',
  'feedback.warning':
    'Please leave out card numbers, identity numbers, passwords and text-message codes: we need none of them. What you write is used to deal with this matter only and is kept for three years.',
  'feedback.privacy': 'Privacy policy',
  'feedback.form': 'Write to us',
  'feedback.type': 'What it is about',
  'feedback.typeMissing': 'Choose what it is about',
  'feedback.type.1': 'A product',
  'feedback.type.2': 'A service',
  'feedback.type.3': 'This site or mobile banking',
  'feedback.type.4': 'A branch',
  'feedback.type.5': 'A complaint',
  'feedback.type.6': 'Praise',
  'feedback.type.9': 'Something else',
  'feedback.content': 'Details',
  'feedback.contentHint': (least: number, most: number) =>
    `${least} to ${most} characters: when, at which branch or on which page, what happened, and what you would like us to do.`,
  'feedback.tooShort': (least: number) => `Details must be at least ${least} characters`,
  'feedback.tooLong': (most: number) => `Details must be ${most} characters or fewer`,
  'feedback.card': 'Details seem to hold a card number. Take it out and send again',
  'feedback.identity': 'Details seem to hold an identity number. Take it out and send again',
  'feedback.contact': 'How to reach you',
  'feedback.contactHint':
    'Telephone or email, either is enough. Without one we still deal with the matter but cannot answer you. A complaint needs one.',
  'feedback.name': 'Name',
  'feedback.nameWrong': (most: number) => `Name must be ${most} characters or fewer`,
  'feedback.phone': 'Telephone',
  'feedback.phoneHint': 'A mainland mobile number, or a fixed line with its area code, such as 010-66000001.',
  'feedback.phoneWrong': 'Enter an 11-digit mobile number, or a fixed line with its area code',
  'feedback.email': 'Email',
  'feedback.emailWrong': 'Enter a whole email address, such as name@example.com',
  'feedback.needsContact':
    'A complaint must be answered in time: enter a telephone number or an email address',
  'feedback.page': (path: string) => `About this page: ${path}`,
  'feedback.trap': 'Leave this empty',
  'feedback.submit': 'Send',
  'feedback.busy': 'Sending…',
  'feedback.tooMany': (seconds: number) =>
    `Too many messages. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; what you wrote is still here. If it is urgent, call {hotline}.`,
  'feedback.failed':
    'The message cannot be sent right now; what you wrote is still here. Try again later, or call {hotline}.',
  'feedback.network':
    'Network problem; what you wrote is still here. Check your connection and send again, or call {hotline}.',
  'feedback.restored': 'What you had written in this window and not sent is back.',
  'feedback.received': 'We have received your message',
  'feedback.ticket': 'Reference number',
  'feedback.keep': 'Note the number: with it you can ask on {hotline} how far we are.',
  'feedback.next': 'What happens next',
  'feedback.next.1': 'Within 1 working day somebody of the department concerned reads it.',
  'feedback.next.2':
    'If you left a way to reach you, we tell you within 3 working days whether we take the matter up. A complaint is settled within 15 days of that, or 30 days where it is complex.',
  'feedback.next.3':
    'We never ask for a password, a code or a transfer because of your message. If a caller does, hang up and call {hotline}.',
  'feedback.again': 'Write another',
  'feedback.aside': 'Complaints and fraud',
  'feedback.complaints': 'How complaints are handled',
  'feedback.complaints.text':
    'Taking up, settling and answering each have a time limit. If you do not accept the outcome you may ask for a review, for mediation, or call 12378.',
  'feedback.complaints.link': 'Guide to complaints',
  'feedback.safe': 'What we never do',
  'feedback.safe.1': 'Ask for card numbers, passwords or text-message codes.',
  'feedback.safe.2': 'Have you move money to a so-called “safe account”.',
  'feedback.safe.3': 'Charge for dealing with your message.',
} satisfies WordsLike<typeof chinese>;
