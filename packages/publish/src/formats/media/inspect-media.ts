import { isPinyinDictionary } from '../pinyin/is-pinyin-dictionary.ts';
import { LARGEST_MEDIA_BYTES, megabytes } from '../../base/limits.ts';
import { captionProblems } from './captions.ts';
import { isCutOff } from './cut-off.ts';
import type { Inspected, MediaFacts } from './inspected.ts';
import { isHeic, sniffMedia } from './media-type.ts';
import { readMp4 } from './mp4.ts';
import { pdfActivity } from './pdf-active.ts';
import { pdfPages } from './pdf-pages.ts';
import { pdfTexts } from './pdf-streams.ts';
import { pictureSize, tooManyPixels, type PictureSize } from './picture-size.ts';
import { readSvg } from './svg.ts';
import { readWebm } from './webm.ts';
import { verbatim, words } from '../../base/words.ts';

const PICTURE_NAMES = { png: 'PNG', jpg: 'JPEG', webp: 'WebP', avif: 'AVIF' } as const;

/** What a picture, film or document is by its own bytes, or why it may not be published. */
export function inspectMedia(bytes: Buffer): Inspected {
  if (bytes.length > LARGEST_MEDIA_BYTES) {
    const expected = words`a file of at most ${megabytes(LARGEST_MEDIA_BYTES)}`;
    return { problems: [{ expected, found: verbatim(megabytes(bytes.length)) }] };
  }
  const ext = sniffMedia(bytes);
  switch (ext) {
    case undefined:
      return {
        problems: [
          {
            expected: words`an SVG, PNG, JPEG, WebP, AVIF, WebM, MP4, WebVTT or PDF file`,
            found: isHeic(bytes)
              ? words`HEIC, of which pictures are made and which few can open`
              : words`other content`,
          },
        ],
      };
    case 'svg': {
      const { problems, size } = readSvg(bytes);
      return problems.length > 0 ? { problems } : { facts: { ext, ...size } };
    }
    case 'webm':
    case 'mp4': {
      const film = ext === 'webm' ? readWebm(bytes) : readMp4(bytes);
      const expected = words`a whole ${ext === 'webm' ? 'WebM' : 'MP4'} film that names its size and length`;
      return film === undefined
        ? { problems: [{ expected, found: words`a film without them` }] }
        : withinPixels({ ext, ...film });
    }
    case 'vtt': {
      const problems = captionProblems(bytes);
      return problems.length > 0 ? { problems } : { facts: { ext } };
    }
    case 'json':
      return isPinyinDictionary(bytes)
        ? { facts: { ext } }
        : {
            problems: [
              {
                expected: words`a pinyin dictionary, the only JSON file of a release`,
                found: words`other JSON`,
              },
            ],
          };
    case 'pdf': {
      if (!bytes.subarray(-2048).includes('%%EOF')) {
        return {
          problems: [
            { expected: words`a whole PDF that ends with %%EOF`, found: words`a PDF that is cut off` },
          ],
        };
      }
      const read = pdfTexts(bytes);
      const found = pdfActivity(read);
      if (found !== undefined)
        return {
          problems: [{ expected: words`a PDF that is only read, without actions and files in it`, found }],
        };
      const pages = pdfPages(read);
      return { facts: pages === undefined ? { ext } : { ext, pages } };
    }
    default: {
      const size = pictureSize(bytes, ext);
      if (size === undefined) {
        return {
          problems: [
            { expected: words`a whole ${PICTURE_NAMES[ext]} picture`, found: words`a damaged header` },
          ],
        };
      }
      const told = withinPixels({ ext, ...size });
      if ('problems' in told || !isCutOff(bytes, ext)) return told;
      const found = words`one that cannot be decoded (${`no end in ${bytes.length} bytes`})`;
      return { problems: [{ expected: words`a whole ${PICTURE_NAMES[ext]} picture`, found }] };
    }
  }
}

function withinPixels(facts: MediaFacts & PictureSize): Inspected {
  const problem = tooManyPixels(facts);
  return problem === undefined ? { facts } : { problems: [problem] };
}
