/*
 * `npm run cluster`: PostgreSQL with a standby, OpenSearch, three nodes and nginx on this machine, with the demo bank, until
 * Ctrl-C. `-- --prove` does harm to it under load, and says what visitors met; `--write` puts that into the handbook.
 */
import { parseArgs } from 'node:util';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { buildWhenStale } from '../prepare/site-build.mjs';
import { installWhenStale } from '../prepare/packages.mjs';

const usageOf = (steps) =>
  `npm run cluster -- [--prove [step …]] [--write] [--without-opensearch]\n\nSteps: ${steps.map(({ id }) => id).join(', ')}`;

function optionsOf(args, steps) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        prove: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        'without-opensearch': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const unknown = positionals.filter((name) => !steps.some(({ id }) => id === name));
    if (unknown.length > 0) throw new TypeError(`There is no step called ${unknown.join(', ')}.`);
    return { ...values, only: positionals };
  } catch (error) {
    throw new PlainStop(`${error.message}\n\n${usageOf(steps)}`);
  }
}

/** Resolves at the first request to end. */
function asked() {
  return new Promise((told) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, told);
  });
}

async function showCluster(hasSearch) {
  const { startCluster } = await import('./start-cluster.mjs');
  const { url, nodes, databases, search, stop } = await startCluster({ hasSearch });
  const { primary, standby } = databases;
  say(`\nThe site         ${url}`);
  for (const [i, node] of nodes.entries())
    say(`node ${i + 1}           ${node.url}, operators ${node.operatorsUrl}`);
  say(`PostgreSQL       port ${primary.port}, standby ${standby.port}`);
  say(`OpenSearch       ${search?.url ?? 'none'}\n\nCtrl-C stops all of it.`);
  await asked();
  say('Stopping…');
  await stop();
}

async function proveCluster({ hasSearch, only, isWritten }) {
  const { prove } = await import('./prove.mjs');
  const { stopClusters } = await import('./start-cluster.mjs');
  void asked().then(async () => {
    await stopClusters();
    process.exit(130);
  });
  const rows = await prove({ hasSearch, only });
  if (isWritten) (await import('./document.mjs')).writeDocument(rows);
  process.exitCode = rows.some(({ verdict }) => verdict === 'not met') ? 1 : 0;
}

try {
  installWhenStale();
  // They read packages of ours.
  const { STEPS } = await import('./steps/all-steps.mjs');
  const options = optionsOf(process.argv.slice(2), STEPS);
  const hasSearch = !options['without-opensearch'];
  if (options.help) say(usageOf(STEPS));
  else {
    await buildWhenStale();
    if (options.prove) await proveCluster({ hasSearch, only: options.only, isWritten: options.write });
    else await showCluster(hasSearch);
  }
} catch (error) {
  showFailure(error);
  process.exitCode = 2;
}
