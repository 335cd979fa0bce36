import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../base/per-snapshot.ts';

type Staff = RecordBody<'sales-staff'>;
type Outlet = RecordBody<'sales-outlet'>;

interface StaffIndex {
  byNumber: ReadonlyMap<string, readonly Staff[]>;
  byNameAndOutlet: ReadonlyMap<string, readonly Staff[]>;
  /** By the Chinese name. */
  outlets: ReadonlyMap<string, Outlet>;
}

/** '张 晓·' written full-width or with spaces is the same name. */
export const sameSpelling = (text: string) => text.normalize('NFKC').replace(/\s/gu, '').toUpperCase();

export const nameAndOutlet = (name: string, outlet: string) =>
  `${sameSpelling(name)}\n${sameSpelling(outlet)}`;

/**
 * Everyone by what may be asked for, made once for a content version: found or not, a look-up is one step in a map.
 * Staff and outlets are the same in both languages.
 */
export const staffIndex = perSnapshot(makeIndex);

async function makeIndex(content: ContentSnapshot): Promise<StaffIndex> {
  const [staff, outlets] = await Promise.all([
    content.list('sales-staff', 'CN'),
    content.list('sales-outlet', 'CN'),
  ]);
  const bodies = staff.map(({ body }) => body);
  return {
    byNumber: Map.groupBy(bodies, ({ staffNo }) => sameSpelling(staffNo)),
    byNameAndOutlet: Map.groupBy(bodies, (one) => nameAndOutlet(one.staffName, one.branchName)),
    outlets: new Map(outlets.map(({ body }) => [body.branchName, body])),
  };
}
