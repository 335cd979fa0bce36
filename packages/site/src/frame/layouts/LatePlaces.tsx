import { useEffect } from 'react';
import { useDocument } from '../../base/state/site-context.ts';
import { useFeature } from '../../parts/links/use-feature.ts';
import { useLateParts } from './use-late-parts.ts';

/* Where the late parts of the frame stand. Of their own, so that nothing else is drawn anew when they come. */

export function LateNote({ address }: { address: string }) {
  const late = useLateParts();
  return late && <late.LanguageNote address={address} />;
}

export function LateEnd() {
  const { replayUrl } = useDocument();
  // Without either nothing asks for consent.
  const isAsking = useFeature('tracking') || replayUrl !== undefined;
  const late = useLateParts();
  useEffect(() => late?.keepFocusInSight(), [late]);
  useEffect(() => late?.keepScrolled(), [late]);
  return late && isAsking && <late.ConsentPlace />;
}
