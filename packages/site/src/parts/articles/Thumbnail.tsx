import { parseCover, type Fact } from '@bank/contract';
import { CoverPicture } from '../blocks/CoverPicture.tsx';
import { Plate } from '../figures/Plate.tsx';

interface ThumbnailProps {
  of: { cover?: string | undefined; fact?: Fact | undefined };
  className?: string | undefined;
}

/** Whether a text has a picture in lists. */
export function hasThumbnail({ cover = '', fact }: ThumbnailProps['of']): boolean {
  return fact !== undefined || (parseCover(cover)?.length ?? 0) > 0;
}

/** The picture of a text beside its title: its cover, else its first number, else nothing. */
export function Thumbnail({ of, className }: ThumbnailProps) {
  const { cover = '', fact } = of;
  if ((parseCover(cover)?.length ?? 0) > 0)
    return <CoverPicture cover={cover} className={className} isThumbnail />;
  return fact === undefined ? null : <Plate fact={fact} className={className} />;
}
