import styles from './WaysOut.module.css';

interface WaysOutProps {
  text: string;
  advice?: string;
  ways: readonly { name: string; href: string }[];
  /** Whom to ask instead. */
  call?: string | undefined;
  /** The ways change this list alone, so the page stays where it is. */
  isStaying?: true;
}

/** Where rows are expected and none stand: why, and where to go from here. */
export function WaysOut({ text, advice, ways, call, isStaying }: WaysOutProps) {
  return (
    <div className={styles.nothing} data-stay={isStaying && ''}>
      <p className={styles.text}>{text}</p>
      {advice && <p>{advice}</p>}
      <ul className={styles.ways}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      {call && <p>{call}</p>}
    </div>
  );
}
