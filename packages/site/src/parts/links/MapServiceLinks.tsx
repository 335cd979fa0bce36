import { Icon, VisuallyHidden } from '@bank/ui';
import { useWords } from '../../base/state/site-context.ts';
import styles from './MapServiceLinks.module.css';
import { mapLinks, type MapPlace } from './map-links.ts';

interface MapServiceLinksProps {
  place: MapPlace;
  words: {
    /** Goes before the name of the service: what is opened there. */
    open: string;
    amap: string;
    baidu: string;
  };
}

/** A place in the map services that visitors have; each opens a new window. */
export function MapServiceLinks({ place, words }: MapServiceLinksProps) {
  const site = useWords();
  const { amap, baidu } = mapLinks(place);
  return (
    <ul className={styles.links} aria-label={words.open}>
      {[
        { href: amap, name: words.amap },
        { href: baidu, name: words.baidu },
      ].map(({ href, name }) => (
        <li key={name}>
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            <VisuallyHidden>{words.open} </VisuallyHidden>
            {name}
            <Icon name="external" size={12} />
            <VisuallyHidden>{site['link.newWindow']}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
