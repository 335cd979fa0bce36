import { encode } from 'uqr';

/** White margin of four modules, as the standard asks: without it readers miss the code on coloured ground. */
const QUIET_ZONE = 4;

/** The QR picture of an address as SVG; the same address gives the same bytes. */
export function qrPicture(link: string): Buffer {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="#000000" d="${dark.join('')}"/></svg>\n`,
  );
}
