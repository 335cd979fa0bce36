import type { View } from './view.ts';
import type { BrowserEnvironment } from '../render-contract.ts';

/** What the browser starts from: the view as the server rendered it. Other records arrive on the first navigation. */
export interface BootData extends View {
  environment: BrowserEnvironment;
  origin: string;
}

/** The JSON block in the document; the chrome is a file that it names. */
export type BootBlock = Omit<BootData, 'chrome'>;
