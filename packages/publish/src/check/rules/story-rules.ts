import { LANGUAGES, notesMarkedIn } from '@bank/contract';
import { describeFound } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

type StoryRecord = CheckedRecord<'article' | 'edu-item' | 'link-page'>;

/** What stands around a text fits the text: its headings, and where it refers to numbered notes. */
export function checkStories(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const stories: StoryRecord[] = [
      ...recordsOf(content, 'article', language),
      ...recordsOf(content, 'edu-item', language),
      ...recordsOf(content, 'link-page', language),
    ];
    for (const story of stories) {
      checkPlaces(content, story);
      checkMarks(content, story);
      checkDaylight(content, story);
    }
  }
}

function checkDaylight(content: ReleaseContent, story: StoryRecord): void {
  if (!('daylight' in story.body) || story.body.daylight !== true || story.body.cover !== '') return;
  const expected = words`a cover, since daylight says what it is a picture of`;
  content.report(story, { path: ['daylight'], expected, found: words`none` });
}

function checkPlaces(content: ReleaseContent, story: StoryRecord): void {
  const { content: text = '', notes = [], figures = [] } = story.body;
  const headings = text.match(/<h2[\s>]/g)?.length ?? 0;
  for (const [field, placed] of [
    ['notes', notes],
    ['figures', figures],
  ] as const) {
    for (const [index, { after = 0 }] of placed.entries()) {
      if (after <= headings) continue;
      const expected = words`a number from 0 to ${headings}, which is how many second-level headings the text has`;
      content.report(story, { path: [field, index, 'after'], expected, found: describeFound(after) });
    }
  }
}

function checkMarks(content: ReleaseContent, story: StoryRecord): void {
  const { content: text = '', notes = [] } = story.body;
  const referred = notesMarkedIn(text);
  const marked = notes.flatMap(({ mark }, index) => (mark ? [index] : []));
  for (const number of referred) {
    if (number >= 1 && number <= marked.length) continue;
    const expected = words`a note with mark: true for [^${number}]`;
    const needle = `[^${number}]`;
    content.report(story, { path: ['content'], expected, found: words`${marked.length} of them`, needle });
  }
  for (const [place, index] of marked.entries()) {
    if (referred.includes(place + 1)) continue;
    const expected = words`[^${place + 1}] in the text, since the note is numbered`;
    content.report(story, { path: ['notes', index, 'mark'], expected, found: words`none` });
  }
}
