import type { Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables';
import type { Command as PmCommand } from '@tiptap/pm/state';

export interface EditorCommand {
  run: (editor: Editor) => unknown;
  /** For one that is on or off where the cursor stands. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const inTable = ({ state }: Editor) => isInTable(state);

function ofTable(command: PmCommand): EditorCommand {
  return {
    run: ({ state, view }) => command(state, view.dispatch),
    isPossible: (editor) => inTable(editor) && command(editor.state),
  };
}

const heading = (level: 2 | 3 | 4): EditorCommand => ({
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
  isPossible: (editor) => !inTable(editor),
});

const mark = (name: string): EditorCommand => ({
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

const EMPTY_TABLE = {
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: [{ type }, { type }],
  })),
};

/** A picture stands between the paragraphs of a text, never in a list or a cell; one that is chosen is changed. */
export function putPicture(editor: Editor, attrs: { src: string; alt: string }): void {
  if (editor.isActive('picture')) {
    editor.chain().focus().updateAttributes('picture', attrs).run();
    return;
  }
  const { $to } = editor.state.selection;
  const at = $to.depth === 0 ? $to.pos : $to.after(1);
  editor.chain().focus().insertContentAt(at, { type: 'picture', attrs }).run();
}

/** What the buttons of the toolbar do, by their `data-command`. */
export const COMMANDS: Readonly<Record<string, EditorCommand>> = {
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: mark('bold'),
  italic: mark('italic'),
  superscript: mark('superscript'),
  subscript: mark('subscript'),
  bulletList: {
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
    isPossible: (editor) => !inTable(editor),
  },
  orderedList: {
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
    isPossible: (editor) => !inTable(editor),
  },
  blockquote: {
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
    isPossible: (editor) => !inTable(editor),
  },
  rule: {
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    isPossible: (editor) => !inTable(editor),
  },
  table: {
    run: (editor) => editor.chain().focus().insertContent(EMPTY_TABLE).run(),
    isPossible: (editor) => !inTable(editor),
  },
  rowBefore: ofTable(addRowBefore),
  rowAfter: ofTable(addRowAfter),
  rowOut: ofTable(deleteRow),
  columnBefore: ofTable(addColumnBefore),
  columnAfter: ofTable(addColumnAfter),
  columnOut: ofTable(deleteColumn),
  tableOut: ofTable(deleteTable),
  undo: { run: (editor) => editor.chain().focus().undo().run(), isPossible: (editor) => editor.can().undo() },
  redo: { run: (editor) => editor.chain().focus().redo().run(), isPossible: (editor) => editor.can().redo() },
};
