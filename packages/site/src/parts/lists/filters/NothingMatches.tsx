import { WaysOut } from '../WaysOut.tsx';
import type { ChosenFilter } from './filter-address.ts';

interface NothingMatchesProps {
  chosen: readonly ChosenFilter[];
  clearHref: string;
  words: {
    text: string;
    advice: string;
    without: (label: string) => string;
    all: string;
    /** Whom to ask instead. */
    call?: string;
  };
}

/** Nothing meets all limits: which one to give up, or all of them. */
export function NothingMatches({ chosen, clearHref, words }: NothingMatchesProps) {
  return (
    <WaysOut
      text={words.text}
      advice={words.advice}
      ways={[
        ...chosen.map(({ label, href }) => ({ name: words.without(label), href })),
        { name: words.all, href: clearHref },
      ]}
      call={words.call}
      isStaying
    />
  );
}
