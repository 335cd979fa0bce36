import { Icon, isIconName } from '@bank/ui';
import type { Shortcut } from '@bank/contract';
import { SiteLink } from '../links/SiteLink.tsx';
import { useWords } from '../../base/state/site-context.ts';
import { BlockNote } from './BlockNote.tsx';
import styles from './Shortcuts.module.css';

interface ShortcutsProps {
  shortcuts: Shortcut[] | undefined;
  /** What the row is; the services of the bank unless said. */
  label?: string;
}

/** The row of services under the hero. */
export function Shortcuts({ shortcuts, label }: ShortcutsProps) {
  const words = useWords();
  return (
    <nav
      className={styles.shortcuts}
      data-divide="SHORTCUT"
      aria-label={label ?? words['home.shortcutsLabel']}
    >
      {shortcuts === undefined || shortcuts.length === 0 ? (
        <BlockNote>{words[shortcuts === undefined ? 'home.failed' : 'home.shortcutsEmpty']}</BlockNote>
      ) : (
        <ul>
          {shortcuts.map(({ id, name, icon, url, urlType }) => (
            <li key={id}>
              <SiteLink url={url} urlType={urlType}>
                {isIconName(icon) ? <Icon name={icon} size={34} className={styles.icon} /> : null}
                <span>{name}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
