import { installWhenStale } from './prepare/packages.mjs';
import { buildWhenStale } from './prepare/site-build.mjs';
import { importDemoBank } from './prepare/demo-bank.mjs';
import { showFailure } from './prepare/plain-stop.mjs';
import { serve } from './prepare/server-process.mjs';

const isDevelopment = process.argv.includes('--dev');

try {
  installWhenStale();
  // In development Vite serves the sources themselves.
  if (!isDevelopment) buildWhenStale();
  importDemoBank();
  serve(isDevelopment ? 'development' : (process.env.NODE_ENV ?? 'production'));
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
