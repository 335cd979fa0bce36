import { SCALE_PLACES, ratio, scaled } from '@bank/contract/decimal';
import type { NewItem } from '@bank/store';
import type { GivenTable } from './given-tables.ts';
import { kindOf, type DeskKind } from './kinds.ts';

export interface DeskChange {
  key: string;
  name: string;
  column: string;
  /** What visitors see now; undefined where there is nothing. */
  before: string | undefined;
  after: string;
  /** With a sign; '' where either is no number. */
  difference: string;
  since: string;
  /** In per cent. */
  limit: string;
  isLarge: boolean;
}

type Row = Readonly<Record<string, string>>;

/** What visitors see of a desk's figures: of each key, and of the newest version of each thing that has several. */
export interface InForce {
  byKey: ReadonlyMap<string, Row>;
  byThing: ReadonlyMap<string, Row>;
}

interface Compared {
  inForce: InForce;
  /** In per cent, of a thing that has a limit of its own. */
  limits: ReadonlyMap<string, string>;
}

/** What is new in a table, each figure beside the one that visitors see. */
export function figureChanges(table: GivenTable, { inForce, limits }: Compared): DeskChange[] {
  const kind = kindOf(table.desk);
  const { figures, sameBy, since } = kind;
  return table.rows.flatMap(({ cells }) => {
    const given = Object.fromEntries(table.columns.map((column, index) => [column, cells[index] ?? '']));
    const key = given['key'] ?? '';
    const known = inForce.byKey.get(key);
    const whole = { ...known, ...given };
    const last = known ?? inForce.byThing.get(thingOf(kind, whole));
    const isAnother = known === undefined || ('history' in kind.rows && whole[since] !== known[since]);
    const name = sameBy
      .map((column) => whole[column])
      .filter(Boolean)
      .join(' · ');
    const limit = limits.get(thingOf(kind, whole)) ?? kind.limit;
    return table.columns
      .filter((column) => column !== 'key' && column !== since)
      .filter((column) => {
        const [before = '', after] = [last?.[column], given[column] ?? ''];
        // Of another version or day an empty cell says nothing; in what is there it empties the field.
        return isAnother ? after !== '' && (figures.includes(column) || after !== before) : after !== before;
      })
      .map((column) => {
        const [before, after] = [last?.[column], given[column] ?? ''];
        const isFigure = figures.includes(column);
        return {
          key,
          name,
          column,
          before,
          after,
          difference: isFigure ? differenceOf(before, after) : '',
          since: whole[since] ?? '',
          limit,
          isLarge: isFigure && isFarFrom(before, after, limit),
        };
      });
  });
}

/** `USD`, or the term of a rate: what limits are set for. */
export const thingOf = ({ sameBy }: DeskKind, row: Row) =>
  sameBy.map((column) => row[column] ?? '').join(' ');

/** Of records what the Chinese pages say, their words under `zh.` as a table has them. */
export function inForceOf(kind: DeskKind, found: readonly Row[]): InForce {
  const inOrder = found.toSorted((a, b) => (a[kind.since] ?? '').localeCompare(b[kind.since] ?? ''));
  return {
    byKey: new Map(inOrder.map((row) => [row['key'] ?? '', row])),
    byThing: new Map(inOrder.map((row) => [thingOf(kind, row), row])),
  };
}

export function rowOfItem({ key, body }: Pick<NewItem, 'key' | 'body'>): Row {
  const fields = Object.entries(body as Record<string, unknown>).filter(
    ([, value]) => typeof value !== 'object',
  );
  return Object.fromEntries([
    ['key', key],
    ...fields.flatMap(([name, value]) => [
      [name, String(value)],
      [`zh.${name}`, String(value)],
    ]),
  ]) as Row;
}

const DECIMAL = /^-?\d+(?:\.\d{1,8})?$/;
const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

function differenceOf(before: string | undefined, after: string): string {
  if (before === undefined || !DECIMAL.test(before) || !DECIMAL.test(after)) return '';
  const difference = scaled(after) - scaled(before);
  const text = ratio(difference, 10n ** BigInt(SCALE_PLACES), Math.max(placesOf(before), placesOf(after)));
  return difference > 0n ? `+${text}` : text;
}

/** Whether it is more than so many per cent away; what is no number is told otherwise. */
function isFarFrom(before: string | undefined, after: string, limit: string): boolean {
  if (before === undefined || !DECIMAL.test(before) || !DECIMAL.test(after)) return false;
  const [old, now] = [scaled(before), scaled(after)];
  const [step, size] = [now > old ? now - old : old - now, old < 0n ? -old : old];
  return step * 100n * 10n ** BigInt(SCALE_PLACES) > size * scaled(limit);
}
