import { VisuallyHidden } from '@bank/ui';
import { trayFormId } from './CompareTray.tsx';
import type { CompareItem } from './compare-store.ts';
import styles from './CompareToggle.module.css';
import { sayInTray } from './tray-messages.ts';
import { useCompare } from './use-compare.ts';

interface CompareToggleProps {
  /** The kind of product, which names the tray: `wealth`. */
  kind: string;
  item: CompareItem;
  /** What stands beside the tick: "compare". */
  label: string;
}

/** A tick that puts a product into the tray. Without script it belongs to the tray's form, which opens the comparison. */
export function CompareToggle({ kind, item, label }: CompareToggleProps) {
  const { items, store } = useCompare(kind);
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        name="codes"
        value={item.code}
        form={trayFormId(kind)}
        checked={items.some(({ code }) => code === item.code)}
        onChange={() => sayInTray(kind, { change: store.toggle(item), item })}
      />
      <span>{label}</span>
      <VisuallyHidden>{item.name}</VisuallyHidden>
    </label>
  );
}
