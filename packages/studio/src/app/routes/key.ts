import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beijingDay } from '@bank/contract';
import { readPublicKey } from '@bank/publish/editing';
import { makeOwnFolder, writeOwnFile } from '@bank/store';
import type { Person, Role } from '../../people/person.ts';
import { noteStep } from '../../store/steps.ts';
import { inTransaction } from '../../store/database.ts';
import { refuse, type Door } from '../asking.ts';
import { inBeijing } from '../in-beijing.ts';

/** The eight digits that two people compare. */
const SHORT_ID = 8;
const LARGEST_PEM = 1_000;
/** What the command proposes; the operator decides. */
const YEAR_MS = 365 * 86_400_000;

/**
 * The studio keeps public keys for the operator and enrols none: whoever could enrol keys could publish alone.
 */
export function key({ studio, get, post }: Door): void {
  const { database, publishing, config } = studio;
  const folder = join(config.settings.dataDir, 'studio', 'public-keys');
  const placeOf = ({ name }: Person) =>
    join(folder, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pub.pem`);

  get('/key', ({ person, show }) => {
    const pem = textOf(placeOf(person));
    const enrolled = publishing.policy().enrolled.filter((one) => one.person === person.name);
    return show({
      page: 'key',
      enrolled: enrolled.map(
        ({ id, roles, scopes, until, revoked }) =>
          `${id.slice(0, SHORT_ID)} · ${roles.join(', ')} · ${scopes?.join(', ') ?? '*'}` +
          (until === undefined ? '' : ` · < ${inBeijing(until)}`) +
          (revoked === undefined ? '' : ` · ✗ ${revoked.why}`),
      ),
      saved:
        pem === undefined
          ? undefined
          : {
              id: readPublicKey(pem, person.name).id.slice(0, SHORT_ID),
              command: commandFor(person, placeOf(person), publishing.keysFile),
            },
    });
  });

  post('/key', (one) => {
    const { person, form } = one;
    const pem = form.get('pem') ?? '';
    if (pem.length > LARGEST_PEM) return refuse(one, 'bad-form', 400);
    const { id, algorithm } = readPublicKey(pem, person.name);
    if (algorithm !== 'ed25519') return refuse(one, 'bad-form', 400);
    makeOwnFolder(folder);
    writeOwnFile(placeOf(person), pem);
    inTransaction(database, () =>
      noteStep(database, { person: person.name, step: 'key-shown', edition: null, detail: id }),
    );
    return one.leadTo('/key');
  });
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function commandFor({ name, roles, scopes, columns }: Person, file: string, keysFile: string): string {
  const signing = roles.flatMap((role: Role) =>
    role === 'checker' ? ['checker'] : role === 'auditor' ? [] : ['maker'],
  );
  return [
    `CONTENT_KEYS_FILE=${keysFile} npm run content -- keys enrol ${file}`,
    `--person "${name}" --roles ${[...new Set(signing)].join(',')} --until ${beijingDay(Date.now() + YEAR_MS)}`,
    `--scopes ${scopes.join(',')}`,
    ...(columns === undefined ? [] : [`--columns ${columns.join(',')}`]),
  ].join(' ');
}
