import { format } from 'prettier';
import { ROWS } from './panels.mjs';

export const DASHBOARD = 'deploy/grafana/dashboards/bank.json';

const [COLUMNS, WIDTH, HEIGHT] = [3, 8, 8];
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };

/** The dashboard as Grafana reads it, put together of ROWS. */
export function dashboardOf(rows = ROWS) {
  const panels = [];
  let y = 0;
  for (const row of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title: row.title,
      collapsed: false,
      gridPos: { x: 0, y, w: COLUMNS * WIDTH, h: 1 },
      panels: [],
    });
    y += 1;
    for (const [i, panel] of row.panels.entries()) {
      const gridPos = {
        x: (i % COLUMNS) * WIDTH,
        y: y + Math.floor(i / COLUMNS) * HEIGHT,
        w: WIDTH,
        h: HEIGHT,
      };
      panels.push({ id: panels.length + 1, ...panelOf(panel), gridPos });
    }
    y += Math.ceil(row.panels.length / COLUMNS) * HEIGHT;
  }
  return {
    uid: 'bank-site',
    title: 'The bank’s public website',
    tags: ['bank'],
    timezone: 'Asia/Shanghai',
    schemaVersion: 39,
    version: 1,
    editable: false,
    graphTooltip: 1,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    annotations: { list: [] },
    templating: { list: [datasource, instances] },
    panels,
  };
}

/** The file of the dashboard. */
export const dashboardText = () => format(JSON.stringify(dashboardOf()), { parser: 'json', printWidth: 110 });

const datasource = {
  name: 'datasource',
  label: 'Prometheus',
  type: 'datasource',
  query: 'prometheus',
  current: { text: 'Prometheus', value: 'prometheus' },
};

const instances = {
  name: 'instance',
  label: 'Machines',
  type: 'query',
  datasource: DATASOURCE,
  query: { query: 'label_values(content_sequence, instance)', refId: 'instance' },
  refresh: 2,
  includeAll: true,
  multi: true,
  allValue: '.*',
  current: { text: 'All', value: '$__all' },
};

function panelOf({ title, why, unit, queries }) {
  return {
    type: 'timeseries',
    title,
    ...(why && { description: why }),
    datasource: DATASOURCE,
    fieldConfig: { defaults: { unit, min: 0, custom: { lineWidth: 2, fillOpacity: 8 } }, overrides: [] },
    options: {
      legend: { displayMode: 'list', placement: 'bottom' },
      tooltip: { mode: 'multi', sort: 'desc' },
    },
    targets: queries.map(([expr, legendFormat], i) => ({
      refId: String.fromCodePoint(65 + i),
      datasource: DATASOURCE,
      editorMode: 'code',
      range: true,
      expr,
      legendFormat,
    })),
  };
}
