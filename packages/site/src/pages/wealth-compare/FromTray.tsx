import { ButtonLink } from '@bank/ui';
import { compareAddress } from '../../compare/compare-address.ts';
import { useCompare } from '../../compare/use-compare.ts';
import { useCompareWords } from './use-compare-words.ts';

/** The way back to what waits in the tray, for a comparison that was opened from the menu. */
export function FromTray({ path }: { path: string }) {
  const words = useCompareWords();
  const { items } = useCompare('wealth');
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
