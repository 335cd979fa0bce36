import { coverImageUrl, type BannerCrumb } from '@bank/contract';

interface Pictured {
  cover?: string | undefined;
  phoneCover?: string | undefined;
}

/** What a banner shows, as addresses; a picture brings its own crop for phones or none. */
export function bannerPictures(
  shown: Pictured | undefined,
  imageBase: string,
): Pick<BannerCrumb, 'bannerImgUrl' | 'bannerPhoneImgUrl'> {
  const phone = coverImageUrl(shown?.phoneCover, imageBase);
  return {
    bannerImgUrl: coverImageUrl(shown?.cover, imageBase) ?? '',
    ...(phone !== undefined && { bannerPhoneImgUrl: phone }),
  };
}
