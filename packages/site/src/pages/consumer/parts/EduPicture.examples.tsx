import type { Example } from '@bank/ui/examples';
import { aCover } from '../../../parts/blocks/testing/home-fixtures.ts';
import { EduFacts } from './EduFacts.tsx';
import { EduPicture } from './EduPicture.tsx';
import { aFilm } from './testing/sample-education.ts';

export const examples: Example[] = [
  {
    name: 'of a film, with its facts',
    render: (language) => (
      <>
        <EduPicture item={aFilm(language)} />
        <EduFacts item={aFilm(language)} />
      </>
    ),
  },
  {
    name: 'a poster, whole',
    render: (language) => {
      const { duration: _duration, ...poster } = aFilm(language, {
        mediaType: 'IMAGE',
        cover: aCover('poster-real-call.svg'),
      });
      return <EduPicture item={poster} isWhole />;
    },
  },
  {
    name: 'of an article',
    render: (language) => {
      const { duration: _duration, ...text } = aFilm(language, {
        mediaType: 'TEXT',
        cover: aCover('edu-card.svg'),
      });
      return <EduPicture item={text} />;
    },
  },
];
