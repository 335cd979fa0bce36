import { LANGUAGES } from '@bank/contract';
import { describeFound } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

interface Missing {
  field: string;
  expected: Words;
}

/** Each kind of education item needs what lets everybody use it: words beside a picture, captions beside a film. */
export function checkEduItems(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    for (const item of recordsOf(content, 'edu-item', language)) {
      for (const { field, expected } of missing(item)) {
        const found = describeFound((item.body as Record<string, unknown>)[field]);
        content.report(item, { path: [field], expected, found });
      }
      checkQuiz(content, item);
    }
  }
}

function missing({ body }: CheckedRecord<'edu-item'>): Missing[] {
  const rules: (Missing & { has: boolean })[] = [
    ...(body.mediaType === 'LINK'
      ? [{ field: 'url', expected: words`the address that the link leads to`, has: (body.url ?? '') !== '' }]
      : [{ field: 'content', expected: words`the text, in words`, has: body.content !== undefined }]),
    ...(body.mediaType === 'IMAGE'
      ? [
          { field: 'picture', expected: words`a picture of media/`, has: body.picture?.width !== undefined },
          { field: 'alt', expected: words`what the picture shows`, has: (body.alt ?? '') !== '' },
        ]
      : []),
    ...(body.mediaType === 'VIDEO'
      ? [
          {
            field: 'videos',
            expected: words`one film or more (.webm, .mp4)`,
            has: body.videos.length > 0 && body.videos.every(({ ext }) => ext === 'webm' || ext === 'mp4'),
          },
          {
            field: 'cover',
            expected: words`the picture shown before the film plays`,
            has: body.cover !== '',
          },
          { field: 'captions', expected: words`captions (.vtt)`, has: body.captions?.ext === 'vtt' },
          {
            field: 'transcript',
            expected: words`what is said and shown, in words`,
            has: (body.transcript ?? '') !== '',
          },
        ]
      : []),
  ];
  return rules.filter(({ has }) => !has);
}

function checkQuiz(content: ReleaseContent, item: CheckedRecord<'edu-item'>): void {
  const { quiz } = item.body;
  if (quiz === undefined || quiz.answer <= quiz.options.length) return;
  content.report(item, {
    path: ['quiz', 'answer'],
    expected: words`a number from 1 to ${quiz.options.length}`,
    found: describeFound(quiz.answer),
  });
}
