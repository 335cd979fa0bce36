import { canInstallDebianPackages } from '../scripts/prepare/debian-packages.mjs';
import { findChromium, findOrInstallChromium } from '../scripts/prepare/chromium.mjs';
import { PartSkipped } from './rows.mjs';

/** The path of a Chromium. Throws PartSkipped when there is none and none may be installed. */
export function findBrowser({ mayInstall }) {
  const found = findChromium();
  if (found) return found;
  if (mayInstall && canInstallDebianPackages()) return findOrInstallChromium();
  throw new PartSkipped(
    'no Chromium found. Install one, set CHROME_PATH, or give --install where apt and root are at hand.',
  );
}
