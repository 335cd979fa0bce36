import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { MediaModel, PageModel } from './page-model.ts';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { MediaUpload } from './parts/MediaUpload.tsx';
import { Panel } from './parts/Panel.tsx';
import { languageOf } from './parts/language-of.ts';
import styles from './MediaPage.module.css';

type Props = Extract<PageModel, { page: 'media' }> & { words: Words; token: string };

export function MediaPage({ edition, query, kind, found, files, mayAdd, words, token }: Props) {
  const { media } = words;
  const address = `/editions/${edition.id}/media`;
  return (
    <>
      <EditionTrail edition={edition} words={words} />
      <search>
        <form className={styles.search} aria-label={words.search}>
          <Labelled id="q" label={media.searchLabel}>
            <input id="q" name="q" type="search" defaultValue={query} />
          </Labelled>
          <Labelled id="kind" label={media.kind}>
            <select id="kind" name="kind" defaultValue={kind}>
              <option value="">{media.kinds.all}</option>
              <option value="pictures">{media.kinds.pictures}</option>
              <option value="files">{media.kinds.files}</option>
              <option value="unused">{media.kinds.unused}</option>
            </select>
          </Labelled>
          <Button type="submit" compact variant="quiet">
            {words.search}
          </Button>
        </form>
      </search>
      {mayAdd && (
        <Panel title={media.add}>
          <MediaUpload id="upload" address={address} token={token} words={words} />
        </Panel>
      )}
      <Panel title={words.found(found, files.length)}>
        <ul className={styles.files}>
          {files.map((file) => (
            <MediaCard key={file.path} file={file} words={words} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function MediaCard({ file, words }: { file: MediaModel; words: Words }) {
  const { media } = words;
  const { path, address, isShown, kilobytes, uses, zh, en, isUnused } = file;
  return (
    <li className={styles.file} data-unused={isUnused || undefined}>
      <a href={address} className={styles.look}>
        {isShown && <img src={address} alt="" loading="lazy" className={styles.picture} />}
        <span className={styles.path}>{path}</span>
      </a>
      <p className={styles.facts}>{media.size(kilobytes)}</p>
      {zh.length > 0 && <p lang="zh-CN">{zh.join(' / ')}</p>}
      {en.length > 0 && <p lang="en">{en.join(' / ')}</p>}
      {isUnused && <p className={styles.unused}>{media.unused}</p>}
      {uses.length > 0 && (
        <details>
          <summary>{media.usedIn(uses.length)}</summary>
          <ul>
            {uses.map(({ title, link }) => (
              <li key={link}>
                <a href={link} lang={languageOf(title)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
