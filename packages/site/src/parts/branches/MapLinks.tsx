import type { Branch } from '@bank/contract';
import type { MapPlace } from '../links/map-links.ts';
import { MapServiceLinks } from '../links/MapServiceLinks.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { branchName } from './branch-names.ts';
import { useBranchWords } from './use-branch-words.ts';

/** A branch or an office in the map services that visitors have; each opens a new window. */
export function MapLinks({ branch }: { branch: MapPlace & Pick<Branch, 'nameEn'> }) {
  const { language } = useSite();
  const { openInMap, amap, baidu } = useBranchWords();
  return (
    <MapServiceLinks place={branch} words={{ open: openInMap(branchName(branch, language)), amap, baidu }} />
  );
}
