import type { RouteDef } from '@bank/contract';
import { useWords } from '../../base/state/site-context.ts';
import { useChrome } from './use-chrome.ts';
import styles from './MediaContact.module.css';

/** Journalists look for it on the pages of the bank's news. */
export const hasMediaContact = ({ path }: RouteDef) => /^(\/en)?\/bobbank\//.test(path);

export function MediaContact() {
  const words = useWords();
  const { mediaContact } = useChrome().config;
  return (
    <p className={styles.contact} data-reading-hide="">
      <b>{words['second.media']}</b>
      <span>{mediaContact.department}</span>
      <a className="num" href={`mailto:${mediaContact.email}`}>
        {mediaContact.email}
      </a>
    </p>
  );
}
