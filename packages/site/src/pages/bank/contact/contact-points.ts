import type { Contact } from '@bank/contract';

/** The bank with its telephone lines for search engines (schema.org/BankOrCreditUnion). */
export function contactPoints(
  { hotlines, offices }: Contact,
  siteName: string,
  path: string,
): Readonly<Record<string, unknown>> {
  const [head] = offices;
  return {
    '@type': 'BankOrCreditUnion',
    url: path,
    name: siteName,
    ...(head && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'CN',
        postalCode: head.postcode,
        streetAddress: head.address,
      },
      geo: { '@type': 'GeoCoordinates', latitude: head.latWgs, longitude: head.lngWgs },
    }),
    contactPoint: hotlines.map(({ name, dial }) => ({
      '@type': 'ContactPoint',
      contactType: name,
      telephone: dial.startsWith('+') ? dial : `+86-${dial}`,
      availableLanguage: ['zh', 'en'],
    })),
  };
}
