import type { Figure, Language } from '@bank/contract';
import type { DraftPlace, TextDraft } from '@bank/site/text-draft';
import type { Words } from '../words/words.ts';

/** What stands around every page. */
export interface FrameModel {
  language: Language;
  /** The address of this page, to which choosing the language leads back. */
  path: string;
  styles: readonly string[];
  /** Of the site, for its texts alone. */
  textStyles: readonly string[];
  script: string;
  signedIn: SignedIn | undefined;
  notice: NoticeModel | undefined;
}

export interface SignedIn {
  name: string;
  shown: string;
  roles: readonly (keyof Words['roles'])[];
  /** Of this session; goes back with every form. */
  token: string;
  links: readonly NavigationName[];
}

export type NavigationName = 'editions' | 'desks' | 'calendar' | 'releases' | 'key' | 'log';

export interface NoticeModel {
  kind: 'done' | 'refused';
  text: string;
  lines?: readonly string[];
}

export interface EditionRow {
  id: number;
  title: string;
  scope: string;
  state: keyof Words['states'];
  madeBy: string;
  authors: readonly string[];
}

export interface FindingModel {
  level: 'error' | 'warning';
  item: string;
  itemLink: string | undefined;
  /** `zh.title` as the form names it, else what publishing calls it. */
  field: string;
  place: string;
  text: string;
}

export interface ChangeModel {
  kind: keyof Words['kinds'];
  item: string;
  title: string;
  fields: readonly { language: Language; field: string; before: string; after: string }[];
  /** Addresses of pictures that took the place of others. */
  pictures: readonly {
    language: Language;
    field: string;
    before: string | undefined;
    after: string | undefined;
  }[];
}

/** A code with what it means. */
export interface Choice {
  code: string;
  name: string;
}

export interface FieldModel {
  /** `zh.title`; the name of its form field. */
  id: string;
  label: string;
  kind: 'line' | 'text' | 'long' | 'number' | 'choice' | 'yes-no' | 'day' | 'lines' | 'yaml';
  typed: string;
  base: string;
  isRequired: boolean;
  choices: readonly Choice[];
  longest: number | undefined;
  lastEdit: string;
  /** What visitors see of it, where that was fed and the source has it otherwise; ''. */
  fed: string;
  findings: readonly { level: 'error' | 'warning'; text: string }[];
  conflict: { name: string; text: string } | undefined;
  unreadable: string | undefined;
  language: Language | undefined;
  isMarkdown: boolean;
  /** A group that a form can ask for. */
  group: GroupModel | undefined;
}

/** What a group is made of, with what each part is called (`browser/group-form/shape.ts`). */
export interface GroupModel {
  shape: object;
  value: unknown;
}

export interface FieldRow {
  name: string;
  zh: FieldModel | undefined;
  en: FieldModel | undefined;
  both: FieldModel | undefined;
  isEmpty: boolean;
}

export interface MediaModel {
  /** Below media/. */
  path: string;
  address: string;
  /** A picture that browsers show. */
  isShown: boolean;
  kilobytes: number;
  uses: readonly { title: string; link: string }[];
  /** What is said of it where it is used. */
  zh: readonly string[];
  en: readonly string[];
  isUnused: boolean;
}

export interface NewPlaceModel {
  /** As the form sends it: a column for an article, else `banner:banners.yaml`. */
  value: string;
  type: string;
  /** A column or a list; '' for a kind without either. */
  place: string;
}

export interface OrderListModel {
  id: string;
  /** A kind of record, or `menu`, `left`. */
  kind: string;
  language: Language | undefined;
  about: string;
}

export interface ItemRow {
  name: string;
  link: string;
  zh: string;
  en: string;
  type: string;
  column: string;
  isChanged: boolean;
}

export interface SignatureModel {
  role: 'maker' | 'checker';
  signedBy: string | undefined;
  /** Whether this person signs in this role now. */
  isMine: boolean;
}

export interface DeskChangeModel {
  key: string;
  name: string;
  column: string;
  before: string;
  after: string;
  difference: string;
  since: string;
  limit: string;
  isLarge: boolean;
}

/** A cell that can be corrected where it is told to be wrong. */
export interface WrongCellModel {
  name: string;
  place: string;
  /** What the row is about. */
  of: string;
  column: string;
  value: string;
  text: string;
}

export interface DeskEditionModel {
  name: keyof Words['desk']['names'];
  changes: readonly DeskChangeModel[];
  wrongCells: readonly WrongCellModel[];
  mayKeep: boolean;
}

export interface CalendarModel {
  /** `2026-12` */
  month: string;
  before: string;
  after: string;
  /** Those in which anything comes or goes. */
  months: readonly { month: string; count: number }[];
  weeks: readonly (readonly ({ day: string; count: number } | undefined)[])[];
  days: readonly {
    day: string;
    entries: readonly {
      time: string;
      kind: keyof Words['calendarKinds'];
      scope: string;
      title: string;
      link: string | undefined;
    }[];
  }[];
}

export interface LookModel {
  width: 390 | 768 | 1366;
  language: Language;
  /** Of the Chinese page. */
  path: string;
  /** To choose from. */
  paths: readonly string[];
  theme: keyof Words['themes'];
  isLarge: boolean;
  isGrey: boolean;
  /** The moment that both show; '' for now. */
  at: string;
  /** For people without an account; undefined where no preview is running. */
  link: string | undefined;
  /** The edition has changed since. */
  isOld: boolean;
  frames: readonly { of: keyof Words['frames']; address: string }[];
  mayStart: boolean;
}

