import { useId } from 'react';
import styles from './OtherKeywords.module.css';

interface OtherKeywordsProps {
  label: string;
  keywords: readonly string[];
  path: string;
}

/** Searches one step away. */
export function OtherKeywords({ label, keywords, path }: OtherKeywordsProps) {
  const id = useId();
  if (keywords.length === 0) return null;
  return (
    <div className={styles.others}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul aria-labelledby={id}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <a href={`${path}?${new URLSearchParams({ keyword })}`}>{keyword}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
