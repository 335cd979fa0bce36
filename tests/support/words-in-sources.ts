import { readFileSync } from 'node:fs';
import { isForTests } from './import-graph.ts';
import { listSources } from './source-imports.ts';

/** Template → the file that says it. */
export type Said = Map<string, string>;

/** Every template that the sources of a folder give to the tag `words`, `a day such as {0}`, and what they count. */
export function wordsInSources(folder: string): Said {
  const said: Said = new Map();
  for (const file of listSources(folder).filter((path) => !isForTests(path))) {
    const text = withoutComments(readFileSync(file, 'utf8'));
    for (const template of taggedIn(text)) said.set(template, file);
    for (const [, noun] of text.matchAll(/\bcountOf\([^;]*?, '([a-z ]+)'\)/g)) said.set(`{0} ${noun}`, file);
  }
  return said;
}

function* taggedIn(text: string): Generator<string> {
  // A text may itself end with "in words".
  for (let at = text.search(TAG); at !== -1; at = nextTag(text, at)) {
    const { template, end, slots } = readTemplate(text, at + 'words`'.length);
    yield template;
    for (const slot of slots) yield* taggedIn(slot);
    at = end;
  }
}

const TAG = /\bwords`/;

function nextTag(text: string, from: number): number {
  const found = text.slice(from).search(TAG);
  return found === -1 ? -1 : from + found;
}

/** Every text and template of a file, those that are joined by + as one. */
export function textsOf(file: string): string[] {
  return [...literalsIn(withoutComments(readFileSync(file, 'utf8')).replaceAll(/['`]\s*\+\s*['`]/g, ''))];
}

function* literalsIn(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "'") {
      const [, plain = ''] = /'((?:\\.|[^'\\\n])*)'/y.exec(text.slice(at)) ?? [];
      yield plain.replaceAll(/\\(.)/g, '$1');
      at += plain.length + 1;
    } else if (text[at] === '`') {
      const { template, end, slots } = readTemplate(text, at + 1);
      yield template;
      for (const slot of slots) yield* literalsIn(slot);
      at = end;
    }
  }
}

/** Lines that are nothing else. */
const withoutComments = (text: string) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

interface Template {
  /** What stands in `${}` is numbered. */
  template: string;
  /** Where its closing quote stands. */
  end: number;
  /** What stands in `${}`. */
  slots: string[];
}

/** A template from behind its opening quote on. */
function readTemplate(text: string, start: number): Template {
  const slots: string[] = [];
  let template = '';
  let at = start;
  for (; text[at] !== '`'; at += 1) {
    if (at >= text.length) throw new Error('a template without an end');
    if (text.startsWith('${', at)) {
      const end = endOfSlot(text, at + 2);
      template += `{${slots.length}}`;
      slots.push(text.slice(at + 2, end));
      at = end;
    } else if (text[at] === '\\') {
      at += 1;
      template += text[at] === 'n' ? '\n' : text[at];
    } else template += text[at];
  }
  return { template, end: at, slots };
}

function endOfSlot(text: string, start: number): number {
  let at = start;
  for (; text[at] !== '}'; at += 1) {
    if (at >= text.length) throw new Error('a slot without an end');
    if (text[at] === '{') at = endOfSlot(text, at + 1);
    else if (text[at] === '`') at = readTemplate(text, at + 1).end;
    else if (text[at] === "'") at = text.indexOf("'", at + 1);
  }
  return at;
}
