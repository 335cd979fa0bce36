/* Seven shops by trade (merchantType) on a street whose kerb is y 168; each stands about x 195. */
const rect = (x, y, width, height, fill, more = '') =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"${more && ` ${more}`}/>`;
const line = (d, stroke, width = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`}/>`;
const steps = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
const LIT = '#f3dca8';
const GOLD = '#d8b777';

/** Dining: a tiled roof, a lattice and a bowl on the sign. */
function dining() {
  return (
    rect(123, 84, 144, 84, '#8d2a15') +
    line(
      steps(9, (i) => `M123 ${92 + i * 9}h144`),
      '#6b1b0d',
      0.8,
    ) +
    '<path d="M134 44Q128 70 108 82H282Q262 70 256 44z" fill="#4d120a"/>' +
    line(
      steps(21, (i) => `M${140 + i * 5.5} 45Q${138 + i * 5.7} 66 ${114 + i * 8.1} 81`),
      '#a9502f',
      0.9,
    ) +
    line('M130 44h130M106 82h178l6-6M106 82l-6-6', GOLD, 2.4) +
    rect(150, 90, 90, 13, '#3d0b05', `stroke="${GOLD}"`) +
    line('M160 96.500h14M180 96.500h8M194 96.500h18M218 96.500h12', LIT, 2) +
    rect(176, 112, 38, 56, '#3d0b05') +
    rect(180, 116, 14, 52, '#7a2210') +
    rect(196, 116, 14, 52, '#7a2210') +
    `<path d="M132 118h36v38h-36z" fill="${LIT}"/><path d="M130 118h40q-2 14-8 18-4-6-7 0-5-6-8 0-4-6-8 0-7-4-9-18z" fill="#5d160c"/>` +
    rect(222, 116, 38, 28, LIT, 'stroke="#5d160c" stroke-width="2"') +
    '<path d="M230 129h22q-2 10-11 10t-11-10z" fill="#8d2a15"/>' +
    line('M236 126q-2-3 0-6M241 126q-2-3 0-6M246 126q-2-3 0-6', '#8d2a15', 1.2) +
    steps(2, (i) => `<ellipse cx="${140 + i * 110}" cy="106" rx="5" ry="6" fill="#d2462a" stroke="${GOLD}"/>`)
  );
}

/** Shopping: a striped awning over two windows of shelves. */
function shopping() {
  return (
    rect(128, 72, 134, 96, '#e9e2d3') +
    line(
      steps(8, (i) => `M128 ${82 + i * 11}h134`),
      '#cfc4ac',
      0.8,
    ) +
    rect(124, 66, 142, 7, '#cfc4ac') +
    rect(146, 78, 98, 14, '#22345c') +
    line('M158 85h24M190 85h12M210 85h24', LIT, 2.4) +
    steps(
      10,
      (i) =>
        `<path d="M${128 + i * 13.4} 98h13.400v16a6.700 6.700 0 0 1-13.400 0z" fill="${i % 2 ? '#fbf9f4' : '#1f7a68'}"/>`,
    ) +
    line('M128 98h134', '#0f4a40', 2) +
    steps(2, (i) => {
      const x = 136 + i * 76;
      return (
        rect(x, 122, 42, 40, LIT, 'stroke="#8a6a35"') +
        line(`M${x} 136h42M${x} 149h42`, '#8a6a35', 1.6) +
        steps(4, (j) =>
          rect(
            x + 4 + j * 9.5,
            128 + (j % 2) * 2,
            6,
            8 - (j % 2) * 2,
            ['#b83a1e', '#22345c', '#1f7a68', '#b8925a'][j],
          ),
        ) +
        steps(3, (j) => rect(x + 5 + j * 12, 141, 8, 8, ['#1f7a68', '#b8925a', '#22345c'][j]))
      );
    }) +
    rect(184, 120, 22, 48, '#22345c') +
    line('M195 120v48M191 144v6M199 144v6', LIT, 1)
  );
}

/** Travel: a house of windows, some of them lit, under a canopy. */
function hotel() {
  const lit = [1, 4, 5, 9, 11, 14, 16, 19, 22];
  return (
    rect(142, 20, 106, 148, '#2c4a86') +
    rect(138, 14, 114, 7, '#16264c') +
    line(
      steps(17, (i) => `M142 ${28 + i * 8}h106`),
      '#24407a',
      0.8,
    ) +
    steps(25, (i) =>
      rect(151 + (i % 5) * 19, 28 + Math.floor(i / 5) * 19, 11, 12, lit.includes(i) ? LIT : '#16264c'),
    ) +
    line('M195 14V4', GOLD, 1.2) +
    `<circle cx="195" cy="4" r="2.500" fill="${LIT}"/>` +
    '<path d="M166 124l-8 12h74l-8-12z" fill="#b8925a"/>' +
    line('M158 136h74', LIT, 2) +
    rect(172, 136, 46, 32, '#0b1429') +
    line('M183 158v-12M183 154h24v4M187 150h8v4', LIT, 2) +
    rect(152, 136, 4, 32, '#16264c') +
    rect(234, 136, 4, 32, '#16264c')
  );
}

/** Leisure: a theatre with bulbs over three arches. */
function theatre() {
  return (
    '<path d="M132 76Q195 24 258 76z" fill="#17524c"/>' +
    line(
      steps(11, (i) => `M195 78L${138 + i * 11.4} ${76 - Math.round(24 * (1 - ((i - 5) / 6) ** 2))}`),
      '#2f8473',
      1,
    ) +
    line('M132 76Q195 24 258 76M142 76Q195 36 248 76', GOLD, 1.6) +
    rect(134, 76, 122, 92, '#1b5f55') +
    line(
      steps(8, (i) => `M134 ${104 + i * 8}h122`),
      '#17524c',
      0.8,
    ) +
    rect(128, 78, 134, 20, '#0d2a38', `stroke="${GOLD}"`) +
    line('M134 88h122', LIT, 5, 'stroke-linecap="round" stroke-dasharray="0 10.100"') +
    steps(
      3,
      (i) =>
        `<path d="M${146 + i * 37} 168v-40a12 12 0 0 1 24 0v40z" fill="${LIT}" stroke="#0d2a38" stroke-width="1.500"/><path d="M${158 + i * 37} 118v50" stroke="#b8925a"/>`,
    ) +
    steps(2, (i) => rect(136 + i * 112, 112, 6, 24, '#b83a1e'))
  );
}

/** Motoring: a canopy, two chargers and a car. */
function station() {
  const pump = (x) =>
    rect(x, 120, 20, 48, '#e5e9f1') +
    rect(x + 4, 126, 12, 12, '#22345c') +
    `<path d="M${x + 11} 127l-4 6h3l-1 4 4-6h-3z" fill="${LIT}"/>` +
    line(`M${x + 20} 134q8 2 6 16t4 8`, '#0b1429', 1.6);
  return (
    rect(118, 66, 154, 12, '#22345c') +
    rect(118, 78, 154, 3, GOLD) +
    rect(130, 81, 6, 87, '#30497c') +
    rect(254, 81, 6, 87, '#30497c') +
    line('M150 81l-8 6M180 81v5M210 81v5M240 81l8 6', LIT, 2) +
    pump(152) +
    pump(228) +
    '<path d="M176 160v-10l10-4 8-13h20l9 13 8 4v10z" fill="#fbf9f4"/><path d="M190 146l6-10h7v10zM206 146v-10h7l6 10z" fill="#53699a"/>' +
    steps(
      2,
      (i) =>
        `<circle cx="${187 + i * 34}" cy="161" r="7" fill="#14213f"/><circle cx="${187 + i * 34}" cy="161" r="3" fill="#cfd6e4"/>`,
    ) +
    line('M176 153h5M226 153h5', '#b83a1e', 2.4) +
    line('M128 60l134 0', '#53699a', 1)
  );
}

/** Health: a pediment with a leaf over columns. */
function clinic() {
  return (
    '<path d="M124 78L195 34 266 78z" fill="#e9e2d3"/>' +
    line('M124 78L195 34 266 78z', '#b3a78c', 1.6) +
    '<path d="M195 48q14 12 0 24-14-12 0-24z" fill="#1f7a68"/>' +
    line('M195 52v19', '#e9e2d3', 1) +
    rect(130, 78, 130, 90, '#f4efe4') +
    line(
      steps(9, (i) => `M130 ${88 + i * 9}h130`),
      '#dad1be',
      0.8,
    ) +
    rect(126, 78, 138, 6, '#dad1be') +
    steps(4, (i) =>
      rect(138 + i * 34 - (i > 1 ? -2 : 0), 84, 9, 84, '#fff', 'stroke="#8496b8" stroke-width=".8"'),
    ) +
    rect(181, 116, 28, 52, '#1f7a68') +
    line('M195 116v52M191 142v5M199 142v5', '#f4efe4', 1) +
    steps(2, (i) => rect(151 + i * 70, 112, 17, 22, LIT, 'stroke="#8a6a35"')) +
    line('M159.500 112v22M151 123h17M229.500 112v22M221 123h17', '#8a6a35', 1)
  );
}

/** On the internet: lockers for what was ordered, and a signal to a star. */
function lockers() {
  const open = 7;
  return (
    steps(4, (i) =>
      line(
        `M${195 - 26 - i * 16} 62a${26 + i * 16} ${26 + i * 16} 0 0 1 ${52 + i * 32} 0`,
        GOLD,
        1,
        `opacity="${0.9 - i * 0.2}"`,
      ),
    ) +
    `<circle cx="195" cy="52" r="4" fill="${LIT}"/>` +
    line('M195 56v16', GOLD, 1.4) +
    rect(128, 72, 134, 96, '#22345c') +
    rect(122, 66, 146, 8, '#14213f') +
    rect(172, 80, 46, 30, '#0b1429', `stroke="${GOLD}"`) +
    line('M180 90h30M180 97h20M180 104h25', LIT, 2) +
    steps(16, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      if (row < 2 && (column === 1 || column === 2)) return '';
      const [x, y] = [134 + column * 31.5, 80 + row * 22];
      return i === open
        ? rect(x, y, 28, 19, LIT) + rect(x + 8, y + 7, 13, 12, '#b8925a')
        : rect(x, y, 28, 19, '#30497c') + line(`M${x + 22} ${y + 7}v5`, LIT, 1.6);
    }) +
    rect(172, 114, 46, 9, '#30497c')
  );
}

export const SHOPS_DRAWN = {
  1: dining,
  2: shopping,
  3: hotel,
  4: theatre,
  5: station,
  6: clinic,
  7: lockers,
};
