import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    vectors: { type: 'boolean', default: false },
    worst: { type: 'boolean', default: false },
    latency: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`npm run bench:search -- [--vectors] [--worst] [--latency 50000]

  --vectors   also by what the model of EMBEDDINGS_URL says
  --worst     names the queries that are answered worst
  --latency   speed with so many made-up documents as well`);
  process.exit();
}

/** What the measuring of search was asked for. */
export const options = values;
