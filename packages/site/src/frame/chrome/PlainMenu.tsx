import type { ComponentProps } from 'react';
import { lazyPart } from '../../base/state/lazy-part.ts';
import type { PlainSections } from './PlainSections.tsx';
// Of markup that no script draws.
import './PlainMenu.module.css';

export const plainSections = lazyPart(
  'the plain menu',
  async () => (await import('./PlainSections.tsx')).PlainSections,
);

/**
 * The phone menu without script. Only the server draws it: React leaves the inside of a noscript element alone, so the
 * browser goes without.
 */
export function PlainMenu(props: ComponentProps<typeof PlainSections>) {
  const Sections = import.meta.env.SSR ? plainSections.loaded() : undefined;
  // oxlint-disable-next-line react/static-components -- the component comes from its module, once
  return <noscript>{Sections && <Sections {...props} />}</noscript>;
}
