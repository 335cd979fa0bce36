import type { WordsLike } from '../../loading/messages.ts';
import type { staff as chinese } from './zh-cn.ts';

export const staff = {
  'staff.lead':
    'Before you buy a wealth product, a fund or insurance, check the person serving you. A staff number, or a name with its branch, must agree exactly.',
  'staff.privacy':
    'Exact look-ups only, one person at a time. What you enter is not kept, and results hold no telephone or identity number.',
  'staff.form': 'Look up a member of the sales staff',
  'staff.by': 'Look up by',
  'staff.byNumber': 'Staff number',
  'staff.byName': 'Name and branch',
  'staff.number': 'Staff number',
  'staff.numberHint': 'As shown on the staff badge or in the sales area, such as 011200.',
  'staff.name': 'Name',
  'staff.nameHint': 'The full name, 2 to 20 characters.',
  'staff.outlet': 'Branch',
  'staff.chooseOutlet': 'Choose a branch',
  'staff.numberWrong': 'Enter the whole staff number: 2 to 20 letters or digits',
  'staff.nameWrong': 'Enter the full name: 2 to 20 characters, no symbols',
  'staff.submit': 'Look up',
  'staff.busy': 'Looking up…',
  'staff.tooMany': (seconds: number) =>
    `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, or call {hotline} if it is urgent.`,
  'staff.failed': 'The look-up is not available right now. Try again later, or call {hotline} to verify.',
  'staff.network': 'Network problem. Check your connection and try again, or call {hotline} to verify.',
  'staff.results': 'Result',
  'staff.found': (count: number) =>
    `${count} ${count === 1 ? 'person' : 'people'} found. Compare every detail with the staff badge.`,
  'staff.none': 'No such member of staff was found',
  'staff.noneText':
    'Check that the number, name and branch are complete. If the person still cannot be found, treat the approach as suspicious: sign nothing, transfer nothing, give nobody a password or a text-message code, and call {hotline} at once.',
  'staff.call': 'Call {hotline}',
  'staff.status.1': 'Active: may sell the products listed',
  'staff.status.0': 'No longer sells for the Bank',
  'staff.stopped':
    'This person may not sell anything on behalf of the Bank. If they still approach you, call {hotline}.',
  'staff.city': 'City',
  'staff.classes': 'May sell',
  'staff.noClasses': 'Nothing',
  'staff.qualifications': 'Qualifications',
  'staff.qualification': 'Qualification',
  'staff.certNo': 'Certificate number (partly hidden)',
  'staff.validTo': 'Valid to',
  'staff.valid': 'State',
  'staff.valid.1': 'Valid',
  'staff.valid.0': 'Expired',
  'staff.class.WEALTH': 'Wealth products',
  'staff.class.FUND': 'Mutual funds',
  'staff.class.INSURANCE': 'Insurance',
  'staff.class.TRUST': 'Private banking products',
  'staff.class.BOND': 'Savings bonds',
  'staff.class.GOLD': 'Precious metals',
  'staff.where': 'It stands on the badge',
  'staff.sample': 'A sample; name and number are invented',
  'staff.sampleBank': '{bank}',
  'staff.sampleOutlet': 'Yaohua Sub-branch',
  'staff.sampleName': 'Lin Yaobei',
  'staff.sampleNo': 'No. 011200',
  'staff.whereOutlet': 'Must be the branch you are in',
  'staff.whereName': 'The full name, in Chinese characters',
  'staff.whereNumber': 'Also shown in the sales area',
  'staff.meaning.1': 'Employed with valid qualifications. May sell only what stands under “May sell”.',
  'staff.meaning.0': 'Has left, moved, or lost the qualification, and may sell you nothing.',
  'staff.meaning.expired':
    'This qualification has run out; the products it covers may not be sold until it is renewed.',
  'staff.expired': 'Qualification expired',
  'staff.limit':
    'Compare name, branch and products with the badge in front of you; if anything does not fit, treat it as not found.',
  'staff.stop': 'Stop',
  'staff.stopText':
    'If somebody cannot be found or something does not match: sign nothing, transfer nothing, give nobody a password or a text-message code.',
  'staff.ask': 'Verify',
  'staff.askText': 'Call {hotline}, or ask at the counter of any branch to verify the person.',
  'staff.keep': 'Keep the evidence',
  'staff.keepText':
    'Keep the badge, card, messages and product papers for the inquiry. If you have paid, also tell the police.',
} satisfies WordsLike<typeof chinese>;
