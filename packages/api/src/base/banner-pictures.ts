import { PHONE_WIDTH, coverImageUrl, type BannerCrumb } from '@bank/contract';

interface Pictured {
  cover?: string | undefined;
  phoneCover?: string | undefined;
}

/** What a banner shows, as addresses; a picture brings its own crop for phones or none. */
export function bannerPictures(
  shown: Pictured | undefined,
  imageBase: string,
): Pick<BannerCrumb, 'bannerImgUrl' | 'bannerPhoneImgUrl'> {
  const wide = coverImageUrl(shown?.cover, imageBase) ?? '';
  // Without a crop of its own, a photograph that was made in several widths comes to phones in theirs.
  const narrow = coverImageUrl(shown?.cover, imageBase, PHONE_WIDTH);
  const phone =
    coverImageUrl(shown?.phoneCover, imageBase, PHONE_WIDTH) ?? (narrow === wide ? undefined : narrow);
  return {
    bannerImgUrl: wide,
    ...(phone !== undefined && { bannerPhoneImgUrl: phone }),
  };
}
