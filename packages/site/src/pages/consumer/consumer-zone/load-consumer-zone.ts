import {
  COLUMNS,
  EDU_AUDIENCES,
  SECTIONS,
  bannerList,
  eduList,
  protection,
  protectionPageData,
  shortcutList,
  type EduAudience,
  type EduList,
} from '@bank/contract';
import { loadBlocks } from '../../../parts/blocks/load-blocks.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const pageId = SECTIONS.protection;
/** Beside the lead. */
const TOPICS_SHOWN = 3;

export interface Learner {
  audience: EduAudience;
  topics: EduList;
}

export type ConsumerZoneData = Awaited<ReturnType<typeof loadConsumerZone>>;

/** Everything that the zone shows, each block by its own call; none of them sells anything (CP-3). */
export function loadConsumerZone(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  { tolerant }: { tolerant: boolean },
) {
  const shortcuts = (position: 'QUICK' | 'ASSURANCE' | 'STEP' | 'CHANNEL') =>
    client.call(shortcutList, { pageId, position }, signal);
  const ofKind = (dataType: '2' | '3' | '4') => client.call(protectionPageData, { pageId, dataType }, signal);
  const topicsFor = async (audience: EduAudience): Promise<Learner> => ({
    audience,
    topics: await client.call(
      eduList,
      { columnId: COLUMNS.knowledge, audience, pageSize: TOPICS_SHOWN },
      signal,
    ),
  });
  return loadBlocks(
    {
      banners: client.call(bannerList, { pageId }, signal),
      situations: shortcuts('QUICK'),
      zone: client.call(protection, {}, signal),
      films: ofKind('3'),
      posters: ofKind('2'),
      // What is for everyone stands in the other blocks.
      learners: Promise.all(EDU_AUDIENCES.filter((audience) => audience !== '1').map(topicsFor)),
      rights: shortcuts('ASSURANCE'),
      steps: shortcuts('STEP'),
      channels: shortcuts('CHANNEL'),
      links: ofKind('4'),
    },
    { tolerant, signal },
  );
}
