import { plainNames, type PdfTexts } from './pdf-streams.ts';
import { words, type Words } from '../../base/words.ts';

/** What makes a reader's program do something, or carries another file. Names as PDF 32000 has them. */
const ACTIVE: Readonly<Record<string, Words>> = {
  JS: words`a script (/JS)`,
  JavaScript: words`a script (/JavaScript)`,
  Launch: words`an action that starts a program (/Launch)`,
  EmbeddedFile: words`an embedded file (/EmbeddedFile)`,
  EmbeddedFiles: words`embedded files (/EmbeddedFiles)`,
  EF: words`an embedded file (/EF)`,
  FileAttachment: words`an attached file (/FileAttachment)`,
  RichMedia: words`rich media (/RichMedia)`,
  XFA: words`a form with scripts (/XFA)`,
  Rendition: words`an action that plays a medium (/Rendition)`,
  SubmitForm: words`an action that sends a form (/SubmitForm)`,
  ImportData: words`an action that fetches data (/ImportData)`,
  GoToE: words`a jump into an embedded file (/GoToE)`,
};

// Every repetition has an end: a hostile file is made so that searching starts anew at each of its bytes.
// A comment and a string without brackets in it hold no names. A string with brackets does not count as one: what looks
// like a string from here may be a dictionary to a reader that begins elsewhere.
const TOKEN = /%[^\r\n]*|\((?:\\[\s\S]|[^\\()<>]){0,500}\)|\/([^\s\0()<>[\]{}/%]{1,60})/g;
// Whatever stands around it, this is an action.
const ACTION =
  /\/S(?:[\s\0]|%[^\r\n]{0,200}[\r\n]){0,50}\/(JavaScript|Launch|Rendition|SubmitForm|ImportData|GoToE)\b/;

/** What is active in a PDF, in words; undefined for one that is only read. */
export function pdfActivity({ texts, hidesObjects }: PdfTexts): Words | undefined {
  for (const [index, text] of texts.entries()) {
    const plain = plainNames(text);
    const action = ACTION.exec(plain)?.[1];
    if (action !== undefined) return ACTIVE[action];
    // Between `stream` and `endstream` of the file itself stand bytes, in which any three letters turn up by chance.
    const objects = index === 0 ? withoutStreams(plain) : plain;
    for (const [, name] of objects.matchAll(TOKEN)) {
      if (name !== undefined && Object.hasOwn(ACTIVE, name)) return ACTIVE[name];
    }
  }
  return hidesObjects ? words`objects in a stream that cannot be looked into` : undefined;
}

function withoutStreams(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('stream', at);
    const end = start === -1 ? -1 : text.indexOf('endstream', start);
    if (end === -1) return parts.join(' ') + text.slice(at);
    parts.push(text.slice(at, start));
    at = end + 'endstream'.length;
  }
}
