// Makes the tree ready for a runner that is started by hand (`npm run journeys`, `npm run gallery:check`).
import { findOrInstallJourneyBrowser } from './prepare/chromium.mjs';
import { installWhenStale } from './prepare/packages.mjs';
import { showFailure } from './prepare/plain-stop.mjs';
import { buildWhenStale } from './prepare/site-build.mjs';
import { buildStudioWhenStale } from './prepare/studio-build.mjs';

try {
  installWhenStale();
  // The gallery is built by its own runner.
  if (!process.argv.includes('--without-site')) {
    await buildWhenStale();
    buildStudioWhenStale();
  }
  findOrInstallJourneyBrowser();
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
