import type { Example } from '@bank/ui/examples';
import { CompareToggle } from './CompareToggle.tsx';
import { CompareTray } from './CompareTray.tsx';
import { sampleItems, sampleTrayWords, trayOf } from './testing/sample-comparison.ts';

const LABELS = { CN: '对比', EN: 'Compare' };

const toggles =
  (chosen: number): Example['render'] =>
  (language) => {
    const items = sampleItems(language);
    const kind = trayOf(items.slice(0, chosen));
    return (
      <>
        {/* Ticks of one name are one question. */}
        <div role="group" aria-label={LABELS[language]}>
          {items.map((item) => (
            <CompareToggle key={item.code} kind={kind} item={item} label={LABELS[language]} />
          ))}
        </div>
        <CompareTray kind={kind} path="/compare" words={sampleTrayWords(language)} />
      </>
    );
  };

export const examples: Example[] = [
  { name: 'the first of two is ticked', isInEveryTheme: true, render: toggles(1) },
  { name: 'without script, with the button of the tray', isWithoutScript: true, render: toggles(0) },
];
