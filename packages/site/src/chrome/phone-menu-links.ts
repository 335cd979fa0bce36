import { lazyPart } from '../state/lazy-part.ts';

export const phoneMenuLinks = lazyPart(
  'the site menu',
  async () => (await import('./PhoneMenuLinks.tsx')).PhoneMenuLinks,
);
