/** S3-hotline. `dial` is what a tel: link carries. */
export const HOTLINES = {
  service: { shown: '95526', dial: '95526' },
  overseas: { shown: '0086-10-95526', dial: '+861095526' },
  creditCard: { shown: '4006 601 169', dial: '4006601169' },
  privateBank: { shown: '4006 095 526', dial: '4006095526' },
} as const;

/** The three further numbers, each to be dialled, with the words that name them. */
export const HOTLINE_LINES = [
  { word: 'hotline.overseas', number: HOTLINES.overseas },
  { word: 'hotline.creditCard', number: HOTLINES.creditCard },
  { word: 'hotline.privateBank', number: HOTLINES.privateBank },
] as const;
