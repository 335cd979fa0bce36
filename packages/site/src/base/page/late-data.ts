import { use } from 'react';
import { tellOfMissingParts } from '../state/missing-parts.ts';

/** Data of a document that came as HTML: a file that is fetched when somebody turns to what shows it. */
export interface Late<Data> {
  come: Data | undefined;
  /** Never rejects: what does not come leaves the markup of the server in place. */
  arrival: Promise<Data>;
  /** Rejects when it cannot be had, and may be called again. */
  fetch: () => Promise<Data>;
}

export function late<Data>(load: () => Promise<Data>): Late<Data> {
  const { promise: arrival, resolve } = Promise.withResolvers<Data>();
  let coming: Promise<Data> | undefined;
  const data: Late<Data> = {
    come: undefined,
    arrival,
    fetch() {
      coming ??= load().then(
        (loaded) => {
          data.come = loaded;
          resolve(loaded);
          return loaded;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
  return data;
}

const isLate = <Data extends object>(data: Data | Late<Data>): data is Late<Data> => 'arrival' in data;

/** The data, as soon as they are there. */
export const fetchLate = <Data extends object>(data: Data | Late<Data>): Promise<Data> =>
  isLate(data) ? data.fetch() : Promise.resolve(data);

/** The data; what is drawn before they have come asks and waits for them. */
export function useLate<Data extends object>(data: Data | Late<Data>): Data {
  if (!isLate(data)) return data;
  if (data.come !== undefined) return data.come;
  data.fetch().catch(tellOfMissingParts);
  return use(data.arrival);
}
