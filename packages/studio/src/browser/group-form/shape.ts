/** As the page brings it: what a group is made of, with what each part is called. */
export interface FormShape {
  kind: 'line' | 'number' | 'yes-no' | 'day' | 'file' | 'choice' | 'lines' | 'rows' | 'list' | 'group';
  choices?: readonly { code: string; name: string }[];
  longest?: number;
  most?: number;
  item?: FormShape;
  fields?: readonly { name: string; label: string; isRequired: boolean; shape: FormShape }[];
}

/** What stands between the controls of every form of this kind. */
export interface FormWords {
  add: string;
  remove: string;
  up: string;
  down: string;
  addRow: string;
  addCell: string;
  cell: string;
  yes: string;
  no: string;
  notGiven: string;
  pick: string;
  preview: string;
}

/** Controls for a value; `read` gives what they hold, undefined for nothing. */
export interface Control {
  element: HTMLElement;
  read: () => unknown;
}
