import { createClient, fetchTransport, type Client, type Language } from '@bank/contract';

const transport = fetchTransport();

/** The clients of the browser, for loaders and for the few parts that call on a visitor's action. */
export const browserClients: Record<Language, Client> = {
  CN: createClient('CN', transport),
  EN: createClient('EN', transport),
};
