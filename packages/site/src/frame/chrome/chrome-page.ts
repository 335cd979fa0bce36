import type { RouteDef } from '@bank/contract';
import type { PageQuery } from '../../base/page/page-module.ts';

/** The page that the chrome stands around: decides the current entries and where the language switch leads. */
export interface ChromePage {
  record: RouteDef;
  /** Canonical, so that server and browser write the same addresses. */
  query: PageQuery;
}
