import { HOME_PATHS, type RouteDef } from '@bank/contract';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

/**
 * The top-level entry that a page belongs to: the one whose branch holds the page or its parent,
 * else the one whose section stands at the head of the page's path. Of several that lead into a section,
 * its front page is meant.
 */
export function currentSection(menu: readonly MenuEntry[], record: RouteDef): MenuEntry | undefined {
  const codes = [record.code, record.parentCode];
  const section = sectionPath(record.path);
  return (
    menu.find((node) => codes.some((code) => code !== undefined && holds(node, code))) ??
    menu.find((node) => node.url === section) ??
    menu.find((node) => sectionPath(node.url) === section)
  );
}

function holds(node: MenuEntry, code: string): boolean {
  return node.code === code || (node.children ?? []).some((child) => holds(child, code));
}

/** `/en/bobbank/secondlist?column=701001` → `/en/bobbank`. The English home is no section. */
function sectionPath(url: string): string {
  const [path = ''] = url.split('?');
  const english = path.startsWith(`${HOME_PATHS.EN}/`);
  return path
    .split('/')
    .slice(0, english ? 3 : 2)
    .join('/');
}
