import type { HandlersOf } from '../../base/handler.ts';
import { NotFound } from '../../base/problems.ts';
import { columnTrail } from './column-trail.ts';
import { ancestry, leftMenuOf, menuBelow, pageTree, toRouteDef } from './page-tree.ts';
import { siteMapOf } from './site-map.ts';

export const navigationHandlers = {
  async allRoutes({ content, imageBase }, { language }) {
    const tree = await pageTree(content, language);
    const pages = tree.records.filter((record) => record.path !== undefined);
    // With the headings above them, which have no page of their own: they stand in breadcrumbs.
    const needed = new Set(pages.flatMap(({ code }) => ancestry(tree, code)));
    return tree.records
      .filter((record) => needed.has(record))
      .map((record) => toRouteDef(tree, record, imageBase));
  },

  async navigation({ content }, { language }) {
    return menuBelow(await pageTree(content, language), '');
  },

  siteMap({ content }, { language }) {
    return siteMapOf(content, language);
  },

  async leftTree({ content }, { language, code }) {
    const tree = await pageTree(content, language);
    if (!tree.byCode.has(code)) throw new NotFound(`There is no page ${code} in ${language}`);
    return leftMenuOf(tree, code);
  },

  async childTree({ content }, { language, code }) {
    const tree = await pageTree(content, language);
    if (!tree.byCode.has(code)) throw new NotFound(`There is no page ${code} in ${language}`);
    return menuBelow(tree, code);
  },

  breadCrumb(deps, { language, id }) {
    return columnTrail(deps, language, id);
  },
} satisfies HandlersOf<'allRoutes' | 'navigation' | 'siteMap' | 'leftTree' | 'childTree' | 'breadCrumb'>;
