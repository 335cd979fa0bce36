/** Right ascension in hours and declination in degrees, J2000, from the handle's end to the bowl's lip. */
const STARS = [
  [13.7923, 49.3133],
  [13.3988, 54.9254],
  [12.9005, 55.9598],
  [12.2571, 57.0326],
  [11.8972, 53.6948],
  [11.0307, 56.3824],
  [11.0621, 61.751],
] as const;
/** Where the picture touches the sky: about the middle of the seven. */
const MIDDLE = [12.4, 55.6] as const;

interface Place {
  x: number;
  y: number;
}

/**
 * The seven stars of the Big Dipper as they stand in the sky, north up and east left (gnomonic projection). Both
 * coordinates are parts of the whole width; y runs downwards from the highest star.
 */
export function dipper(): Place[] {
  const [midRa, midDec] = MIDDLE.map((value, index) => radians(index === 0 ? value * 15 : value)) as [
    number,
    number,
  ];
  const flat = STARS.map(([hours, degrees]) => {
    const east = radians(hours * 15) - midRa;
    const dec = radians(degrees);
    const depth = Math.sin(midDec) * Math.sin(dec) + Math.cos(midDec) * Math.cos(dec) * Math.cos(east);
    return {
      x: (-Math.cos(dec) * Math.sin(east)) / depth,
      y: (Math.cos(midDec) * Math.sin(dec) - Math.sin(midDec) * Math.cos(dec) * Math.cos(east)) / depth,
    };
  });
  const left = Math.min(...flat.map(({ x }) => x));
  const width = Math.max(...flat.map(({ x }) => x)) - left;
  const top = Math.max(...flat.map(({ y }) => y));
  return flat.map(({ x, y }) => ({ x: (x - left) / width, y: (top - y) / width }));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
