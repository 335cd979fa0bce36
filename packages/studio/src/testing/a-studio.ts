import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runContent } from '@bank/publish/run-content';
import { signedText } from '@bank/publish/signed-text';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { openContentStore, type ContentSnapshot } from '@bank/store';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../app/config.ts';
import type { RenderPage } from '../app/rendering.ts';
import { closeStudio, openStudio } from '../app/studio.ts';

const HOST = 'localhost:8090';

/** A studio over a small site whose first release visitors see. */
export async function aStudio(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const content = join(folder, 'content');
  const source = writeFiles(join(content, 'site'), siteSources());
  const keysFile = join(folder, 'data/studio/keys.json');
  const environment = {
    BANK_DATA_DIR: join(folder, 'data'),
    STUDIO_CONTENT: content,
    CONTENT_KEYS_FILE: keysFile,
    USER: 'operator',
    ...settings,
  };
  const command = async (...args: string[]) => {
    const said: string[] = [];
    const hear = (line: string) => said.push(line);
    const code = await runContent(args, environment, { say: hear, complain: hear });
    if (code !== 0) throw new Error(said.join('\n'));
    return said.join('\n');
  };
  await command('publish', source, '--yes');
  const page = new URL('../entry-pages.tsx', import.meta.url).href;
  const { renderPage } = (await import(page)) as { renderPage: RenderPage };
  const rendering = {
    render: renderPage,
    styles: [],
    textStyles: [],
    script: '/script.js',
    files: new Map(),
  };
  const open = (more: Readonly<Record<string, string>> = {}) => {
    const studio = openStudio(readConfig({ ...environment, ...more }));
    return { studio, app: buildApp(studio, rendering) };
  };
  let { studio, app } = open();
  onTestFinished(async () => {
    await app.close();
    closeStudio(studio);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    source,
    content,
    environment,
    keysFile,
    command,
    dataDir: environment.BANK_DATA_DIR,
    /** As after the process has ended and begun again. */
    reopen: async () => {
      await app.close();
      closeStudio(studio);
      ({ studio, app } = open());
    },
    signIn: (person: string, at?: FastifyInstance) => signIn(() => at ?? app, person),
    /** As another process on the same database and folders. */
    beside: (): FastifyInstance => {
      const other = open({ STUDIO_PORT: '8091' });
      onTestFinished(async () => {
        await other.app.close();
        closeStudio(other.studio);
      });
      return other.app;
    },
    app: () => app,
    studio: () => studio,
    /** The content as visitors see it at a moment. */
    seenAt: async <Result>(at: number, look: (snapshot: ContentSnapshot) => Promise<Result>) => {
      const store = await openContentStore({ databaseUrl: undefined, dataDir: environment.BANK_DATA_DIR });
      const result = await look(store.snapshot(await store.currentVersion(at)));
      await store.close();
      return result;
    },
    /** A key of a person, enrolled by the operator. */
    enrol: async (person: string, roles: string): Promise<KeyObject> => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const file = join(folder, `${person}.pub.pem`);
      writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
      await command('keys', 'enrol', file, '--person', person, '--roles', roles, '--until', '2099-12-31');
      return privateKey;
    },
  };
}

/** As a list where a form has fields of one name. */
type Fields = Record<string, string> | readonly (readonly [string, string])[];

const entriesOf = (fields: Fields): [string, string][] =>
  (Array.isArray(fields) ? fields : Object.entries(fields)).map(([name, value]) => [name, value]);

export interface Browser {
  /** Of its session. */
  cookie: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (path: string, fields?: Fields, headers?: Record<string, string>) => Promise<Answer>;
  /** A file as it is, as script sends it. */
  send: (path: string, bytes: string | Buffer) => Promise<Answer>;
}

export interface Answer {
  status: number;
  body: string;
  /** Where it leads on. */
  location: string;
}

/** What a person does in a browser, without script. */
async function signIn(app: () => FastifyInstance, person: string): Promise<Browser> {
  const headers = {
    host: HOST,
    origin: `http://${HOST}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const signed = await app().inject({
    method: 'POST',
    url: '/sign-in',
    headers,
    payload: new URLSearchParams({ person }).toString(),
  });
  const cookie = String(signed.headers['set-cookie']).split(';', 1)[0] ?? '';
  const answerOf = (answer: {
    statusCode: number;
    body: string;
    headers: { location?: string | undefined };
  }) => ({
    status: answer.statusCode,
    body: answer.body,
    location: answer.headers.location ?? '',
  });
  const get: Browser['get'] = async (url, more = {}) =>
    answerOf(await app().inject({ url, headers: { host: HOST, cookie, ...more } }));
  const [, token = ''] = /name="token" value="([^"]+)"/.exec((await get('/')).body) ?? [];
  return {
    cookie,
    get,
    send: async (url, bytes) =>
      answerOf(
        await app().inject({
          method: 'POST',
          url,
          headers: {
            ...headers,
            cookie,
            'content-type': 'application/octet-stream',
            'x-studio-token': token,
          },
          payload: Buffer.from(bytes as Buffer),
        }),
      ),
    post: async (url, fields = {}, more = {}) =>
      answerOf(
        await app().inject({
          method: 'POST',
          url,
          headers: { ...headers, cookie, ...more },
          payload: new URLSearchParams([...entriesOf(fields), ['token', token]]).toString(),
        }),
      ),
  };
}

/** What the browser's script makes of the manifest. */
export async function signatureOf(
  browser: Browser,
  edition: string,
  person: string,
  role: string,
  key: KeyObject,
) {
  const manifest = JSON.parse((await browser.get(`${edition}/manifest.json`)).body) as object;
  const at = new Date().toISOString();
  const signature = sign(null, Buffer.from(signedText(manifest, person, role, at)), key).toString('base64');
  return { role, at, signature };
}

/** The stamps of a form as it was shown, by the name of their hidden field. */
export function stampsIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/name="(base\.[^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
