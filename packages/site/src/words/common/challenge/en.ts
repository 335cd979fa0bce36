import type { WordsLike } from '../../loading/messages.ts';
import type { challenge as chinese } from './zh-cn.ts';

export const challenge = {
  'challenge.label': 'Verification code',
  'challenge.picture':
    'Picture of the verification code: four letters or digits. If you cannot see it, answer a sum instead.',
  'challenge.hint':
    'The four letters or digits in the picture, in capitals or small letters. Valid for 5 minutes.',
  'challenge.question': (question: string) => `Sum: ${question}`,
  'challenge.questionHint': 'Answer in digits, such as 25. Valid for 5 minutes.',
  'challenge.loading': 'Fetching the verification code…',
  'challenge.failed': 'The code cannot be fetched. Ask for another in a moment, or call {hotline}.',
  'challenge.tooMany': (seconds: number) =>
    `You have asked for many codes. Ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'challenge.old': 'The code is more than 5 minutes old. Ask for another one.',
  'challenge.newPicture': 'New picture',
  'challenge.newQuestion': 'New sum',
  'challenge.enlarge': 'Enlarge the picture',
  'challenge.toQuestion': 'Answer a sum instead',
  'challenge.toPicture': 'Use the picture instead',
  'challenge.pictureChanged': 'There is a new picture; the old code no longer works.',
  'challenge.questionChanged': (question: string) => `A new sum: ${question}`,
  'challenge.later': 'Fill in the fields above and press the button; the verification code is the next step.',
  'challenge.missing': 'Enter the verification code',
  'challenge.wrong': 'The verification code is wrong. Enter it again, or ask for another',
  'challenge.gone': 'The verification code has expired. Enter the new one',
} satisfies WordsLike<typeof chinese>;
