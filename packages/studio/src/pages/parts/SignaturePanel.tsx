import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import type { SignatureModel } from '../page-model.ts';
import styles from './SignaturePanel.module.css';

interface Props {
  edition: number;
  bundle: string;
  person: string;
  token: string;
  signatures: readonly SignatureModel[];
  words: Words;
}

/** Signing is script's alone: the key is in this person's browser, and nowhere else. */
export function SignaturePanel({ edition, bundle, person, token, signatures, words }: Props) {
  return (
    <>
      <p className={styles.bundle}>
        {words.bundle} <code>{bundle.slice(0, 16)}</code>
      </p>
      <p>{words.signHint}</p>
      <noscript>
        <p>{words.signNeedsScript}</p>
      </noscript>
      <ul className={styles.list}>
        {signatures.map(({ role, signedBy, isMine }) => (
          <li key={role} className={styles.signature}>
            <span>{role === 'maker' ? words.roleMaker : words.roleChecker}</span>
            <span>{signedBy === undefined ? words.notSigned : words.signedBy(signedBy)}</span>
            {isMine && (
              <Button
                compact
                disabled
                data-sign={role}
                data-edition={edition}
                data-person={person}
                data-token={token}
                data-missing={words.keyNotHere}
                data-failed={words.keyFailed}
              >
                {role === 'maker' ? words.signMaker : words.signChecker}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" data-sign-status="" className={styles.bundle} />
    </>
  );
}
