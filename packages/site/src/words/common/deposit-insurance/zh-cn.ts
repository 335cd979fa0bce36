export const depositInsurance = {
  'insurance.mark': '存款保险',
  'insurance.markNote': '标识示意，正式标识以网点公示为准',
} as const;
