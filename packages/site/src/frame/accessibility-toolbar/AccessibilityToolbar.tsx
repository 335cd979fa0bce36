import { useEffect } from 'react';
import { useSite } from '../../base/state/site-context.ts';
import { watchToolbar } from './call-toolbar.ts';
import { useToolbar } from './use-toolbar.ts';
import './a11y.css';

/**
 * The toolbar's place, right after the skip link. Its height is reserved by a11y.css from the attribute that
 * the first-paint script sets, so that nothing moves when the toolbar itself arrives.
 */
export function AccessibilityToolbar({ pinyinUrl }: { pinyinUrl?: string | undefined }) {
  const { language } = useSite();
  const { Toolbar } = useToolbar();
  useEffect(watchToolbar, []);
  return <div data-a11y-place="">{Toolbar && <Toolbar language={language} pinyinUrl={pinyinUrl} />}</div>;
}
