import { step as anyOrder } from './any-order.mjs';
import { step as clocksApart } from './clocks-apart.mjs';
import { step as databaseRestarted } from './database-restarted.mjs';
import { step as failover } from './failover.mjs';
import { step as nodeFrozen } from './node-frozen.mjs';
import { step as nodeKilled } from './node-killed.mjs';
import { step as publish } from './publish.mjs';
import { step as quiet } from './quiet.mjs';
import { step as rollingRestart } from './rolling-restart.mjs';
import { step as rollingUpgrade } from './rolling-upgrade.mjs';
import { step as searchGone } from './search-gone.mjs';

/** In their order: after the failover there is one database, and the last one stops everything. */
export const STEPS = [
  quiet,
  publish,
  nodeKilled,
  nodeFrozen,
  rollingRestart,
  rollingUpgrade,
  clocksApart,
  searchGone,
  databaseRestarted,
  failover,
  anyOrder,
];
