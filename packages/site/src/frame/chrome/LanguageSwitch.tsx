import { otherLanguage } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { HTML_LANG } from '../../base/page/language-paths.ts';
import { useSite } from '../../base/state/site-context.ts';
import type { ChromePage } from './chrome-page.ts';
import { languageSwitchPath } from './language-switch-path.ts';

/** A plain link, in the language that it leads to. */
export function LanguageSwitch({ page, className }: { page: ChromePage; className?: string | undefined }) {
  const { language, words } = useSite();
  const other = otherLanguage(language);
  const lang = HTML_LANG[other];
  return (
    <a
      className={className}
      href={languageSwitchPath(language, page)}
      lang={lang}
      hrefLang={lang}
      data-untranslated={page.record.twin === undefined ? other : undefined}
    >
      {/* PD-16. As text: a label that does not hold what is seen is a fault to those who speak it (WCAG 2.5.3). */}
      <span aria-hidden="true">{words['strip.switchTo']}</span>
      <VisuallyHidden>{words['strip.switchLabel']}</VisuallyHidden>
    </a>
  );
}
