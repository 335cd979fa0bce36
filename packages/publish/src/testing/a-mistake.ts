import { aBitmap } from './a-bitmap.ts';
import { aDrawing } from './a-drawing.ts';
import { aWorkbook } from './a-workbook.ts';
import { inGbk } from './in-gbk.ts';

export interface Mistake {
  /** What the editor did. */
  story: string;
  /** The sources with the mistake in them; undefined where the editor removed a file. */
  changed: Record<string, string | Uint8Array | undefined>;
  expected: { en: string[]; zh: string[] };
}

/**
 * Reads a mistake: what the editor did, then parts under `== <file>`, and under `== English` and `== 中文` what is said
 * of it. A part is a whole file, or lines of the good one (`<`) and what the editor made of them (`>`). Behind the name
 * of the file may stand what else was done: `(gone)`, `(GBK)`, `(UTF-16)`, `(BOM)`, `(workbook)`, `(960 × 540, 900 KB)`.
 */
export function readMistake(text: string, good: Readonly<Record<string, string>>): Mistake {
  const [story = '', ...parts] = text.split(/^== /m);
  const mistake: Mistake = { story: story.trim(), changed: {}, expected: { en: [], zh: [] } };
  for (const part of parts) {
    const end = part.indexOf('\n');
    const [head, body] = [part.slice(0, end).trim(), part.slice(end + 1).replace(/\n\n$/, '\n')];
    if (head === 'English') mistake.expected.en = linesOf(body);
    else if (head === '中文') mistake.expected.zh = linesOf(body);
    else {
      const [, file = '', how] = /^(.+?)(?: \(([^()]+)\))?$/.exec(head) ?? [];
      mistake.changed[file] = madeOf({ file, body, how }, good[file]);
    }
  }
  return mistake;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

interface Part {
  file: string;
  body: string;
  how: string | undefined;
}

function madeOf({ file, body, how = '' }: Part, good: string | undefined): string | Uint8Array | undefined {
  if (how === 'gone') return undefined;
  const picture = /^(\d+) × (\d+), (\d+) KB$/.exec(how);
  if (picture !== null) {
    const [width = 0, height = 0, kilobytes = 0] = picture.slice(1).map(Number);
    const make = file.endsWith('.svg') ? aDrawing : aBitmap;
    return make({ width, height, bytes: kilobytes * 1024 });
  }
  const text =
    /^[<>](?: |$)/m.test(body.split('\n', 1)[0] ?? '') || body.trim() === ''
      ? edited(good ?? '', body)
      : body;
  switch (how) {
    case 'GBK':
      return inGbk(text);
    case 'UTF-16':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'BOM':
      return `\uFEFF${text}`;
    case 'workbook':
      return aWorkbook(
        ...text.split(/^--\n/m).map((sheet) => linesOf(sheet).map((row) => row.split(',').map(cell))),
      );
    case '':
      return text;
    default:
      throw new Error(`nobody knows how to make a file ${how}`);
  }
}

/** `#0.7` is a number. */
const cell = (text: string) => (text.startsWith('#') ? Number(text.slice(1)) : text);

function edited(good: string, edits: string): string {
  let text = good;
  for (const { groups } of edits.matchAll(/(?<from>(?:^<(?: .*)?\n)*)(?<to>(?:^>(?: .*)?\n)*)/gm)) {
    const [from, to] = [unmarked(groups?.['from']), unmarked(groups?.['to'])];
    if (from === '' && to === '') continue;
    if (from !== '' && text.split(from).length !== 2)
      throw new Error(`the good file has ${text.split(from).length - 1} times: ${from}`);
    text = from === '' ? text + to : text.replace(from, () => to);
  }
  return text;
}

/** `< title: x` is the line `title: x`. */
const unmarked = (lines = '') => lines.replaceAll(/^[<>] ?/gm, '');
