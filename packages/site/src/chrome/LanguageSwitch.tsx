import { HTML_LANG, otherLanguage } from '../routing/language-paths.ts';
import { useSite } from '../state/site-context.ts';
import type { ChromePage } from './chrome-page.ts';
import { languageSwitchPath } from './language-switch-path.ts';

/** A plain link, in the language that it leads to. */
export function LanguageSwitch({ page, className }: { page: ChromePage; className?: string | undefined }) {
  const { language, words } = useSite();
  const lang = HTML_LANG[otherLanguage(language)];
  return (
    <a
      className={className}
      href={languageSwitchPath(language, page)}
      lang={lang}
      hrefLang={lang}
      aria-label={words['strip.switchLabel']}
    >
      {words['strip.switchTo']}
    </a>
  );
}
