/*
 * node scripts/with-s3.mjs <command> [arguments]: starts an S3 service of another maker, runs the command with TEST_S3_URL,
 * and ends it; where TEST_S3_URL names one already, that is used. Says plainly when it is skipped.
 */
import { spawnSync } from 'node:child_process';
import { PlainStop, say } from './prepare/plain-stop.mjs';
import { startS3 } from './s3.mjs';

function run(url) {
  const [command, ...args] = process.argv.slice(2);
  const env = { ...process.env, TEST_S3_URL: url };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}

/** Undefined, with the reason said, where it cannot be had. */
async function started() {
  try {
    return await startS3();
  } catch (error) {
    if (!(error instanceof PlainStop)) throw error;
    return say(`Skipped: ${error.message} Nothing was tried against an S3 service of another maker.`);
  }
}

if (process.env.TEST_S3_URL) run(process.env.TEST_S3_URL);
else {
  const s3 = await started();
  try {
    if (s3 !== undefined) {
      say(`versitygw ${s3.version} answers at ${s3.address.endpoint}.`);
      run(s3.url);
    }
  } finally {
    await s3?.stop();
  }
}
