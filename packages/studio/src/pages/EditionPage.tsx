import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { EditionModel, SignedIn } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { ChangeList, placeId } from './parts/ChangeList.tsx';
import { DeskChanges } from './parts/DeskChanges.tsx';
import { DeskPut } from './parts/DeskPut.tsx';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { FindingList } from './parts/FindingList.tsx';
import { ItemRows } from './parts/ItemRows.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { PublishForm } from './parts/PublishForm.tsx';
import { SignaturePanel } from './parts/SignaturePanel.tsx';
import { WrongCells } from './parts/WrongCells.tsx';
import { languageOf } from './parts/language-of.ts';
import styles from './EditionPage.module.css';

interface Props {
  edition: EditionModel;
  signedIn: SignedIn;
  words: Words;
}

export function EditionPage({ edition, signedIn, words }: Props) {
  const { id, state, may, items, overtaken, findings, changes, desk, signatures } = edition;
  const { token } = signedIn;
  const address = `/editions/${id}`;
  return (
    <>
      <EditionTrail edition={edition} words={words} leadsToLook={false} />
      {state === 'published' && (
        <p>
          {edition.release !== undefined && words.publishedAs(edition.release)} ·{' '}
          {words.showsFrom(edition.showsFrom)} · {words.exported}
        </p>
      )}
      {state === 'discarded' && <p>{words.discarded}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          {desk && desk.wrongCells.length > 0 && (
            <Panel title={words.desk.wrong}>
              <WrongCells edition={id} cells={desk.wrongCells} words={words} token={token} />
            </Panel>
          )}
          {desk && (
            <Panel title={words.desk.changes}>
              <DeskChanges changes={desk.changes} words={words} />
            </Panel>
          )}
          {desk?.mayKeep && (
            <Panel title={words.desk.again}>
              <DeskPut desk={desk.name} edition={id} words={words} token={token} />
            </Panel>
          )}
          {changes.length > 0 && state !== 'open' && (
            <Panel title={words.changes}>
              <ChangeList
                changes={changes}
                remarks={edition.remarks}
                remarkAt={may.remark ? { address: `${address}/remarks`, token } : undefined}
                words={words}
              />
            </Panel>
          )}
          {!desk && (
            <Panel
              title={words.items}
              aside={
                <>
                  <a href={`${address}/content`}>{words.content}</a>
                  <a href={`${address}/media`}>{words.media.title}</a>
                  <a href={`${address}/order`}>{words.ordering.title}</a>
                </>
              }
            >
              {items.length === 0 ? <p>{words.noItems}</p> : <ItemRows items={items} words={words} />}
              {overtaken.length > 0 && (
                <p>
                  {words.overtaken} {overtaken.join(', ')}
                </p>
              )}
            </Panel>
          )}
          <Panel title={words.findings}>
            {edition.isChecking ? (
              <p role="status" data-checking={`${address}/findings.json`}>
                {words.checking}
              </p>
            ) : (
              <FindingList findings={findings} words={words} />
            )}
          </Panel>
        </div>
        <div className={styles.column}>
          {may.submit && (
            <Panel title={words.submit}>
              <p>{words.submitHint}</p>
              <ActionForm token={token} label={words.submit} action={`${address}/submit`}>
                <Button type="submit" compact>
                  {words.submit}
                </Button>
              </ActionForm>
            </Panel>
          )}
          {edition.checkingRefusal !== undefined && state === 'submitted' && (
            <p className={styles.refusal}>{words.refusals[edition.checkingRefusal]}</p>
          )}
          {(may.check || may.sendBack) && (
            <Panel title={words.roles.checker}>
              {may.check && (
                <ActionForm token={token} label={words.approve} action={`${address}/approve`}>
                  <Button type="submit" compact>
                    {words.approve}
                  </Button>
                </ActionForm>
              )}
              {may.sendBack && (
                <ActionForm token={token} label={words.sendBack} action={`${address}/send-back`} isTall>
                  <Labelled id="why" label={words.sendBackWhy} isWide>
                    <input id="why" name="why" required maxLength={400} />
                  </Labelled>
                  <Button type="submit" compact variant="quiet">
                    {words.sendBack}
                  </Button>
                </ActionForm>
              )}
            </Panel>
          )}
          {state === 'approved' && (
            <Panel title={words.signatures}>
              <SignaturePanel
                edition={id}
                bundle={edition.bundle}
                person={signedIn.name}
                token={token}
                signatures={signatures}
                words={words}
              />
            </Panel>
          )}
          {may.publish && (
            <Panel title={words.publish}>
              <PublishForm edition={edition} token={token} words={words} />
            </Panel>
          )}
          {(may.embargo || edition.embargo !== '') && (
            <Panel title={words.embargo}>
              <p>
                {edition.embargo === ''
                  ? words.embargoHint
                  : words.embargoUntil(edition.embargo.replace('T', ' '))}
              </p>
              {may.embargo && (
                <ActionForm token={token} label={words.embargo} action={`${address}/embargo`} isTall>
                  <Labelled id="until" label={words.embargoMoment} isWide>
                    <input id="until" name="until" type="datetime-local" defaultValue={edition.embargo} />
                  </Labelled>
                  <Button type="submit" compact variant="quiet">
                    {words.save}
                  </Button>
                </ActionForm>
              )}
            </Panel>
          )}
          {may.preview && (
            <Panel title={words.preview}>
              <p>{words.lookHint}</p>
              <p>
                <a href={`${address}/look`}>{words.look}</a>
              </p>
              {edition.preview !== undefined && (
                <p>
                  <a href={edition.preview}>{words.previewLink}</a>
                </p>
              )}
            </Panel>
          )}
          {may.discard && (
            <Panel title={words.discard}>
              <p>{words.discardHint}</p>
              <ActionForm token={token} label={words.discard} action={`${address}/discard`} isTall>
                <label>
                  <input type="checkbox" name="sure" value="yes" required /> {words.discardSure}
                </label>
                <Button type="submit" compact variant="quiet">
                  {words.discard}
                </Button>
              </ActionForm>
            </Panel>
          )}
          <Panel title={words.remarks}>
            {edition.remarks.length === 0 && <p>{words.noRemarks}</p>}
            <ul className={styles.remarks}>
              {edition.remarks.map(({ person, when, item, text }) => (
                <li key={`${person} ${when} ${text}`}>
                  <p className={styles.who}>
                    {person} · {when}
                    {item !== '' && (
                      <>
                        {' · '}
                        <a href={`#${placeId(item)}`}>{item}</a>
                      </>
                    )}
                  </p>
                  <p lang={languageOf(text)}>{text}</p>
                </li>
              ))}
            </ul>
            {may.remark && (
              <ActionForm token={token} label={words.remark} action={`${address}/remarks`} isTall>
                <Labelled id="remark" label={words.remark} isWide>
                  <textarea id="remark" name="text" rows={3} required maxLength={2000} />
                </Labelled>
                <Button type="submit" compact variant="quiet">
                  {words.save}
                </Button>
              </ActionForm>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}
