import type { UrlType } from '@bank/contract';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

const INSIDE: UrlType = '1';

/** As the call answers it, or as it was kept. */
export type GivenEntry = MenuEntry & { path?: string };

/** What is shown of an entry; the rest would make every document longer. */
export function toMenuEntry({
  code,
  name,
  url,
  path = '',
  urlType,
  summary,
  cover,
  children,
}: GivenEntry): MenuEntry {
  return {
    code,
    name,
    url: url || path,
    ...(urlType !== INSIDE && { urlType }),
    ...(summary !== undefined && { summary }),
    ...(cover !== undefined && { cover }),
    ...(children !== undefined && { children: children.map(toMenuEntry) }),
  };
}
