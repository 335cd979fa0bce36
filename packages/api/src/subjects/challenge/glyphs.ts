/** A point of a glyph: 0 to 10 across, 0 to 14 down. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** Part of an ellipse, clockwise in degrees from three o'clock. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 20);
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

const bowl: Point[] = [[0, 0], [5.5, 0], ...arc(5.5, 3.75, 4, 3.75, -90, 90), [0, 7.5]];

/** The letters and figures that nobody takes for another one, drawn with a pen of even width. */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 14],
      [5, 0],
      [10, 14],
    ],
    [
      [1.9, 9],
      [8.1, 9],
    ],
  ],
  C: [arc(5.4, 7, 5.2, 7, -42, -318)],
  E: [
    [
      [9, 0],
      [0.5, 0],
      [0.5, 14],
      [9, 14],
    ],
    [
      [0.5, 7],
      [7.5, 7],
    ],
  ],
  F: [
    [
      [9, 0],
      [0.5, 0],
      [0.5, 14],
    ],
    [
      [0.5, 6.8],
      [7.5, 6.8],
    ],
  ],
  H: [
    [
      [0.5, 0],
      [0.5, 14],
    ],
    [
      [9.5, 0],
      [9.5, 14],
    ],
    [
      [0.5, 7],
      [9.5, 7],
    ],
  ],
  J: [
    [
      [3.5, 0],
      [9, 0],
    ],
    [[7.5, 0], [7.5, 9.8], ...arc(4, 9.8, 3.5, 4.2, 0, 170)],
  ],
  K: [
    [
      [0.5, 0],
      [0.5, 14],
    ],
    [
      [9.2, 0],
      [0.5, 8.4],
    ],
    [
      [3.6, 5.5],
      [9.8, 14],
    ],
  ],
  L: [
    [
      [0.5, 0],
      [0.5, 14],
      [9, 14],
    ],
  ],
  M: [
    [
      [0, 14],
      [0.6, 0],
      [5, 9],
      [9.4, 0],
      [10, 14],
    ],
  ],
  N: [
    [
      [0.5, 14],
      [0.5, 0],
      [9.5, 14],
      [9.5, 0],
    ],
  ],
  P: [
    [
      [0, 14],
      [0, 0],
    ],
    bowl,
  ],
  R: [
    [
      [0, 14],
      [0, 0],
    ],
    bowl,
    [
      [4.6, 7.5],
      [9.8, 14],
    ],
  ],
  T: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 14],
    ],
  ],
  U: [[[0.5, 0], [0.5, 9], ...arc(5, 9, 4.5, 5, 180, 0), [9.5, 0]]],
  V: [
    [
      [0, 0],
      [5, 14],
      [10, 0],
    ],
  ],
  W: [
    [
      [-0.6, 0],
      [2.2, 14],
      [5, 3.5],
      [7.8, 14],
      [10.6, 0],
    ],
  ],
  X: [
    [
      [0.4, 0],
      [9.6, 14],
    ],
    [
      [9.6, 0],
      [0.4, 14],
    ],
  ],
  Y: [
    [
      [0, 0],
      [5, 7],
      [10, 0],
    ],
    [
      [5, 7],
      [5, 14],
    ],
  ],
  '3': [[...arc(4.6, 3.6, 4, 3.6, -160, 90), ...arc(4.4, 10.4, 4.8, 3.6, -90, 160)]],
  '4': [
    [
      [7, 14],
      [7, 0],
      [0, 9.6],
      [10, 9.6],
    ],
  ],
  '6': [[[7.8, 0.2], ...arc(5, 9.4, 4.6, 4.6, -160, -520)]],
  '7': [
    [
      [0.4, 0],
      [9.6, 0],
      [4, 14],
    ],
  ],
  '9': [[[2.2, 13.8], ...arc(5, 4.6, 4.6, 4.6, 20, -340)]],
};
