const GROUPS = 3;
const DIGITS = 4;
const [FIRST, STEP, GROUP_STEP, BASELINE] = [70, 19, 92, 374];

/** Twelve hidden digits in groups of four, each a point that a round cap makes a dot. */
export const STUB_DOTS = Array.from({ length: GROUPS * DIGITS }, (_, index) => {
  const [group, digit] = [Math.floor(index / DIGITS), index % DIGITS];
  return `M${FIRST + group * GROUP_STEP + digit * STEP} ${BASELINE}h0`;
}).join('');
