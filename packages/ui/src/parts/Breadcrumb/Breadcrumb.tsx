import styles from './Breadcrumb.module.css';

export interface Crumb {
  name: string;
  /** Absent where the entry leads nowhere. */
  href?: string;
}

/** The way from the home page; the last entry is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ name, href }, index) => {
          const isPage = index === crumbs.length - 1;
          return (
            <li key={`${index} ${name}`} className={styles.crumb} title={name}>
              {href === undefined || isPage ? (
                <span className={styles.name} aria-current={isPage ? 'page' : undefined}>
                  {name}
                </span>
              ) : (
                <a className={styles.name} href={href}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
