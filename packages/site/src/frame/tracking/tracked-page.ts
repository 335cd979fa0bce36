import { moduleOf, type Language, type TrackedModule } from '@bank/contract';
import type { Shown } from '../../base/page/view.ts';

/** What records tell about a page. Nothing of it comes from the address: it is the site's own record of the page. */
export interface TrackedPage {
  path: string;
  module: TrackedModule;
  subModule: string;
  column: string;
  language: Language;
}

/** Undefined outside the tracked sections, and while a problem or "not found" is shown in place of a page. */
export function trackedPage({ view, problem }: Pick<Shown, 'view' | 'problem'>): TrackedPage | undefined {
  const { record, leaf, language } = view;
  const module = moduleOf(record.path);
  if (module === undefined || problem !== undefined || leaf.kind === 'missing') return undefined;
  const asked = leaf.query['column'] ?? '';
  const column = /^\d{6}$/.test(asked) ? asked : '';
  return { path: record.path, module, subModule: column || record.component, column, language };
}
