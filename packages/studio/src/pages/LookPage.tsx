import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { LookModel, PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import styles from './LookPage.module.css';

type Props = Extract<PageModel, { page: 'look' }> & { words: Words; token: string };

const WIDTHS = [390, 768, 1366] as const;

/** One choice for both frames, so that what differs is what the edition changes. */
export function LookPage({ edition, look, words, token }: Props) {
  const { link, isOld, at, path, mayStart, frames, width, language } = look;
  return (
    <>
      <EditionTrail edition={edition} words={words} leadsToLook={false} />
      {mayStart && (
        <Panel title={words.startPreview}>
          <p>{words.previewHint}</p>
          {isOld && <p>{words.previewOld}</p>}
          <ActionForm token={token} label={words.startPreview} action={`/editions/${edition.id}/preview`}>
            <input type="hidden" name="path" value={path} />
            <Labelled id="at" label={words.lookMoment}>
              <input id="at" name="at" type="datetime-local" defaultValue={at} />
            </Labelled>
            <Button type="submit" compact {...(link !== undefined && { variant: 'quiet' })}>
              {link === undefined ? words.startPreview : words.renewPreview}
            </Button>
          </ActionForm>
          {link !== undefined && (
            <p>
              <a href={link}>{words.previewLink}</a>
            </p>
          )}
        </Panel>
      )}
      {link !== undefined && (
        <>
          <Choice look={look} edition={edition.id} words={words} />
          <div className={styles.frames} data-width={width}>
            {frames.map(({ of, address }) => (
              <figure key={of} className={styles.frame}>
                <figcaption>{words.frames[of]}</figcaption>
                {/* Wider than its place it is moved by keyboard and finger. */}
                <div className={styles.place} role="group" aria-label={words.frames[of]} tabIndex={0}>
                  {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs its own cookies and storage */}
                  <iframe
                    src={address}
                    title={words.frameTitle(words.frames[of], width)}
                    lang={language === 'CN' ? 'zh-CN' : 'en'}
                    className={styles.view}
                  />
                </div>
              </figure>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Choice({ look, edition, words }: { look: LookModel; edition: number; words: Words }) {
  const { path, paths, width, language, theme, isLarge, isGrey } = look;
  return (
    <form className={styles.choice} aria-label={words.look} action={`/editions/${edition}/look`}>
      <Labelled id="path" label={words.lookPath}>
        <input id="path" name="path" list="paths" defaultValue={path} />
      </Labelled>
      <datalist id="paths">
        {paths.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Labelled id="width" label={words.lookWidth}>
        <select id="width" name="width" defaultValue={width}>
          {WIDTHS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Labelled>
      <Labelled id="language" label={words.language}>
        <select id="language" name="language" defaultValue={language}>
          <option value="CN">{words.chinese}</option>
          <option value="EN">{words.english}</option>
        </select>
      </Labelled>
      <Labelled id="theme" label={words.lookTheme}>
        <select id="theme" name="theme" defaultValue={theme}>
          {Object.entries(words.themes).map(([name, shown]) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id="text" label={words.lookText}>
        <select id="text" name="text" defaultValue={isLarge ? '200' : '100'}>
          <option value="100">100%</option>
          <option value="200">200%</option>
        </select>
      </Labelled>
      <Labelled id="grey" label={words.lookGrey}>
        <select id="grey" name="grey" defaultValue={isGrey ? 'on' : 'off'}>
          <option value="off">{words.no}</option>
          <option value="on">{words.yes}</option>
        </select>
      </Labelled>
      <Button type="submit" compact>
        {words.lookShow}
      </Button>
    </form>
  );
}
