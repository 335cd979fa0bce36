import { NOTICE_DISMISSED_KEY, NOTICE_META_NAME } from './frame/chrome/notice-key.ts';
import { applySettings, loadSettings } from './frame/accessibility-toolbar/a11y-settings.ts';
import { startModulesOnceDrawn } from './base/state/first-modules.ts';
import { watchFirstFiles } from './base/state/missing-parts.ts';
import { applyPageScale } from './base/state/page-scale.ts';

/* Runs in <head>, before anything is drawn, so that nothing moves afterwards. Built as a classic script. */

watchFirstFiles();
const root = document.documentElement;
root.dataset['script'] = '';
applySettings(root, loadSettings());
applyPageScale(root);
try {
  const notice = document.querySelector<HTMLMetaElement>(`meta[name="${NOTICE_META_NAME}"]`)?.content;
  if (notice !== undefined && notice === localStorage.getItem(NOTICE_DISMISSED_KEY)) {
    root.dataset['noticeDismissed'] = '';
  }
} catch {
  // Storage is refused: the notice is shown again.
}
startModulesOnceDrawn();
