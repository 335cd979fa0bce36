import { installWhenStale } from './prepare/packages.mjs';
import { buildWhenStale } from './prepare/site-build.mjs';
import { importDemoBank } from './prepare/demo-bank.mjs';
import { showFailure } from './prepare/plain-stop.mjs';
import { serve } from './prepare/server-process.mjs';

const isDevelopment = process.argv.includes('--dev');

try {
  installWhenStale();
  // In development Vite serves the sources themselves.
  if (!isDevelopment) await buildWhenStale();
  // The packages may not have been there before.
  const { dataFolder } = await import('@bank/store/data-folder');
  importDemoBank({ ...process.env, BANK_DATA_DIR: dataFolder(process.env.BANK_DATA_DIR) });
  serve(isDevelopment ? 'development' : (process.env.NODE_ENV ?? 'production'));
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
