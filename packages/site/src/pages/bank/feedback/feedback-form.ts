import {
  FEEDBACK_COMPLAINT,
  FEEDBACK_EMAIL,
  FEEDBACK_LONGEST,
  FEEDBACK_NAME_LONGEST,
  FEEDBACK_PHONE,
  FEEDBACK_SHORTEST,
  FEEDBACK_TYPES,
  SITE_PATH,
  lengthInCharacters,
  personalNumberIn,
  type FeedbackType,
  type Language,
} from '@bank/contract';
import { readCaptcha, type Captcha } from '../../../parts/forms/challenge/read-captcha.ts';
import { describeProblem } from '../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../parts/forms/field-reader.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';

/** Fields of the form, in its order. */
export const FEEDBACK_FIELDS = [
  'draftId',
  'pageUrl',
  'feedbackType',
  'content',
  'name',
  'phone',
  'email',
  'website',
  'captchaKey',
  'captcha',
] as const;

export interface ReadFeedbackForm {
  feedback: {
    draftId: string;
    feedbackType: FeedbackType;
    content: string;
    name?: string;
    phone?: string;
    email?: string;
    pageUrl?: string;
    website?: string;
  };
  captcha: Captcha;
  problems: FieldProblems;
}

/** What an input method leaves in numbers and addresses: full-width characters and spaces. */
const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').replaceAll(/\s/g, '');
/** One kind of line end, and no control characters, which come with what was pasted. */
const cleaned = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Reads the form, in the browser and on the server alike. The feedback may only be sent when there is no problem. */
export function readFeedbackForm(values: FieldValues, language: Language): ReadFeedbackForm {
  const words = feedbackWords.of(language);
  // Only the choice of the type is read by a rule of all forms.
  const reader = fieldReader(values, () => words['feedback.typeMissing']);
  const feedbackType = reader.listed('feedbackType', FEEDBACK_TYPES);
  const content = readContent();
  const name = cleaned(values['name']);
  if (lengthInCharacters(name) > FEEDBACK_NAME_LONGEST)
    reader.refuse('name', words['feedback.nameWrong'](FEEDBACK_NAME_LONGEST));
  const [phone, email] = [plain(values['phone']), plain(values['email'])];
  if (phone !== '' && !FEEDBACK_PHONE.test(phone)) reader.refuse('phone', words['feedback.phoneWrong']);
  else if (feedbackType === FEEDBACK_COMPLAINT && phone === '' && email === '')
    reader.refuse('phone', words['feedback.needsContact']);
  if (email !== '' && !FEEDBACK_EMAIL.test(email)) reader.refuse('email', words['feedback.emailWrong']);

  const captcha = readCaptcha(values, reader, language);
  const [pageUrl, website] = [values['pageUrl'] ?? '', values['website'] ?? ''];
  return {
    feedback: {
      draftId: values['draftId'] ?? '',
      feedbackType: feedbackType ?? '9',
      content,
      ...(name !== '' && { name }),
      ...(phone !== '' && { phone }),
      ...(email !== '' && { email }),
      ...(SITE_PATH.test(pageUrl) && { pageUrl }),
      ...(website !== '' && { website: website.slice(0, 300) }),
    },
    captcha,
    problems: reader.problems,
  };

  function readContent(): string {
    const text = cleaned(values['content']);
    const length = lengthInCharacters(text);
    const personal = personalNumberIn(text);
    if (length === 0)
      reader.refuse(
        'content',
        describeProblem({ kind: 'missing' }, { language, name: words['feedback.content'] }),
      );
    else if (length < FEEDBACK_SHORTEST)
      reader.refuse('content', words['feedback.tooShort'](FEEDBACK_SHORTEST));
    else if (length > FEEDBACK_LONGEST) reader.refuse('content', words['feedback.tooLong'](FEEDBACK_LONGEST));
    else if (personal !== undefined) reader.refuse('content', words[`feedback.${personal}`]);
    return text;
  }
}
