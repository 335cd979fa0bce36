import { otherLanguage } from '@bank/contract';
import type { MouseEvent } from 'react';
import { HTML_LANG } from '../routing/language-paths.ts';
import { useSite } from '../state/site-context.ts';
import type { ChromePage } from './chrome-page.ts';
import { leaveUntranslatedNote } from './language-note.ts';
import { languageSwitchPath } from './language-switch-path.ts';

/** A plain link, in the language that it leads to. */
export function LanguageSwitch({ page, className }: { page: ChromePage; className?: string | undefined }) {
  const { language, words } = useSite();
  const other = otherLanguage(language);
  const lang = HTML_LANG[other];
  const note = (event: MouseEvent) => {
    // Into another tab or window the note would not follow.
    const staysHere = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (page.record.twin === undefined && staysHere) leaveUntranslatedNote(other);
  };
  return (
    <a
      className={className}
      href={languageSwitchPath(language, page)}
      lang={lang}
      hrefLang={lang}
      aria-label={words['strip.switchLabel']}
      onClick={note}
    >
      {words['strip.switchTo']}
    </a>
  );
}
