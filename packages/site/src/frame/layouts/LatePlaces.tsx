import { useEffect } from 'react';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import { useFeature } from '../../parts/links/use-feature.ts';
import { useLateParts } from './use-late-parts.ts';

/* Where the late parts of the frame stand. Of their own, so that nothing else is drawn anew when they come. */

export function LateNote({ address }: { address: string }) {
  const late = useLateParts();
  return late && <late.LanguageNote address={address} />;
}

export function LateEnd({ chrome }: { chrome: ChromeData }) {
  const { language } = useSite();
  const { navigation, replayUrl } = useDocument();
  // Without either nothing asks for consent.
  const isAsking = useFeature('tracking') || replayUrl !== undefined;
  const late = useLateParts();
  useEffect(() => late?.keepFocusInSight(), [late]);
  useEffect(() => late?.keepScrolled(), [late]);
  useEffect(() => late?.keepMenu(language, navigation, chrome.menu), [late, language, navigation, chrome]);
  return late && isAsking && <late.ConsentPlace />;
}
