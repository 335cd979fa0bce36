import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@bank/ui';
import type { FieldProblems } from '../../../parts/forms/field-reader.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import styles from './CalculatorHead.module.css';

interface MoreFieldsProps {
  name: string;
  /** Names of the fields in them. */
  fields: readonly string[];
  query: PageQuery;
  problems: FieldProblems;
  /** Whether another answer makes one of them necessary. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Fields that few fill in: folded away until one of them is filled in, needed or wrong. */
export function MoreFields({ name, fields, query, problems, isNeeded = false, children }: MoreFieldsProps) {
  const box = useRef<HTMLDetailsElement>(null);
  // Only ever opened from here: closing would hide what the visitor has begun to fill in.
  const [isOpenAtFirst] = useState(isNeeded || isSomeUsed(fields, query, problems));
  useEffect(() => {
    if (box.current !== null && (isNeeded || isSomeUsed(fields, query, problems))) box.current.open = true;
  }, [isNeeded, fields, query, problems]);
  return (
    <details ref={box} className={styles.more} open={isOpenAtFirst}>
      <summary>
        {name}
        <Icon name="chevron-down" size={13} />
      </summary>
      <div className={styles.moreFields}>{children}</div>
    </details>
  );
}

function isSomeUsed(fields: readonly string[], query: PageQuery, problems: FieldProblems): boolean {
  return fields.some((field) => (query[field] ?? '') !== '' || problems[field] !== undefined);
}
