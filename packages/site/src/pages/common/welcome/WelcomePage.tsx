import type { Shortcut } from '@bank/contract';
import { Icon, type IconName } from '@bank/ui';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { welcomeWords } from '../../../words/common/welcome/words.ts';
import styles from './WelcomePage.module.css';

export function WelcomePage({ data: shortcuts, record }: PageProps<Shortcut[]>) {
  const words = useWords(welcomeWords);
  // Inside the second-level layout the banner already names the page.
  const Heading = record.layout === 'second' ? 'h2' : 'h1';
  return (
    <section className={styles.welcome} data-layout={record.layout}>
      <Heading className={styles.heading}>{words['welcome.heading']}</Heading>
      <p className={styles.lead}>{words['welcome.lead']}</p>
      <nav aria-label={words['welcome.links']}>
        <ul className={styles.links}>
          {shortcuts.map((shortcut) => (
            <li key={shortcut.id}>
              <SiteLink url={shortcut.url} urlType={shortcut.urlType} className={styles.link}>
                <Icon name={shortcut.icon as IconName} />
                {shortcut.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
