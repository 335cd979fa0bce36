import type { View } from './view.ts';
import type { BrowserEnvironment } from '../render-contract.ts';

/** The JSON block that the browser starts from: the view as the server rendered it. Other records arrive on the first navigation. */
export interface BootData extends View {
  environment: BrowserEnvironment;
  origin: string;
}
