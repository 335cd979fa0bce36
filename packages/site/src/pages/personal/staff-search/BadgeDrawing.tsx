import { useWords } from '../../../base/state/site-context.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';

/** A badge with its outlet, its name and its number marked; all are invented. */
export function BadgeDrawing() {
  const words = useWords(staffWords);
  return (
    <>
      <rect className="paper" x="0.5" y="0.5" width="329" height="439" rx="10" />
      <rect className="line" x="140" y="12" width="50" height="8" rx="4" />
      <circle className="ink" cx="44" cy="50" r="14" />
      <circle className="star" cx="44" cy="40" r="2.2" />
      <text className="name" x="66" y="56" fontSize="15">
        {words['staff.sampleBank']}
      </text>
      <rect className="mark" x="184" y="38" width="130" height="24" />
      <text x="244" y="55" textAnchor="middle" fontSize="12">
        {words['staff.sampleOutlet']}
      </text>
      <circle className="line" cx="165" cy="138" r="48" />
      <circle className="ink" cx="165" cy="124" r="18" />
      <path className="ink" d="M131 172a34 24 0 0 1 68 0z" />
      <rect className="mark" x="36" y="196" width="258" height="34" />
      <text className="name" x="165" y="220" fontSize="20" textAnchor="middle">
        {words['staff.sampleName']}
      </text>
      <rect className="line" x="60" y="254" width="210" height="5" />
      <rect className="line" x="84" y="272" width="162" height="5" />
      <rect className="line" x="100" y="290" width="130" height="5" />
      <rect className="mark" x="36" y="362" width="258" height="32" />
      <text x="165" y="383" textAnchor="middle" fontSize="15">
        {words['staff.sampleNo']}
      </text>
    </>
  );
}
