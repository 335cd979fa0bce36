import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { PlainStop, say, showFailure } from './plain-stop.mjs';

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

/** Chromium without windows: the same engine, and a page costs it less than half the work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PLAYWRIGHT_SHELLS = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
];

function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache', 'ms-playwright');
}

function fromPlaywrightCache(folder, programs) {
  const cache = playwrightCache();
  if (!existsSync(cache)) return undefined;
  const newestFirst = readdirSync(cache)
    .filter((name) => name.startsWith(folder) && /^\d+$/.test(name.slice(folder.length)))
    .sort((a, b) => Number(b.slice(folder.length)) - Number(a.slice(folder.length)));
  return newestFirst
    .flatMap((name) => programs.map((program) => join(cache, name, program)))
    .find((path) => existsSync(path));
}

function chosenBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (!chosen || existsSync(chosen)) return chosen;
  throw new PlainStop(
    `CHROME_PATH names ${chosen}, which does not exist. Correct it, or unset it to have a browser looked for.`,
  );
}

export const findChromium = () =>
  chosenBrowser() ||
  (USUAL_PLACES.find((path) => existsSync(path)) ?? fromPlaywrightCache('chromium-', PLAYWRIGHT_PROGRAMS));

function findHeadlessShell() {
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return fromPlaywrightCache('chromium_headless_shell-', PLAYWRIGHT_SHELLS);
}

/** What the journeys run in: the browser of CHROME_PATH, else one without windows, else any. */
export const findJourneyBrowser = () => chosenBrowser() || (findHeadlessShell() ?? findChromium());

/** Minutes of journeys are worth a package; where it cannot be had, a browser with windows serves too. */
export function findOrInstallJourneyBrowser() {
  const found = chosenBrowser() || findHeadlessShell();
  if (found) return found;
  if (!canInstallDebianPackages()) return findOrInstallChromium();
  try {
    installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk'], ADVICE);
  } catch (error) {
    showFailure(error);
    say('Going on with a browser that has windows: the journeys take longer in it.');
  }
  return findHeadlessShell() ?? findOrInstallChromium();
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
