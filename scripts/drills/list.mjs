/**
 * What can be practised as one command; docs/operations/drills.md says how often. A drill that is `long` runs only when it is
 * named, or with --all.
 */
export const DRILLS = [
  { id: 'restore', what: 'the data is gone, the backup comes back', command: 'faults', args: ['R23'] },
  {
    id: 'restore-postgres',
    what: 'PostgreSQL is gone, its dump comes back',
    command: 'drills:restore-postgres',
    args: [],
  },
  {
    id: 'cluster',
    what: 'everything of several machines away, one after the other',
    command: 'cluster',
    args: ['--prove'],
    isLong: true,
  },
  { id: 'upgrade', what: 'a new version under load', command: 'faults', args: ['R17', '--fast'] },
  { id: 'worker', what: 'a worker that fails', command: 'faults', args: ['R18', '--fast'] },
  { id: 'databases', what: 'databases away', command: 'faults', args: ['R4', '--fast'] },
  { id: 'search', what: 'OpenSearch away', command: 'faults', args: ['R5', '--fast'] },
  { id: 'disk', what: 'the disk is full', command: 'faults', args: ['R7', '--fast'] },
  { id: 'away', what: 'all processes away, nginx goes on', command: 'faults', args: ['R19'], isLong: true },
  {
    id: 'overload',
    what: 'more is asked than can be answered',
    command: 'faults',
    args: ['R13'],
    isLong: true,
  },
  { id: 'connections', what: 'slow connections', command: 'faults', args: ['R11', 'R12'], isLong: true },
  { id: 'release', what: 'a spoilt release', command: 'faults', args: ['R9', '--fast'] },
  { id: 'soak', what: 'half an hour of load', command: 'faults', args: ['R15'], isLong: true },
  { id: 'crash', what: 'PostgreSQL ends in the middle of work', command: 'faults', args: ['S2'] },
  { id: 'attacks', what: 'attacks', command: 'attacks', args: ['--fast'] },
  { id: 'advisories', what: 'known weaknesses of packages', command: 'advisories', args: [], isLong: true },
];

/** As an operator types it. */
export const commandOf = ({ command, args }) =>
  `npm run ${command}${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
