import QRCode from 'qrcode';

/** White margin of four modules, as the standard asks: without it readers miss the code on coloured ground. */
const QUIET_ZONE = 4;

/** The QR picture of an address as SVG; the same address gives the same bytes. */
export async function qrPicture(link: string): Promise<Buffer> {
  const svg = await QRCode.toString(link, { type: 'svg', margin: QUIET_ZONE, errorCorrectionLevel: 'M' });
  return Buffer.from(svg);
}
