import { describe, expect, it, onTestFinished } from 'vitest';
import { anOtlpReceiver } from '../testing/otlp-receiver.ts';
import { runProgram } from '../testing/run-main.ts';

/** Tells of each file that Node loads. */
const TELLING = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context); } });`;

/** A whole process that has answered a page twice, and the files of ours that it loaded. */
async function loadedBy(environment: NodeJS.ProcessEnv) {
  const program = runProgram('fake-main.ts', {
    PORT: '0',
    METRICS_PORT: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELLING)}`,
    ...environment,
  });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  const { url } = await program.said('listening');
  for (let i = 0; i < 2; i += 1) expect((await fetch(`${String(url)}/news`)).status).toBe(200);
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  const loaded = program.stderr().split('\n');
  return {
    ofTraces: loaded
      .flatMap(
        (one) => /\/src\/((?:operation\/traces|http\/requests)\/[\w-]*trac[\w-]*\.ts)/.exec(one)?.[1] ?? [],
      )
      .toSorted(),
    requests: program.lines.filter(({ msg }) => msg === 'request'),
  };
}

describe('traces', () => {
  it('cost nothing where they are off: none of what makes them is loaded', async () => {
    const { ofTraces, requests } = await loadedBy({});
    // A channel that nobody listens to.
    expect(ofTraces).toEqual(['operation/traces/traced.ts']);
    expect(requests.some((line) => 'trace_id' in line)).toBe(false);
  });

  it('are told of before the process has ended', async () => {
    const receiver = await anOtlpReceiver();
    onTestFinished(() => receiver.stop());
    const { ofTraces, requests } = await loadedBy({ TRACES_URL: receiver.url, TRACES_SHARE: '1' });
    expect(ofTraces).toContain('operation/traces/tracing.ts');
    const ids = requests.map((line) => String(line['trace_id']));
    expect(ids).toHaveLength(2);
    const told = receiver.spans().filter(({ kind }) => kind === 2);
    expect(told.map(({ traceId }) => traceId).toSorted()).toEqual(ids.toSorted());
  });
});
