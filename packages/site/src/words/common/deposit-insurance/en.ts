import type { WordsLike } from '../../loading/messages.ts';
import type { depositInsurance as chinese } from './zh-cn.ts';

export const depositInsurance = {
  'insurance.mark': 'Deposit Insurance',
  'insurance.markNote': 'Illustration. The official mark is shown at our branches',
} satisfies WordsLike<typeof chinese>;
