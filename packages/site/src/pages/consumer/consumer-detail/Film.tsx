import { coverImageUrl, type EduInfo } from '@bank/contract';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { useDocument, useSite, useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import styles from './Film.module.css';

const TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** A poster has no choices that a browser could take from: half of a page on two device pixels. */
const POSTER_WIDTH = 1200;

/** The browser's own player: nothing plays by itself, captions are on, and all of it stands below in words. */
export function Film({ entry }: { entry: EduInfo }) {
  const words = useWords(protectionWords);
  const { language } = useSite();
  const { fileBase, imageBase } = useDocument();
  const poster = coverImageUrl(entry.cover, imageBase, POSTER_WIDTH);
  const { videos, captions, transcript } = entry;
  const { width, height } = videos[0] ?? {};
  const spoken = HTML_LANG[language];
  return (
    <>
      <video
        className={styles.film}
        controls
        playsInline
        preload="metadata"
        poster={poster}
        width={width}
        height={height}
        aria-label={words['protection.filmLabel'](entry.title)}
        // Captions of another host are only read with its consent, which a plain request does not ask for.
        crossOrigin={fileBase.startsWith('/') ? undefined : 'anonymous'}
      >
        {videos.map(({ path, ext }) => (
          <source key={path} src={fileBase + path} type={TYPES[ext]} />
        ))}
        {captions === undefined ? null : (
          <track
            kind="captions"
            srcLang={spoken}
            label={words['protection.captions']}
            src={fileBase + captions.path}
            default
          />
        )}
        {words['protection.noFilm']} <a href={fileBase + videos[0]?.path}>{words['protection.saveFilm']}</a>
      </video>
      {transcript === undefined ? null : (
        <section className={styles.transcript} aria-labelledby="transcript">
          <h2 id="transcript">{words['protection.transcript']}</h2>
          <ol>
            {transcript
              .trim()
              .split(/\n+/)
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ol>
        </section>
      )}
    </>
  );
}
