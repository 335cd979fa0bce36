import type { Language, RouteDef } from '@bank/contract';
import type { BrowserEnvironment } from './render-contract.ts';

/** The JSON block that the browser starts from: what the server knew when it rendered. */
export interface BootData {
  language: Language;
  /** The page's own record; the others arrive on the first navigation. */
  record: RouteDef;
  loaderData: Record<string, unknown>;
  environment: BrowserEnvironment;
  origin: string;
}
