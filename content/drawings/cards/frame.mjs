import { HEIGHT, WIDTH, gradient } from './engraving.mjs';

/*
 * What every face has in the same place: ground, veil below the lettering, chip, edge light. Mark and lettering are the
 * page's, over it, so that a family needs one picture a level.
 */
export function face({ title, ground, veil, ink, defs = '', subject, isPaper = false }) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}"><defs>` +
    gradient('g', [
      [0, ground[0]],
      [1, ground[1]],
    ]) +
    gradient(
      'v',
      [
        [0, veil],
        [0.3, veil, 0.95],
        [0.62, veil, 0],
      ],
      'x2="1"',
    ) +
    gradient(
      'e',
      [
        [0, '#fff', 0.85],
        [0.3, '#fff', 0.16],
        [0.6, '#fff', 0],
        [1, '#ead3a4', 0.6],
      ],
      'x2=".75" y2="1"',
    ) +
    gradient(
      's',
      [
        [0, '#fff', 0.13],
        [0.4, '#fff', 0],
      ],
      'x2=".8" y2="1"',
    ) +
    gradient('c', [
      [0, '#f1dfb6'],
      [0.5, '#d8b777'],
      [1, '#b8925a'],
    ]) +
    `<clipPath id="k"><rect width="${WIDTH}" height="${HEIGHT}" rx="32"/></clipPath>${defs}</defs>` +
    `<g clip-path="url(#k)"><path fill="url(#g)" d="M0 0h856v540H0z"/>${subject}` +
    `<path fill="url(#v)" d="M0 0h856v540H0z"/><path fill="url(#s)" d="M0 0h856v540H0z"/></g>` +
    CHIP +
    `<path d="M207 231a14 14 0 0 1 0 16M215.500 225a24 24 0 0 1 0 28M223.700 219a34 34 0 0 1 0 40" fill="none" stroke="${ink}" stroke-width="3" opacity=".85"/>` +
    (isPaper
      ? '<rect x=".8" y=".8" width="854.4" height="538.4" rx="31" fill="none" stroke="#dad1be" stroke-width="1.500"/>'
      : '') +
    '<rect x="1" y="1" width="854" height="538" rx="31" fill="none" stroke="url(#e)" stroke-width="2.400"/></svg>\n'
  ).replaceAll(/(\.\d)00\b/g, '$1');
}

const CHIP =
  '<g transform="translate(64 196)" fill="none" stroke="#7a5a22" stroke-width="1.800"><rect width="112" height="86" rx="13" fill="url(#c)" stroke-opacity=".5"/><path d="M0 29h36v28H0M112 29H76v28h36M36 0v86M76 0v86M36 43h40"/><rect x="45" y="25" width="22" height="36" rx="4" fill="url(#c)"/></g>';
