/** The bank's colours (design tokens), written out: the file stands alone. */
export const reportStyle = `
:root { color-scheme: light; --ink: #161c28; --quiet: #5f6675; --line: #e9e2d3; --night: #0f1a33; --bar: #30497c; --soft: #a8b6d0; --gold: #94703a; --paper: #fbf9f4; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 system-ui, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; font-variant-numeric: tabular-nums; }
header, main, footer { max-width: 1080px; margin: 0 auto; padding: 0 24px; }
header { padding-block: 40px 0; }
header::after { content: ''; display: block; margin-block-start: 20px; border-block-end: 2px solid var(--night); }
h1 { margin: 0; font-size: 30px; line-height: 1.3; font-weight: 600; color: var(--night); }
header p { margin: 4px 0 0; font-size: 17px; }
header .made { color: var(--quiet); font-size: 14px; }
h2 { margin: 44px 0 14px; font-size: 19px; font-weight: 600; color: var(--night); }
.nothing { margin-block: 48px; font-size: 17px; }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1px; margin: 28px 0 0; background: var(--line); border: 1px solid var(--line); }
.tiles div { padding: 14px 18px; background: #fff; }
dt { color: var(--quiet); font-size: 14px; }
dd { margin: 2px 0 0; font-size: 24px; line-height: 1.3; font-weight: 600; color: var(--night); }
svg { display: block; width: 100%; min-width: 620px; height: auto; font-size: 13px; }
svg text { fill: var(--quiet); }
svg .value { fill: var(--ink); }
svg .head { fill: var(--gold); font-weight: 600; }
.grid line { stroke: var(--line); }
rect, circle { fill: var(--bar); }
.weekend { fill: var(--soft); }
.span { stroke: var(--gold); stroke-width: 3; }
circle { fill: var(--gold); }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; background: #fff; }
th, td { padding: 8px 12px; text-align: end; white-space: nowrap; border-block-end: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--quiet); white-space: normal; word-break: keep-all; vertical-align: bottom; border-block-end: 1px solid var(--night); }
th:first-child { text-align: start; }
tfoot th, tfoot td { font-weight: 600; border-block: 1px solid var(--night); }
footer { padding-block: 40px 56px; color: var(--quiet); font-size: 14px; }
footer ol { margin: 0; padding-inline-start: 20px; }
@media (max-width: 700px) { .tiles { grid-template-columns: 1fr 1fr; } dd { font-size: 20px; } }
@media print { body { background: #fff; } section { break-inside: avoid; } header, main, footer { padding-inline: 0; } }
`;
