import {
  PHONE_WIDTH,
  asDrawn,
  coverImageUrl,
  parseCover,
  pictureChoices,
  type BannerCrumb,
  type BannerForms,
} from '@bank/contract';

interface Pictured {
  cover?: string | undefined;
  phoneCover?: string | undefined;
}

/** What a banner shows, as addresses; a picture brings its own crop for phones or none. */
export function bannerPictures(
  shown: Pictured | undefined,
  imageBase: string,
): Pick<BannerCrumb, 'bannerImgUrl' | 'bannerPhoneImgUrl' | 'bannerForms'> {
  const wide = coverImageUrl(shown?.cover, imageBase) ?? '';
  // Without a crop of its own, a phone chooses among the widths of the picture.
  const phone = coverImageUrl(shown?.phoneCover, imageBase, PHONE_WIDTH);
  const forms = {
    ...formsOf('wide', shown?.cover, imageBase),
    ...formsOf('phone', shown?.phoneCover, imageBase),
  };
  return {
    bannerImgUrl: wide,
    ...(phone !== undefined && { bannerPhoneImgUrl: phone }),
    ...(Object.keys(forms).length > 0 && { bannerForms: forms }),
  };
}

function formsOf(place: keyof BannerForms, cover: string | undefined, imageBase: string): BannerForms {
  const [given] = parseCover(cover) ?? [];
  const file = given && asDrawn(given);
  return file?.variants === undefined ? {} : { [place]: pictureChoices(file, imageBase) };
}
