import type { IconLink } from '@bank/contract';
import { Icon, usePanel } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { SubMenu } from './SubMenu.tsx';
import { menuFit } from './menu-fit.ts';
import { menuUrl } from './menu-url.ts';
import styles from './MainMenu.module.css';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

/** S9-const. */
const SUBMENU_DELAY_MS = 300;

interface MainMenuProps {
  menu: readonly MenuEntry[];
  /** Code of the entry that the page belongs to. */
  currentCode: string | undefined;
  /** The page's own path. */
  path: string;
  /** Under every sub-menu. */
  useful?: readonly IconLink[] | undefined;
}

/**
 * Disclosure navigation: each entry is a link, with a button beside it for what lies below (NAV-1), which is drawn when it
 * is opened. Without script the site map has it.
 */
export function MainMenu({ menu, currentCode, path, useful = [] }: MainMenuProps) {
  const { language, words } = useSite();
  return (
    <nav className={styles.nav} aria-label={words['header.menu']} data-divide="MENU">
      <ul
        className={styles.entries}
        data-fit={menuFit(
          menu.map(({ name }) => name),
          language,
        )}
      >
        {menu.map((node) => {
          const url = menuUrl(node, language);
          const current = node.code !== currentCode ? undefined : url === path ? 'page' : 'true';
          return node.children === undefined || node.children.length === 0 ? (
            <li key={node.code} className={styles.entry}>
              <SiteLink url={url} urlType={node.urlType} className={styles.link} aria-current={current}>
                {node.name}
              </SiteLink>
            </li>
          ) : (
            <MenuItem key={node.code} node={node} url={url} current={current} useful={useful} />
          );
        })}
      </ul>
    </nav>
  );
}

function MenuItem({
  node,
  url,
  current,
  useful,
}: {
  node: MenuEntry;
  url: string;
  useful: readonly IconLink[];
  current: 'page' | 'true' | undefined;
}) {
  const { words } = useSite();
  const { open, root, trigger, tapLink, panel } = usePanel<HTMLLIElement>({ openDelay: SUBMENU_DELAY_MS });
  return (
    <li {...root} className={styles.entry}>
      <SiteLink {...tapLink} url={url} urlType={node.urlType} className={styles.link} aria-current={current}>
        {node.name}
      </SiteLink>
      <button
        {...trigger}
        type="button"
        className={styles.toggle}
        aria-label={words['header.subMenu'](node.name)}
      >
        <Icon name="chevron-down" size={12} />
      </button>
      <div {...panel} className={styles.panel}>
        {open ? <SubMenu section={node} url={url} useful={useful} /> : null}
      </div>
    </li>
  );
}
