import type { CardOrgCode } from '@bank/contract';
import styles from './CardFace.module.css';

const [FIRST_X, SECOND_X, Y, RADIUS] = [784, 692, 466, 42];

/** The left edge of the marks. */
export const marksFrom = (org: CardOrgCode): number => (org === 'DUAL' ? SECOND_X : FIRST_X) - RADIUS;

/**
 * Where the schemes' marks stand. They are signs of our own, an orbit for the domestic network and a chevron for those
 * abroad: a scheme's artwork may be shown only under its licence.
 */
export function NetworkMarks({ org }: { org: CardOrgCode }) {
  const isAbroad = org !== 'UNIONPAY';
  const isDual = org === 'DUAL';
  return (
    <>
      {isAbroad ? (
        <g transform={`translate(${isDual ? SECOND_X : FIRST_X} ${Y})`}>
          <circle className={styles.disc} r={RADIUS} />
          <path className={styles.mark} d="M-24-19H24L32 0 24 19H-24L-32 0zM-8-19L0 0-8 19M8-19L16 0 8 19" />
        </g>
      ) : null}
      {isAbroad && !isDual ? null : (
        <g transform={`translate(${FIRST_X} ${Y})`}>
          <circle className={styles.disc} r={RADIUS} />
          <g className={styles.mark}>
            <circle r="27" />
            <ellipse rx="27" ry="10" transform="rotate(-24)" />
            <path d="M0-27v9M0 18v9M-27 0h9M18 0h9M0 0h0" />
          </g>
        </g>
      )}
    </>
  );
}
