// `npm run dashboard`: writes the dashboard of Grafana from scripts/dashboard/panels.mjs.
import { writeFileSync } from 'node:fs';
import { DASHBOARD, dashboardText } from './dashboard/dashboard.mjs';
import { fromRoot } from './prepare/places.mjs';

writeFileSync(fromRoot(DASHBOARD), await dashboardText());
