import type { Editor } from '@tiptap/core';
import { isInTable } from '@tiptap/pm/tables';
import type { Slice } from '@tiptap/pm/model';
import { putPicture } from './commands.ts';
import { readText } from './read-markdown.ts';
import { holdsWords, type RichNode } from './rich-node.ts';
import { writeBlock } from './write-markdown.ts';

export interface Pasting {
  /** Where HTML is made into Markdown. No script here makes elements of a text. */
  address: string;
  token: string;
  editor: () => Editor;
  /** Puts a picture into the edition; gives its path. */
  upload: (file: File) => Promise<string>;
  /** Of pictures that could not come along, or have no words yet. */
  say: (what: 'picturesLeft' | 'pasteFailed' | 'altWanted', more?: string) => void;
}

interface Cleaned {
  markdown: string;
  pictures: number;
}

/** What is copied goes out as Markdown, and comes back as it was. */
export function copied({ content, openStart, openEnd }: Slice): string {
  const nodes = (content.toJSON() as RichNode[] | null) ?? [];
  // Words out of one cell or item come without what stands around them.
  let [inner] = nodes.length === 1 ? nodes : [];
  for (let depth = 1; depth < Math.min(openStart, openEnd) && inner?.content?.length === 1; depth += 1)
    [inner] = inner.content;
  if (inner !== undefined && holdsWords(inner)) return writeBlock({ ...inner, type: 'paragraph' });
  return nodes.map((node) => writeBlock(node)).join('\n\n');
}

/** Takes what is pasted or dropped; gives whether it did. */
export function takePasted(pasting: Pasting, data: DataTransfer | null): boolean {
  if (data === null) return false;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (html === '' && files.length > 0) {
    void putIn(pasting, files);
    return true;
  }
  if (html === '' && text === '') return false;
  // From this editor or another of ours.
  if (html === '' || html.includes('data-pm-slice')) {
    insert(pasting.editor(), text);
    return true;
  }
  void pasteClean(pasting, html, text);
  return true;
}

async function putIn({ upload, editor, say }: Pasting, pictures: readonly File[]): Promise<void> {
  for (const picture of pictures) {
    try {
      const src = await upload(picture);
      putPicture(editor(), { src, alt: '' });
      say('altWanted');
    } catch (error) {
      say('pasteFailed', (error as Error).message);
    }
  }
}

async function pasteClean(pasting: Pasting, html: string, text: string): Promise<void> {
  try {
    const { markdown, pictures } = await clean(pasting, html);
    insert(pasting.editor(), markdown);
    if (pictures > 0) pasting.say('picturesLeft');
  } catch {
    insert(pasting.editor(), text);
    pasting.say('pasteFailed');
  }
}

async function clean({ address, token }: Pasting, html: string): Promise<Cleaned> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new Blob([html]),
    headers: { 'content-type': 'application/octet-stream', 'x-studio-token': token },
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Cleaned;
}

function insert(editor: Editor, markdown: string): void {
  const { state, view } = editor;
  const nodes = readText(markdown).blocks.map(({ node }) => node);
  const [only] = nodes;
  if (only === undefined) return;
  const isOneLine = nodes.length === 1 && only.type === 'paragraph';
  if (!isInTable(state) && !isOneLine) {
    editor.commands.insertContent(nodes);
    return;
  }
  const words = isOneLine
    ? (only.content ?? [])
    : [{ type: 'text', text: markdown.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim() }];
  const { from, to } = state.selection;
  const inserted = words.map((node) => state.schema.nodeFromJSON(node));
  view.dispatch(state.tr.replaceWith(from, to, inserted).scrollIntoView());
}
