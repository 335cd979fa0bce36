import { NOT_FOUND } from '../registry/not-found.ts';
import type { View } from '../../base/page/view.ts';

/** The component that is drawn: the record's own, unless what was asked of it does not exist, or not yet. */
export function shownComponent({ record, leaf }: Pick<View, 'record' | 'leaf'>): string {
  return leaf.kind === 'missing' ? NOT_FOUND : (leaf.shown ?? record.component);
}
