import type { View } from '../base/page/view.ts';
import type { BrowserEnvironment } from '../base/render-contract.ts';

/** The JSON block that the browser starts from: the view as the server rendered it. Other records arrive on the first navigation. */
export interface BootData extends View {
  environment: BrowserEnvironment;
  origin: string;
}
