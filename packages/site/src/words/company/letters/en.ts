import type { WordsLike } from '../../loading/messages.ts';
import type { letters as chinese } from './zh-cn.ts';

export const letters = {
  'letters.lead':
    'Check a letter of guarantee issued by {bank} before you rely on it. Number, currency and amount, together with the issue date or the check code, must all agree with our register.',
  'letters.privacy':
    'One letter at a time. What you enter is not kept, and the names of the parties are partly hidden.',
  'letters.form': 'Check a letter of guarantee',
  'letters.number': 'Letter number',
  'letters.numberHint': 'At the top right of the letter, such as BYLY-BJ2026-000000.',
  'letters.numberWrong': 'Enter the whole letter number: 6 to 40 letters, digits and hyphens',
  'letters.currency': 'Currency',
  'letters.amount': 'Guaranteed amount',
  'letters.amountHint': 'To the cent, such as 1200000.00.',
  'letters.by': 'And one of these',
  'letters.byDate': 'Issue date',
  'letters.byCode': 'Check code',
  'letters.date': 'Issue date',
  'letters.dateHint': 'The date beside the signature.',
  'letters.code': 'Check code',
  'letters.codeHint':
    'The 8 letters and digits at the foot of the letter. Letters issued before May 2025 have none.',
  'letters.codeWrong': 'Enter the whole check code: 8 letters and digits',
  'letters.submit': 'Check',
  'letters.busy': 'Checking…',
  'letters.tooMany': (seconds: number) =>
    `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, or call {hotline} if it is urgent.`,
  'letters.failed': 'The check is not available right now. Try again later, or call {hotline} to verify.',
  'letters.network': 'Network problem. Check your connection and try again, or call {hotline} to verify.',
  'letters.result': 'Result',
  'letters.matched': 'Match',
  'letters.status.VALID': 'Agrees with our register, and the letter is within its validity.',
  'letters.status.EXPIRED':
    'Agrees with our register, but the letter has expired and our obligation under it has ended.',
  'letters.status.CANCELLED':
    'Agrees with our register, but the letter has been cancelled and we are no longer bound by it.',
  'letters.state.VALID': 'Valid',
  'letters.state.EXPIRED': 'Expired',
  'letters.state.CANCELLED': 'Cancelled',
  'letters.state': 'State',
  'letters.type': 'Kind of guarantee',
  'letters.type.1': 'Tender guarantee',
  'letters.type.2': 'Performance guarantee',
  'letters.type.3': 'Advance payment guarantee',
  'letters.type.4': 'Payment guarantee',
  'letters.type.5': 'Quality guarantee',
  'letters.type.9': 'Other guarantee',
  'letters.branch': 'Issuing branch',
  'letters.issued': 'Issued',
  'letters.expires': 'Valid to',
  'letters.applicant': 'Applicant (partly hidden)',
  'letters.beneficiary': 'Beneficiary (partly hidden)',
  'letters.asked': (time: string) => `Checked at ${time}, Beijing time`,
  'letters.compare':
    'Compare every detail above with the letter in your hands; if a name does not fit, treat it as no match.',
  'letters.unmatched': 'No match',
  'letters.unmatchedText':
    'Our register holds no letter that agrees with everything you entered. Compare number, currency, amount and date with the original and try again; to prevent probing, this page does not say which of them differs.',
  'letters.unmatchedStill':
    'If there is still no match, do not accept the letter. Call {hotline}, or ask the issuing branch named in it.',
  'letters.call': 'Call {hotline}',
  'letters.where': 'All three are on the front of the letter',
  'letters.sample': 'A sample; number and amount are invented',
  'letters.sampleBank': '{bank}',
  'letters.sampleTitle': 'Guarantee',
  'letters.sampleSum': 'up to CNY\u00a01,200,000.00',
  'letters.sampleDate': '18 Sep 2026',
  'letters.whereNumber': 'Top right: letters and digits',
  'letters.sum': 'Currency and amount',
  'letters.whereSum': 'The maximum amount stated',
  'letters.whereDate': 'Beside the signature; not the day it takes effect',
  'letters.matchedMeans':
    'Everything agrees with our register. The answer also gives kind, validity and issuing branch, with the names of the parties partly hidden, and says so if the letter has expired or been cancelled.',
  'letters.unmatchedMeans':
    'If any one of them differs, the answer is only “no match”; it does not say which. Compare with the original and try again, or call {hotline}.',
  'letters.limit':
    'This page is a first check and no written proof. We confirm nothing by telephone or to personal email addresses.',
  'letters.written': 'If you need a written confirmation',
  'letters.writtenText':
    'The beneficiary or the applicant asks the issuing branch, with the letter or a copy, a letter of introduction and the identity document of the person who comes. Within 2 working days the branch issues a sealed confirmation, free of charge. From another city, any branch with a corporate counter takes the request.',
  'letters.scan': 'If you only have a scan',
  'letters.scanText':
    'Do not pay, deliver or return a deposit on the strength of a scan, a photograph or a link that the other side has sent. This page is the only place to check our letters; it never asks you to log in, to pay or to give an account number.',
  'letters.fake': 'If a letter is forged',
  'letters.fakeText':
    'Keep the original, call {hotline} and tell the police. If you are not sure, any branch with a corporate counter verifies it in person.',
  'letters.branches': 'Find a corporate counter',
} satisfies WordsLike<typeof chinese>;
