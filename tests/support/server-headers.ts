import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const PACKAGE = resolve(import.meta.dirname, '../../packages/server');
const PROGRAM = `
  import { securityHeaders } from './src/http/headers.ts';
  import { readConfig } from './src/operation/config.ts';
  console.log(JSON.stringify(securityHeaders(readConfig(JSON.parse(process.argv[1])))));
`;

/** What the server puts on every answer where it has these settings. Asked of the server's package, which exports nothing. */
export async function serverHeaders(environment: Record<string, string>): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', PROGRAM, JSON.stringify(environment)],
    { cwd: PACKAGE },
  );
  return JSON.parse(stdout) as Record<string, string>;
}
