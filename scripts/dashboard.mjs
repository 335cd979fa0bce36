// `npm run dashboard`: writes the dashboard of Grafana from scripts/dashboard/panels.mjs.
import { writeFileSync } from 'node:fs';
import { DASHBOARD, dashboardOf } from './dashboard/dashboard.mjs';
import { fromRoot } from './prepare/places.mjs';

writeFileSync(fromRoot(DASHBOARD), `${JSON.stringify(dashboardOf(), undefined, 2)}\n`);
