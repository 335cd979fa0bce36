import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button, Icon } from '@bank/ui';
import { FilterChoices } from './FilterChoices.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { FilterGroup } from './filter-group.ts';
import { KeptFields } from '../../forms/KeptFields.tsx';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** The path of the list. */
  action: string;
  /** Parameters that the sheet does not change and must be carried on. */
  fields: Readonly<Record<string, string | undefined>>;
  groups: readonly FilterGroup[];
  /** The list without any of the limits. */
  clearHref: string;
  /** How many the limits would find; rejected or aborted, the button says no number. */
  countOf: (chosen: FormData, signal: AbortSignal) => Promise<number>;
  words: {
    title: string;
    chosen: (count: number) => string;
    close: string;
    clear: string;
    show: (count: number | undefined) => string;
  };
  /** The same limits as a plain form: on wide screens, and wherever there is no script. */
  children: ReactNode;
}

/** The limits of a list as a sheet that rises from the foot of a phone; its button says how many they would find. */
export function FilterSheet({ children, ...sheet }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { words, groups } = sheet;
  const chosen = groups.reduce(
    (sum, group) => sum + (group.kind === 'MANY' ? group.chosen.length : group.chosen === undefined ? 0 : 1),
    0,
  );
  return (
    <>
      <p className={styles.opener}>
        <button className={styles.open} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" size={16} />
          {words.title}
          {chosen === 0 ? null : <span className={styles.count}>{words.chosen(chosen)}</span>}
        </button>
      </p>
      <div className={styles.inPlace}>{children}</div>
      {isOpen ? <Sheet {...sheet} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** While a finger moves over a row of chips no call is made. */
const PAUSE_MS = 200;

function Sheet(props: Omit<FilterSheetProps, 'children'> & { onClose: () => void }) {
  const { action, fields, groups, clearHref, countOf, words, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [count, setCount] = useState<number>();
  const asked = useRef<AbortController>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    // Whoever closes it calls `close`, which gives the focus back; a cleanup that did would close it again at once.
    return () => asked.current?.abort();
  }, []);
  const counted = async (chosen: FormData, signal: AbortSignal) => {
    let found: number | undefined;
    try {
      found = await countOf(chosen, signal);
    } catch {
      // The button works without a number.
    }
    if (!signal.aborted) setCount(found);
  };
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget);
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    setTimeout(() => {
      if (abort.signal.aborted) return;
      void counted(chosen, abort.signal);
    }, PAUSE_MS);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={words.title}
      onClose={onClose}
      // The scrim belongs to the dialog, its content does not.
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <form
        className={styles.form}
        method="get"
        action={action}
        data-stay=""
        onChange={onChange}
        onSubmit={() => dialog.current?.close()}
      >
        <div className={styles.head}>
          <p className={styles.title} aria-hidden="true">
            {words.title}
          </p>
          <button
            className={styles.close}
            type="button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        <KeptFields fields={fields} />
        <div className={styles.groups}>
          {groups.map((group) =>
            group.kind === 'SELECT' ? (
              <FilterSelect key={group.name} group={group} />
            ) : (
              <FilterChoices key={group.name} group={group} />
            ),
          )}
        </div>
        <div className={styles.foot}>
          <a className={styles.clear} href={clearHref} onClick={() => dialog.current?.close()}>
            {words.clear}
          </a>
          <Button variant="primary" type="submit">
            <span aria-live="polite">{words.show(count)}</span>
          </Button>
        </div>
      </form>
    </dialog>
  );
}
