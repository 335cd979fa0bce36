import { quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import type { MediaProblem } from './inspected.ts';

const MOST_PROBLEMS = 20;
const TIMES =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** Why a WebVTT file may not be published; browsers would leave out a bad cue without a word. */
export function captionProblems(bytes: Buffer): MediaProblem[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [{ line: 1, expected: words`captions saved as UTF-8`, found: words`another encoding` }];
  }
  const problems: MediaProblem[] = [];
  const refuse = (index: number, expected: Words, found: Words) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ line: index + 1, expected, found });
  };
  const lines = text.split(/\r\n|\n|\r/);
  let cues = 0;
  let last = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    cues += 1;
    const [, from, to] = TIMES.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      refuse(index, words`times such as 00:00:01.000 --> 00:00:04.500`, quote(line));
      continue;
    }
    const [start, end] = [seconds(from), seconds(to)];
    if (end <= start) refuse(index, words`a cue that ends after it starts`, quote(line));
    if (start < last) refuse(index, words`cues in the order of their times`, quote(line));
    last = start;
    if ((lines[index + 1] ?? '').trim() === '')
      refuse(index + 1, words`the words of the cue`, words`an empty line`);
  }
  if (cues === 0) refuse(0, words`at least one cue`, words`none`);
  return problems;
}

function seconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
