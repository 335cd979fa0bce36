import type { partsZhCn } from './group.zh-cn.ts';
import type { Words } from './zh-cn.ts';

const parts: Record<keyof typeof partsZhCn, string> = {
  label: 'Label',
  value: 'Value',
  unit: 'Unit',
  text: 'Words',
  title: 'Title',
  after: 'Behind which second-level heading (0: the beginning)',
  mark: 'Numbered',
  date: 'Date',
  by: 'Department',
  type: 'Kind of figure',
  sub: 'Line below the title',
  columns: 'Columns (one a line)',
  rows: 'Rows (each begins with its name)',
  rowHead: 'Head of the names',
  highlight: 'Highlighted',
  reference: 'Measured against',
  note: 'Source and note',
  beside: 'Second drawing at its side',
  file: 'File',
  name: 'Name',
  en: 'Name in English',
  question: 'Question',
  answer: 'Answer',
  url: 'Leads to',
};

export const groupEn: Words['group'] = {
  add: (label) => `Add: ${label}`,
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  addRow: 'Add a row',
  addCell: 'Add a cell',
  asText: 'Write it as YAML',
  cell: (row, cell) => `Row ${row}, cell ${cell}`,
  preview: 'As the page shows it',
  notYet: 'The figure is not complete:',
  parts,
};
