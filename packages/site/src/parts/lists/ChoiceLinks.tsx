import styles from './ChoiceLinks.module.css';

export interface Choice {
  name: string;
  href: string;
  isCurrent: boolean;
}

interface ChoiceLinksProps {
  /** What is chosen between, for those who do not see it. */
  label: string;
  choices: readonly Choice[];
  look?: 'chips' | 'tabs';
}

/** A few views of one thing, each with an address of its own. */
export function ChoiceLinks({ label, choices, look = 'chips' }: ChoiceLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      <ul className={styles[look]}>
        {choices.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a className={styles.choice} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
