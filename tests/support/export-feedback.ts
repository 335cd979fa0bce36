import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { embeddedEnvironment } from './embedded-environment.ts';

const VISITS_CLI = resolve(import.meta.dirname, '../../packages/server/src/visits/cli.ts');

export interface ExportedFeedback {
  ticketNo: string;
  type: string;
  content: string;
  phone: string;
  email: string;
  pageUrl: string;
  language: string;
}

/** What the bank's staff get from the command line while the server is running. */
export async function exportFeedback(dataDir: string): Promise<ExportedFeedback[]> {
  const args = [VISITS_CLI, 'feedback', '--since', '2026-01-01', '--format', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: embeddedEnvironment(dataDir) });
  return JSON.parse(stdout) as ExportedFeedback[];
}
