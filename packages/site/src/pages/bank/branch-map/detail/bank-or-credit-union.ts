import type { Branch, DayHours, Language } from '@bank/contract';
import { branchAddress, branchName } from '../../../../parts/branches/branch-names.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The branch for search engines (schema.org/BankOrCreditUnion); machines are AutomatedTeller. BR-7. */
export function bankOrCreditUnion(
  branch: Branch,
  path: string,
  language: Language,
): Readonly<Record<string, unknown>> {
  const { id, branchType, province, city, phone, lngWgs, latWgs, hours, holidays } = branch;
  return {
    '@type': branchType === '4' || branchType === '5' ? 'AutomatedTeller' : 'BankOrCreditUnion',
    url: `${path}?id=${id}`,
    name: branchName(branch, language),
    ...(phone !== '' && { telephone: `+86-${phone.replace(/^0/, '')}` }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressRegion: province,
      addressLocality: city,
      streetAddress: branchAddress(branch, language),
    },
    geo: { '@type': 'GeoCoordinates', latitude: latWgs, longitude: lngWgs },
    openingHoursSpecification: openings(hours.personal),
    specialOpeningHoursSpecification: holidays.map(({ date, open, close, closed }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // Equal times are how schema.org says closed.
      opens: closed ? '00:00' : open,
      closes: closed ? '00:00' : close,
    })),
  };
}

function openings(hours: readonly DayHours[]) {
  return [...Map.groupBy(hours, ({ open, close }) => `${open} ${close}`).values()].map((own) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: own.map(({ day }) => DAYS[day - 1]),
    opens: own[0]?.open,
    // schema.org knows no 24:00.
    closes: own[0]?.close === '24:00' ? '23:59' : own[0]?.close,
  }));
}
