import { randomOf, stars } from '../cards/engraving.mjs';
import { SHOPS_DRAWN } from './shops.mjs';

/** Above, at the roofs, the houses behind, the ground: districts of a city have different evenings. */
const SKIES = [
  ['#14213f', '#4a5c8f', '#22345c', '#14213f'],
  ['#0f3a40', '#4f8a80', '#1b5f60', '#0d2a38'],
  ['#3d1420', '#b0603f', '#6b2a26', '#3a1018'],
  ['#1b1c3c', '#7d6a93', '#38365f', '#1b1c36'],
];
export const SKY_COUNT = SKIES.length;

const TRADES = { 1: '餐饮', 2: '购物', 3: '旅行住宿', 4: '休闲', 5: '用车', 6: '健康', 7: '网上商户' };

/** A shop of a trade on its street, 390 by 200. */
export function street(trade, sky) {
  const [above, roofs, behind, ground] = SKIES[sky];
  const random = randomOf(7 + sky * 13 + Number(trade));
  const houses = Array.from({ length: 13 }, (_, index) => {
    const [x, height] = [index * 31 - 8, 26 + Math.round(random() * 40)];
    const top = 168 - height;
    return index % 3 === 1 ? `M${x} 168v${-height}l15-11 15 11v${height}z` : `M${x} 168V${top}h29V168z`;
  }).join('');
  const windows = Array.from({ length: 22 }, () => {
    const x = Math.round(random() * 388);
    return x > 116 && x < 268 ? '' : `M${x} ${Math.round(140 + random() * 22)}h3v4h-3z`;
  }).join('');
  const trails = [46, 66, 86, 106, 126, 146]
    .map((r) => `<circle cx="322" cy="34" r="${r}" stroke-dasharray="${r} ${Math.round(r * 0.7)}"/>`)
    .join('');
  const lamp = (x) =>
    `<path d="M${x} 168v-58q0-6 8-6" fill="none" stroke="#0b1429" stroke-width="2"/><circle cx="${x + 9}" cy="106" r="13" fill="url(#l)"/><circle cx="${x + 9}" cy="106" r="3" fill="#fff1cf"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 200" role="img" aria-label="${TRADES[trade]}"><defs>` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".85" stop-color="${roofs}"/></linearGradient>` +
    '<radialGradient id="l"><stop stop-color="#f3dca8" stop-opacity=".8"/><stop offset="1" stop-color="#f3dca8" stop-opacity="0"/></radialGradient></defs>' +
    `<path fill="url(#s)" d="M0 0h390v168H0z"/><g fill="none" stroke="#fbf9f4" opacity=".14">${trails}</g>` +
    stars(random, 16, [0, 4, 390, 70], '#fbf9f4') +
    `<path d="${houses}" fill="${behind}" opacity=".8"/><path d="${windows}" fill="#f3dca8" opacity=".7"/>` +
    `<ellipse cx="195" cy="168" rx="120" ry="44" fill="url(#l)" opacity=".55"/>` +
    SHOPS_DRAWN[trade]() +
    lamp(52) +
    lamp(318) +
    `<path fill="${ground}" d="M0 168h390v32H0z"/><path d="M0 168.500h390M0 178h390" stroke="#fbf9f4" opacity=".22"/><path d="M150 186h90M120 193h150" stroke="#f3dca8" opacity=".3"/></svg>\n`
  ).replaceAll(/(\.\d)00\b/g, '$1');
}
