import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { PlainStop } from './plain-stop.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ADVICE =
  'The journeys need one. Install Chromium or Chrome, or run `npx playwright install chromium`, ' +
  'or set CHROME_PATH to the program.';

const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache', 'ms-playwright');
}

function fromPlaywrightCache() {
  const cache = playwrightCache();
  if (!existsSync(cache)) return undefined;
  const newestFirst = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]));
  return newestFirst
    .flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, name, program)))
    .find((path) => existsSync(path));
}

export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (!chosen) return USUAL_PLACES.find((path) => existsSync(path)) ?? fromPlaywrightCache();
  if (existsSync(chosen)) return chosen;
  throw new PlainStop(
    `CHROME_PATH names ${chosen}, which does not exist. Correct it, or unset it to have a browser looked for.`,
  );
}

export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  if (!canInstallDebianPackages()) throw new PlainStop(`No Chromium was found. ${ADVICE}`);
  // Without a Chinese font the pages measure and look different from what visitors see.
  installDebianPackages(['chromium', 'fonts-noto-cjk'], ADVICE);
  const installed = findChromium();
  if (!installed)
    throw new PlainStop(`apt installed chromium, but it is in none of the usual places. ${ADVICE}`);
  return installed;
}
