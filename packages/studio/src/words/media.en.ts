import type { Words } from './zh-cn.ts';

export const mediaEn: Words['media'] = {
  title: 'Media',
  kind: 'Kind',
  kinds: { all: 'All', pictures: 'Pictures', files: 'Documents', unused: 'Not used' },
  searchLabel: 'File name, what it shows, or where it is used',
  add: 'Put files in',
  choose: 'Choose files',
  addHint:
    'Or drop or paste them here. Pictures (SVG, PNG, JPEG, WebP, AVIF, HEIC), PDF, films (WebM, MP4) and captions, 8 MB each at most.',
  needsScript: 'Putting files in needs script, which your browser does not run.',
  working: 'Putting in…',
  added: 'Put in:',
  failed: 'Could not be put in. Check the network and try again.',
  tooLarge: 'Expected a file of at most 8 MB; this one is larger.',
  empty: 'The file is empty. Expected one with something in it.',
  refused: 'This file cannot be published.',
  accepted: 'a picture (SVG, PNG, JPEG, WebP, AVIF, HEIC), a PDF, a film (WebM, MP4) or captions (WebVTT)',
  size: (kilobytes) => `${kilobytes} KB`,
  usedIn: (count) => (count === 1 ? 'Used in 1 place' : `Used in ${count} places`),
  unused: 'Not used',
  pick: 'Choose a file',
  pickFor: (label) => `Choose a file for ${label}`,
  none: 'Nothing was found.',
  alt: 'What the picture shows',
  altHint: 'One sentence for people who cannot see it, in the language of the text.',
  focus: 'Focus',
  focusHint:
    'Click what matters most in the picture, or move the sliders below; it stays in view where the picture is cropped.',
  across: 'Across',
  down: 'Down',
};
