import { Extension, Mark, Node, type Extensions } from '@tiptap/core';
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import { StarterKit } from '@tiptap/starter-kit';

/** Exactly what the Markdown of the site may hold (`ALLOWED_TAGS` of publishing), and what stands in for the rest. */
export function siteText(mediaBase: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: false,
      strike: false,
      underline: false,
      trailingNode: false,
    }),
    ListLooseness,
    SiteLink,
    tagMark('superscript', 'sup', 'Mod-.'),
    tagMark('subscript', 'sub', 'Mod-,'),
    Picture.configure({ mediaBase }),
    NoteMark,
    RawBlock,
    Table,
    TableRow,
    tableCell('tableHeader', 'th'),
    tableCell('tableCell', 'td'),
  ];
}

/** Whether blank lines stand between its items, which readers see as more space. */
const ListLooseness = Extension.create({
  name: 'listLooseness',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false } } },
  ],
});

const SiteLink = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

function tagMark(name: string, tag: string, key: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });
}

const Picture = Node.create<{ mediaBase: string }>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ mediaBase: '' }),
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  renderHTML({ node }) {
    const { src, alt } = node.attrs as { src: string; alt: string };
    return [
      'figure',
      {},
      ['img', { src: `${this.options.mediaBase}${src}`, alt }],
      ['figcaption', {}, alt || src],
    ];
  },
});

/** Leads to the numbered note beside the text. */
const NoteMark = Node.create({
  name: 'noteMark',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ number: { default: '1' } }),
  renderHTML: ({ node }) => ['sup', {}, `[${String(node.attrs['number'])}]`],
});

/** What the editor cannot show stands there as it is written, and is changed in the plain text. */
const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ raw: { default: '' } }),
  renderHTML: ({ node }) => ['pre', { 'data-raw': '' }, String(node.attrs['raw'])],
});

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};

const Table = Node.create({
  name: 'table',
  // Before the keys of paragraphs: a new line in a cell is no new cell.
  priority: 1000,
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      Enter: () => isInTable(this.editor.state) && this.editor.commands.setHardBreak(),
      // At either end of a table the key leaves the editor, as everywhere else.
      Tab: () => goToNextCell(1)(this.editor.state, this.editor.view.dispatch),
      'Shift-Tab': () => goToNextCell(-1)(this.editor.state, this.editor.view.dispatch),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  renderHTML: () => ['tr', 0],
});

/** Markdown has words in its cells and no blocks, and no cell that is wider than one. */
function tableCell(name: string, tag: string) {
  return Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      align: { default: null, renderHTML: ({ align }) => (align ? { 'data-align': String(align) } : {}) },
      colspan: { default: 1, rendered: false },
      rowspan: { default: 1, rendered: false },
      colwidth: { default: null, rendered: false },
    }),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
