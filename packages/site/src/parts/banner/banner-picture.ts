import type { BannerForms } from '@bank/contract';
import type { BannerPicture } from '@bank/ui';

/** A banner is as wide as its window. */
const SIZES = '100vw';

/** A picture that records know by its address, with the crop for phones and what a browser may choose from of either. */
export function bannerPicture(
  url: string | undefined,
  phoneUrl?: string,
  { wide, phone }: BannerForms = {},
): BannerPicture | undefined {
  if (url === undefined) return undefined;
  return {
    url,
    phoneUrl,
    ...(wide && { choices: { sources: wide.sources, srcSet: wide.srcSet, sizes: SIZES } }),
    ...(phone && { phoneChoices: { sources: phone.sources, srcSet: phone.srcSet, sizes: SIZES } }),
  };
}
