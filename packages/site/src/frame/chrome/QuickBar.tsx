import { Icon, isIconName } from '@bank/ui';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useWords } from '../../base/state/site-context.ts';
import { LoginPanel } from './LoginPanel.tsx';
import type { ChromePage } from './chrome-page.ts';
import styles from './QuickBar.module.css';

interface QuickBarProps {
  config: ChromeData['config'];
  page: ChromePage;
}

/** At the foot of a narrow window, in a thumb's reach; it makes way while the page is read (see keep-scrolled.ts). */
export function QuickBar({ config, page }: QuickBarProps) {
  const words = useWords();
  return (
    <nav className={styles.bar} aria-label={words['quickBar.label']}>
      <ul className={styles.entries}>
        {config.quickLinkList?.map(({ id, name, url, urlType, icon }) => (
          <li key={id} data-divide="MENU">
            <SiteLink
              url={url}
              urlType={urlType}
              className={styles.link}
              aria-current={url.split('?')[0] === page.record.path ? 'page' : undefined}
            >
              {isIconName(icon) ? <Icon name={icon} size={24} /> : null}
              {name}
            </SiteLink>
          </li>
        ))}
        <li>
          <LoginPanel groups={config.loginList} inQuickBar />
        </li>
      </ul>
    </nav>
  );
}