export interface EditionModel extends EditionRow {
  items: readonly ItemRow[];
  overtaken: readonly string[];
  findings: readonly FindingModel[];
  /** What is found is not known yet: the page asks for it and comes again. */
  isChecking: boolean;
  changes: readonly ChangeModel[];
  /** Of an edition that was made at a desk. */
  desk: DeskEditionModel | undefined;
  remarks: readonly { person: string; when: string; item: string; text: string }[];
  signatures: readonly SignatureModel[];
  bundle: string;
  release: number | undefined;
  showsFrom: string;
  /** The moment before which nobody may see it; ''. */
  embargo: string;
  preview: string | undefined;
  may: Readonly<
    Record<
      'write' | 'submit' | 'check' | 'sendBack' | 'publish' | 'preview' | 'remark' | 'embargo' | 'discard',
      boolean
    >
  >;
  /** Why this person may not check it, where that is so. */
  checkingRefusal: 'own-part' | undefined;
}

export type PageModel =
  | {
      page: 'sign-in';
      people: readonly { name: string; shown: string; roles: readonly string[] }[];
      /** The page to which signing in leads. */
      back: string;
    }
  | { page: 'bank-sign-in'; start: string }
  | {
      page: 'not-signed-in';
      reason: keyof Words['signInRefusals'];
      /** Whom the bank's sign-in named, where it did. */
      name: string;
    }
  /** `next`: where the bank's own session ends. */
  | { page: 'signed-out'; next: string | undefined }
  | {
      page: 'send-again';
      action: string;
      fields: readonly { name: string; value: string }[];
      /** Undefined for who is signed in, with the token of now. */
      signIn: string | undefined;
      token: string;
    }
  | { page: 'editions'; editions: readonly EditionRow[]; scopes: readonly string[] }
  | { page: 'edition'; edition: EditionModel }
  | {
      page: 'content';
      edition: EditionRow;
      query: string;
      type: string;
      types: readonly string[];
      found: number;
      items: readonly ItemRow[];
      /** Where something new may be put. */
      places: readonly NewPlaceModel[];
    }
  | {
      page: 'media';
      edition: EditionRow;
      query: string;
      kind: '' | 'pictures' | 'files' | 'unused';
      found: number;
      files: readonly MediaModel[];
      mayAdd: boolean;
    }
  | {
      page: 'order';
      edition: EditionRow;
      lists: readonly OrderListModel[];
      /** The id of the list that is shown. */
      chosen: string;
      entries: readonly { item: string; title: string }[];
      mayWrite: boolean;
    }
  | {
      page: 'item';
      edition: EditionRow;
      name: string;
      title: string;
      sources: readonly string[];
      rows: readonly FieldRow[];
      mayWrite: boolean;
      isRemoved: boolean;
      mayTakeOut: boolean;
      isTable: boolean;
      /** It is shown on a page of its own, which can be drawn while it is written. */
      hasPage: boolean;
      /** What is found is not known yet: the page asks for it. */
      isChecking: boolean;
      findings: readonly FindingModel[];
      /** Told beside the fields of the form. */
      atFields: readonly FindingModel[];
    }
  | {
      page: 'desk';
      name: keyof Words['desk']['names'];
      names: readonly (keyof Words['desk']['names'])[];
      columns: readonly string[];
      rows: readonly { key: string; thing: string; cells: readonly string[] }[];
      /** In per cent, for what has none of its own. */
      limit: string;
      limits: readonly { key: string; percent: string }[];
      things: readonly string[];
      mayKeep: boolean;
    }
  | { page: 'calendar'; calendar: CalendarModel }
  | {
      page: 'releases';
      scopes: readonly {
        scope: string;
        shown: { release: number; since: string } | undefined;
        scheduled: readonly { release: number; since: string }[];
        /** Releases that could be shown again, with the moment they were last shown from; the last one seen first. */
        seen: readonly { release: number; since: string }[];
        newest: number;
        /** Whether the person may roll back and call off. */
        maySteer: boolean;
      }[];
    }
  | { page: 'look'; edition: EditionRow; look: LookModel }
  | { page: 'key'; enrolled: readonly string[]; saved: { id: string; command: string } | undefined }
  | {
      page: 'log';
      filter: Readonly<Record<'person' | 'step' | 'from' | 'to' | 'text', string>>;
      /** The same choice as a query. */
      query: string;
      people: readonly string[];
      stepNames: readonly { name: string; shown: string }[];
      steps: readonly {
        number: number;
        when: string;
        who: string;
        step: string;
        edition: string;
        detail: string;
      }[];
      altered: readonly number[];
      stored: readonly { number: number; when: string; who: string; step: string; detail: string }[];
      faults: readonly string[];
    }
  /** Alone in a frame, without what stands around pages. */
  | {
      page: 'figure';
      figure: Figure | undefined;
      language: Language;
      today: string;
      problems: readonly string[];
    }
  /** Likewise: a text below the header of its page; undefined while there is nothing that can be read. */
  | ({ page: 'text'; draft: TextDraft | undefined } & DraftPlace)
  | { page: 'problem'; text: string; link?: { address: string; text: string } };
