import type { Branch } from '@bank/contract';
import { Icon, VisuallyHidden } from '@bank/ui';
import { useSite, useWords } from '../state/site-context.ts';
import { branchName } from './branch-names.ts';
import { mapLinks, type MappedPlace } from './map-links.ts';
import { useBranchWords } from './use-branch-words.ts';
import styles from './MapLinks.module.css';

/** A branch or an office in the map services that visitors have; each opens a new window. */
export function MapLinks({ branch }: { branch: MappedPlace & Pick<Branch, 'nameEn'> }) {
  const { language } = useSite();
  const words = useBranchWords();
  const site = useWords();
  const { amap, baidu } = mapLinks(branch);
  return (
    <ul className={styles.links} aria-label={words.openInMap(branchName(branch, language))}>
      {[
        { href: amap, name: words.amap },
        { href: baidu, name: words.baidu },
      ].map(({ href, name }) => (
        <li key={name}>
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            <VisuallyHidden>{words.openInMap(branchName(branch, language))} </VisuallyHidden>
            {name}
            <Icon name="external" size={12} />
            <VisuallyHidden>{site['link.newWindow']}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
