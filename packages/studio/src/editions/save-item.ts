import type { StudioDatabase } from '../store/database.ts';
import { UnreadableField, fromFormText, stampOf, toFormText, type FieldKind } from './form-text.ts';
import { saveEdits } from './edits.ts';
import type { ItemField } from './item-fields.ts';
import { mergeField } from './merge-fields.ts';

export interface SavedItem {
  /** Stamps of the fields as they are stored now. */
  bases: Map<string, string>;
  conflicts: Map<string, { name: string; text: string }>;
  unreadable: Map<string, string>;
  /** What was typed into the fields of which nothing was stored. */
  typed: Map<string, string>;
}

interface SaveParts {
  database: StudioDatabase;
  edition: number;
  item: string;
  person: string;
  fields: readonly ItemField[];
  form: URLSearchParams;
}

/** Stores what a form changes, field by field; what somebody else changed meanwhile is left and told. */
export function saveItem({ database, edition, item, person, fields, form }: SaveParts): SavedItem {
  const saved: SavedItem = {
    bases: new Map(),
    conflicts: new Map(),
    unreadable: new Map(),
    typed: new Map(),
  };
  const taken: { field: string; was: unknown; value: unknown }[] = [];
  for (const { id, kind, value, was, edit } of fields) {
    const typed = form.get(id);
    const base = form.get(`base.${id}`);
    if (typed === null || base === null) continue;
    const current = toFormText(kind, value);
    saved.bases.set(id, stampOf(current));
    const { outcome } = mergeField({ base, typed: comparable(kind, typed) }, current);
    if (outcome === 'kept') continue;
    if (outcome === 'conflict') {
      saved.conflicts.set(id, { name: edit?.author ?? '', text: current });
      saved.typed.set(id, typed);
      continue;
    }
    try {
      const next = withBreaksOf(value, fromFormText(kind, typed));
      taken.push({ field: id, was, value: next });
      saved.bases.set(id, stampOf(toFormText(kind, next)));
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      saved.unreadable.set(id, error.message);
      saved.typed.set(id, typed);
      // As it was when the form was shown: what is typed next is still a change of it.
      saved.bases.set(id, base);
    }
  }
  saveEdits(database, edition, { item, author: person, fields: taken });
  return saved;
}

/** A group that a form put together says the same in other signs. */
function comparable(kind: FieldKind, typed: string): string {
  if (kind !== 'yaml') return typed;
  try {
    return toFormText(kind, fromFormText(kind, typed));
  } catch (error) {
    if (error instanceof UnreadableField) return typed;
    throw error;
  }
}

/** A form has line breaks of its own; those of the file stay. */
function withBreaksOf(value: unknown, next: unknown): unknown {
  const isWindows = typeof value === 'string' && value.includes('\r\n');
  return isWindows && typeof next === 'string' ? next.replaceAll('\n', '\r\n') : next;
}
