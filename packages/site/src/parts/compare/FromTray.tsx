import { ButtonLink } from '@bank/ui';
import { compareAddress } from './compare-address.ts';
import type { CompareWords } from './compare-words.ts';
import { useCompare } from './use-compare.ts';

interface FromTrayProps {
  kind: string;
  path: string;
  words: CompareWords;
}

/** The way back to what waits in the tray, for a comparison that was opened from the menu. */
export function FromTray({ kind, path, words }: FromTrayProps) {
  const { items } = useCompare(kind);
  if (items.length === 0) return null;
  const codes = items.map(({ code }) => code);
  return (
    <p>
      <ButtonLink variant="primary" href={compareAddress(path, codes)}>
        {words['compare.fromTray'](codes.length)}
      </ButtonLink>
    </p>
  );
}
