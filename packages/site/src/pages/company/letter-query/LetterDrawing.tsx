import { widthInEms } from '@bank/ui';
import { useWords } from '../../../base/state/site-context.ts';
import { letterWords } from '../../../words/company/letters/words.ts';

const NAME_PX = 16;
/** Between the mark of the bank and the number. */
const NAME_ROOM_PX = 94;

/** The front of a letter with its number, its sum and its date marked; both are invented. */
export function LetterDrawing() {
  const words = useWords(letterWords);
  const bank = words['letters.sampleBank'];
  const lines = [
    [144, 250],
    [162, 250],
    [180, 196],
    [240, 250],
    [258, 250],
    [276, 232],
    [294, 140],
  ] as const;
  return (
    <>
      <rect className="paper" x="0.5" y="0.5" width="329" height="439" />
      <rect className="frame" x="12" y="12" width="306" height="416" />
      <rect className="frame" x="16" y="16" width="298" height="408" />
      <circle className="ink" cx="44" cy="50" r="14" />
      <circle className="star" cx="44" cy="40" r="2.2" />
      <text className="name" x="66" y="56" fontSize={Math.min(NAME_PX, NAME_ROOM_PX / widthInEms(bank))}>
        {bank}
      </text>
      <text className="name" x="165" y="106" fontSize="22" textAnchor="middle">
        {words['letters.sampleTitle']}
      </text>
      {lines.map(([y, width]) => (
        <rect key={y} className="line" x="40" y={y} width={width} height="5" />
      ))}
      <rect className="mark" x="166" y="38" width="142" height="24" />
      <text x="237" y="55" textAnchor="middle">
        BYLY-BJ2026-014207
      </text>
      <rect className="mark" x="36" y="199" width="222" height="24" />
      <text x="42" y="216">
        {words['letters.sampleSum']}
      </text>
      <g className="seal" transform="rotate(-8 226 344)">
        <circle cx="226" cy="344" r="42" />
        <circle cx="226" cy="344" r="9" />
      </g>
      <rect className="mark" x="164" y="366" width="134" height="24" />
      <text x="231" y="383" textAnchor="middle">
        {words['letters.sampleDate']}
      </text>
      <rect className="line" x="42" y="374" width="90" height="5" />
      <rect className="line" x="42" y="388" width="64" height="5" />
    </>
  );
}
