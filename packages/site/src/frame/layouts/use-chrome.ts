import type { ChromeData } from '../../base/page/chrome-data.ts';
import { useRoute } from '../../base/page/route-context.ts';

/** The chrome's data, for parts of a page that repeat some of it. */
export function useChrome(): ChromeData {
  return useRoute().view.chrome;
}
