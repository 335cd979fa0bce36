import { FOCUS } from '@bank/contract/schemas';
import { describeFound, type Findings } from '../base/findings.ts';
import { words } from '../base/words.ts';
import { isCover } from './is-cover.ts';
import type { SourcePlace } from './sources/source-record.ts';

/**
 * Takes `focus: 62% 40%` out of the fields that have a cover beside it, since it belongs to that picture.
 * Undefined where there is none; what is no place in a picture is a finding.
 */
export function takeFocus(
  fields: Record<string, unknown>,
  findings: Findings,
  placeOf: () => SourcePlace,
): string | undefined {
  if (!('focus' in fields) || !Object.keys(fields).some(isCover)) return undefined;
  const { focus } = fields;
  delete fields['focus'];
  if (typeof focus === 'string' && FOCUS.test(focus)) return focus;
  const expected = words`how far from the left and from the top the eye should land, such as 62% 40%`;
  findings.add({ ...placeOf(), expected, found: describeFound(focus) });
  return undefined;
}
