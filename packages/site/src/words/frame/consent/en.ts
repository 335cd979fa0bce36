export const consent = {
  'consent.title': 'Visit statistics',
  'consent.text':
    'If you agree, we measure visit times, clicks and how fast pages open, to improve this website; it works the same if not.',
  'consent.shortText': 'Measure visits?',
  'consent.replay': 'A third-party service records one visit in ten.',
  'consent.privacy': 'Privacy',
  'consent.agree': 'Agree',
  'consent.refuse': 'Do not agree',
  'consent.close': 'Close the privacy settings',
  'consent.settings': 'Privacy settings',
  'consent.granted':
    'You have agreed to visit statistics. You can withdraw at any time under “Privacy settings” at the foot of the page.',
  'consent.refused': 'Visit statistics are off, and their records have been removed from this browser.',
  'consent.now.undecided':
    'You have not chosen yet; only the number of pages opened is counted, with nothing that identifies you or your device.',
  'consent.now.granted':
    'You have agreed. Choose “Do not agree” to withdraw; the records are removed at once.',
  'consent.now.refused': 'You have not agreed; nothing is measured.',
  'consent.nowSignal':
    'Your browser sends a Do Not Track or Global Privacy Control signal, which we take as a refusal; nothing is measured.',
} as const;
