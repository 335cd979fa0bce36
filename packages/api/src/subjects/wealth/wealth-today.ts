import { addDays, beijingDay, isOpenOn, type Language } from '@bank/contract';
import type { HandlerDeps } from '../../base/handler.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { wealthIndex, type IndexedProduct, type WealthIndex } from './wealth-index.ts';

const OPEN = '3';
const CLOSED = '4';
/** Far enough to see the weekend before a day, and to tell openings on every dealing day from others. */
const [DAYS_BEFORE, DAYS_AFTER] = [10, 40];

type Deps = Pick<HandlerDeps, 'content' | 'now'>;

/** The products as they stand today: one that is open by its record is closed while it waits for its next dealing day. */
export async function wealthToday({ content, now }: Deps, language: Language): Promise<WealthIndex> {
  const [{ byCode, inOrder }, waiting] = await Promise.all([
    wealthIndex(content, language),
    waitingOn(content, todayIn({ now })),
  ]);
  const standing = (entry: IndexedProduct): IndexedProduct =>
    entry.product.status === OPEN && waiting.has(entry.product.prodCode)
      ? { ...entry, product: { ...entry.product, status: CLOSED } }
      : entry;
  const listed = inOrder.map(standing);
  return {
    byCode: new Map([...byCode].map(([code, entry]) => [code, standing(entry)])),
    inOrder: listed,
    listed: new Map(listed.map(({ product }) => [product.prodCode, product])),
  };
}

/** Today in Beijing. */
export const todayIn = ({ now }: Pick<Deps, 'now'>) => beijingDay(now?.() ?? Date.now());

/** Products that deal again, but not on this day; where the calendar has come to its end the record is all there is. */
const waitingOn = perSnapshot(async (content, day: string): Promise<ReadonlySet<string>> => {
  const last = await content.latest('wealth-dealing');
  const codes = [...last].flatMap(([code, { date }]) => (date >= day ? [code] : []));
  const span = { from: addDays(day, -DAYS_BEFORE), to: addDays(day, DAYS_AFTER) };
  const isOpen = await Promise.all(
    codes.map(async (code) => {
      const days = await content.series('wealth-dealing', code, span);
      return isOpenOn(
        day,
        days.map(({ date }) => date),
      );
    }),
  );
  return new Set(codes.filter((_, place) => isOpen[place] === false));
}, 2);
