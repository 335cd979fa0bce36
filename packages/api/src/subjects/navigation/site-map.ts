import type { LinkItem, MenuNode, SiteMapSection } from '@bank/contract';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { singleRecord } from '../../base/single-record.ts';
import { isListed } from './listed-page.ts';
import { ancestry, menuBelow, pageTree, type PageRecord, type PageTree } from './page-tree.ts';

/** Section of the pages that belong to no section of the menu. */
const WHOLE_SITE = 'site';

/**
 * Every page of a language that has an address of its own: the menu as the editors grouped it, below it
 * the pages of a section that stand in its left menu alone or in none, last what the footer leads to (NAV-11).
 */
export const siteMapOf = perSnapshot(async (content, language): Promise<SiteMapSection[]> => {
  const [tree, config] = await Promise.all([
    pageTree(content, language),
    singleRecord(content, 'site-config', language),
  ]);
  const once = takeOnce();
  const sections = menuBelow(tree, '').map((node) => sectionOf(node, once));
  const site: SiteMapSection = { id: WHOLE_SITE, name: '', url: '', groups: [] };
  for (const [code, links] of Map.groupBy(unlisted(tree, once), ({ section }) => section)) {
    const section = sections.find(({ id }) => id === code) ?? site;
    section.groups.push({ name: '', url: '', links: links.map(({ link }) => link) });
  }

  const textPath = tree.records.find(({ component }) => component === 'link-details')?.path;
  const legal = { name: '', links: config.legalLinkList };
  for (const { name, links } of [...config.bottomConfigList, ...config.friendlyLinkList, legal]) {
    const own = links
      .map((link) => (link.urlType === '3' ? { ...link, url: `${textPath}?id=${link.id}` } : link))
      .filter(({ url, urlType }) => url.startsWith('/') && urlType !== '0' && once(url));
    if (own.length === 0) continue;
    const same = site.groups.find((group) => group.name === name);
    if (same === undefined) site.groups.push({ name, url: '', links: own });
    else same.links.push(...own);
  }
  return [...sections, site].filter(({ url, groups }) => url !== '' || groups.length > 0);
});

/** True for an address that was not asked about before. */
type Once = (url: string) => boolean;

function takeOnce(): Once {
  const taken = new Set<string>();
  return (url) => {
    if (url === '') return true;
    const [path = ''] = url.split('?');
    const isNew = !taken.has(url);
    taken.add(url);
    // A list that is linked by column is not linked a second time without one.
    taken.add(path);
    return isNew;
  };
}

/** Sections may share a page, as the menu does; within one it stands once. */
function sectionOf(node: MenuNode, everywhere: Once): SiteMapSection {
  everywhere(node.url);
  const here = takeOnce();
  const once = (url: string) => {
    everywhere(url);
    return here(url);
  };
  const groups = (node.children ?? []).map((group) => {
    const links = (group.children ?? []).filter(({ url }) => once(url)).map(toLink);
    // As a rule a heading leads where its first entry does; then that entry alone is the link.
    const leads = once(group.url);
    return { name: group.name, url: leads || links.length === 0 ? group.url : '', links };
  });
  return {
    id: node.code,
    name: node.name,
    ...(node.summary !== undefined && { summary: node.summary }),
    url: node.url,
    groups,
  };
}

/** Pages and left-menu entries that the main menu does not lead to, with the code of their section. */
function unlisted(tree: PageTree, once: Once): { section: string; link: LinkItem }[] {
  const found: { section: string; link: LinkItem }[] = [];
  // Left menus in the editors' order, then pages by path.
  const order = ({ left, path = '' }: PageRecord) =>
    `${String(left?.sort ?? 9_999).padStart(4, '0')} ${path}`;
  for (const record of tree.records.toSorted((a, b) => order(a).localeCompare(order(b)))) {
    const path = isListed(record) ? record.path : '';
    const { url = path, urlType = '1' } = record.left ?? {};
    if (url === '' || !once(url)) continue;
    const section = ancestry(tree, record.code)[0]?.code ?? '';
    found.push({ section, link: { id: record.code, name: record.name, urlType, url } });
  }
  return found;
}

function toLink({ code, name, url, urlType }: MenuNode): LinkItem {
  return { id: code, name, urlType, url };
}
