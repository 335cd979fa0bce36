import { posix } from 'node:path';
import { dateStyles } from './workbook-styles.ts';
import { readSheet, type SheetRow } from './workbook-sheet.ts';
import { readPart } from './workbook-xml.ts';
import type { ZipEntry } from './zip-entries.ts';

const WORKBOOK = 'xl/workbook.xml';

/** As it stands on its tab. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
}

/** The sheets of an Excel workbook (ECMA-376), in their order. Throws where it is none or is damaged. */
export function readWorkbook(entries: readonly ZipEntry[]): Sheet[] {
  const part = (name: string) => entries.find((entry) => entry.name === name)?.read();
  const need = (name: string) => {
    const found = part(name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };
  const targets = relationTargets(need(relationsOf(WORKBOOK)));
  const sheets: { name: string; id: string }[] = [];
  let isFrom1904 = false;
  readPart(need(WORKBOOK), {
    open({ name, attributes }) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      sheets.push({ name: attributes['name'] ?? '', id: attributes['r:id'] ?? idOf(attributes) });
    },
  });
  const styles = part('xl/styles.xml');
  const shared = part('xl/sharedStrings.xml');
  const context = {
    texts: shared === undefined ? [] : sharedTexts(shared),
    dates: styles === undefined ? new Set<number>() : dateStyles(styles),
    isFrom1904,
  };
  return sheets.map(({ name, id }) => ({
    name,
    rows: readSheet(need(targets.get(id) ?? `sheet ${id}`), context),
  }));
}

const relationsOf = (name: string) => `${posix.dirname(name)}/_rels/${posix.basename(name)}.rels`;

/** Programs name the prefix of relations as they like. */
const idOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

function relationTargets(xml: Buffer): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readPart(xml, {
    open({ name, attributes: { Id: id = '', Target: target = '' } }) {
      if (name === 'Relationship') targets.set(id, posix.resolve('/xl', target).slice(1));
    },
  });
  return targets;
}

/** Of runs in different letters one text; how a word is spoken stands beside it and is none of it. */
function sharedTexts(xml: Buffer): string[] {
  const texts: string[] = [];
  let isText = false;
  let isPhonetic = false;
  readPart(xml, {
    open({ name }) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
    },
    text(more) {
      if (isText) texts.push((texts.pop() ?? '') + more);
    },
  });
  return texts;
}
