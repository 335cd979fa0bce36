const DATABASE = 'studio-keys';
const STORE = 'keys';

/** A pair whose private half no script can read: it can only be asked to sign. */
export interface OwnKey {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(DATABASE)));
  });
}

function ask<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
  return open().then(
    (database) =>
      new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('error', () => reject(transaction.error ?? new Error(STORE)));
      }),
  );
}

export const findKey = (person: string): Promise<OwnKey | undefined> =>
  ask('readonly', (store) => store.get(person) as IDBRequest<OwnKey | undefined>);

/** Makes a key for a person and keeps it in this browser. */
export async function makeKey(person: string): Promise<OwnKey> {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
  const key: OwnKey = { privateKey: pair.privateKey, publicKey: pair.publicKey };
  await ask('readwrite', (store) => store.put(key, person));
  return key;
}

export async function publicPem({ publicKey }: OwnKey): Promise<string> {
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  return `-----BEGIN PUBLIC KEY-----\n${base64Of(der)}\n-----END PUBLIC KEY-----\n`;
}

export async function signatureOf({ privateKey }: OwnKey, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign({ name: 'Ed25519' }, privateKey, new TextEncoder().encode(text));
  return base64Of(new Uint8Array(bytes));
}

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
