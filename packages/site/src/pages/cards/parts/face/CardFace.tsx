import { parseCover, type CreditCard } from '@bank/contract';
import { textWidth } from '@bank/ui';
import logoZh from '../../../../frame/chrome/logo/logo-zh.svg';
import { useWords } from '../../../../base/state/site-context.ts';
import { MediaPicture } from '../../../../parts/pictures/MediaPicture.tsx';
import { cardWords } from '../../../../words/cards/cards/words.ts';
import styles from './CardFace.module.css';
import { NetworkMarks, marksFrom } from './NetworkMarks.tsx';
import { STUB_DOTS } from './number-stub.ts';

interface CardFaceProps {
  card: Pick<CreditCard, 'cover' | 'cardName' | 'cardLevel' | 'cardOrg' | 'family' | 'specimenEnd'>;
  /** The one large face of a page, which is not waited for until it is near. */
  isFirst?: boolean;
}

const SIZES = '(max-width: 767.98px) 90vw, 420px';

/**
 * The face of a card: the picture of its family and level, and over it what is the card's own, in tenths of a millimetre.
 * Name and level stand beside it as text, so all of it is a picture that says nothing of its own.
 */
export function CardFace({ card, isFirst = false }: CardFaceProps) {
  const words = useWords(cardWords);
  const [cover] = parseCover(card.cover) ?? [];
  const { cardName, cardLevel, cardOrg, family, specimenEnd } = card;
  const level = words.levels[cardLevel] ?? cardLevel;
  const ownLevel = cardName.includes(level) ? undefined : level;
  return (
    <span className={styles.face} data-family={family} aria-hidden="true">
      {cover === undefined ? null : (
        <MediaPicture file={cover} alt="" sizes={SIZES} loading={isFirst ? 'eager' : 'lazy'} />
      )}
      <svg className={styles.lettering} viewBox="0 0 856 540">
        <svg x="60" y="52" width="264" height="68" viewBox="0 0 186 48">
          <use href={`${logoZh}#logo`} />
        </svg>
        <path className={styles.dots} d={STUB_DOTS} />
        <text className={styles.number} x="346" y="386">
          {specimenEnd}
        </text>
        <text className={styles.name} x={NAME_X} y="478" fontSize={nameSize(cardName, ownLevel, cardOrg)}>
          {cardName}
          {ownLevel === undefined ? null : (
            <tspan className={styles.level} dx="14" dy="-2">
              {ownLevel}
            </tspan>
          )}
        </text>
        <NetworkMarks org={cardOrg} />
      </svg>
    </span>
  );
}

const NAME_X = 62;
const NAME_SIZE = 36;
const GAP = 16;
/** Of bold letters and the space between them, beside what is reckoned of plain ones. */
const BOLD = 1.16;
const LEVEL_SIZE = 22;

/** As large as there is room before the marks of the networks. */
function nameSize(name: string, level: string | undefined, org: CreditCard['cardOrg']): number {
  const room = marksFrom(org) - NAME_X - GAP - (level === undefined ? 0 : 14 + textWidth(level, LEVEL_SIZE));
  return Math.min(NAME_SIZE, Math.floor((NAME_SIZE * room) / (textWidth(name, NAME_SIZE) * BOLD)));
}
