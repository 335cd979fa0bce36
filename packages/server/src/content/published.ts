import type { Language, RouteDef, Transport } from '@bank/contract';
import type { ContentSnapshot, ContentVersion } from '@bank/store';
import type { Site } from '@bank/site/render-contract';
import { PageUnavailable } from './page-unavailable.ts';

/** All that a page is made of; replaced as a whole, so that no page ever mixes two versions. */
export interface Published {
  readonly version: ContentVersion;
  readonly snapshot: ContentSnapshot;
  readonly transport: Transport;
  readonly routes: Readonly<Record<Language, readonly RouteDef[]>>;
  readonly site: Site;
  /** Of {@link navigationKey}. */
  readonly navigation: string;
}

/** What visitors see now; undefined until a release of the site has been loaded. */
export type Current = () => Published | undefined;

/** Throws {@link PageUnavailable} until a release of the site has been loaded. */
export function publishedNow(current: Current): Published {
  const published = current();
  if (published === undefined) throw new PageUnavailable('No release of the site has been loaded yet');
  return published;
}
