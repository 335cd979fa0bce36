import type { HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { NotFound } from '../../base/problems.ts';
import { areaTreeOf } from './area-tree.ts';
import { branchIndex } from './branch-index.ts';
import { byDistance, nearOf } from './by-distance.ts';
import { findBranches } from './find-branches.ts';

const NEARBY_SHOWN = 5;

const areaTree = perSnapshot(async (content, language) => {
  const { inOrder } = await branchIndex(content, language);
  return areaTreeOf(inOrder.map(({ branch }) => branch));
});

export const branchHandlers = {
  areaTree: ({ content }, { language }) => areaTree(content, language),

  async branchList({ content }, { language, lng, lat, pageNum, pageSize, ...wish }) {
    const found = findBranches(await branchIndex(content, language), wish);
    const inOrder = lng === undefined || lat === undefined ? found : byDistance(found, { lng, lat });
    return pageOf(inOrder, { pageNum, pageSize });
  },

  async branchPoints({ content }, { language, ...wish }) {
    return findBranches(await branchIndex(content, language), wish).map(
      ({ province: _1, city: _2, provinceCode: _3, services: _4, themes: _5, notice: _6, ...point }) => point,
    );
  },

  async branchDetail({ content }, { language, id }) {
    const { byId, inOrder } = await branchIndex(content, language);
    const branch = byId.get(id);
    if (branch === undefined) throw new NotFound(`There is no branch ${id} in ${language}`);
    const all = inOrder.map((entry) => entry.branch);
    return { ...branch, nearby: nearOf(branch, all, NEARBY_SHOWN) };
  },
} satisfies HandlersOf<'areaTree' | 'branchList' | 'branchPoints' | 'branchDetail'>;
