import { EDU_AUDIENCES, EDU_MEDIA_TYPES, type EduAudience, type EduMediaType } from '@bank/contract';
import type { EduRecord } from './to-edu-item.ts';

interface EduFilter {
  audience?: EduAudience | undefined;
  mediaType?: EduMediaType | undefined;
}

/** Links are no reading: they are asked for by kind alone. */
export function filterEdu(records: readonly EduRecord[], { audience, mediaType }: EduFilter): EduRecord[] {
  return records.filter(
    ({ body }) =>
      (audience === undefined || body.audience === audience) &&
      (mediaType === undefined ? body.mediaType !== 'LINK' : body.mediaType === mediaType),
  );
}

/** Each filter counts what it would leave while the other one stays; what would leave nothing is left out. */
export function countEdu(records: readonly EduRecord[], filter: EduFilter) {
  const audiences = EDU_AUDIENCES.map((code) => ({
    code,
    count: filterEdu(records, { ...filter, audience: code }).length,
  }));
  const mediaTypes = EDU_MEDIA_TYPES.filter((code) => code !== 'LINK').map((code) => ({
    code,
    count: filterEdu(records, { ...filter, mediaType: code }).length,
  }));
  const isChosen = (code: string) => code === filter.audience || code === filter.mediaType;
  const some = ({ code, count }: { code: string; count: number }) => count > 0 || isChosen(code);
  return { audiences: audiences.filter(some), mediaTypes: mediaTypes.filter(some) };
}
