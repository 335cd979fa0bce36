import type { Branch } from '@bank/contract';
import type { MapPlace } from '../links/map-links.ts';
import { MapServiceLinks } from '../links/MapServiceLinks.tsx';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { branchName } from './branch-names.ts';
import { branchWords } from '../../words/bank/branches/words.ts';

/** A branch or an office in the map services that visitors have; each opens a new window. */
export function MapLinks({ branch }: { branch: MapPlace & Pick<Branch, 'nameEn'> }) {
  const { language } = useSite();
  const { openInMap, amap, baidu } = useWords(branchWords);
  return (
    <MapServiceLinks place={branch} words={{ open: openInMap(branchName(branch, language)), amap, baidu }} />
  );
}
