import { hash } from 'node:crypto';
import {
  CallRejected,
  createClient,
  LANGUAGES,
  navigation,
  netOption,
  type Language,
  type RouteDef,
  type Transport,
} from '@bank/contract';

/**
 * Tells apart what browsers keep copies of, routes and menus. Documents carry it rather than the key of their version: one
 * that a release does not change stays the same to the byte (decision 0047).
 */
export async function navigationKey(
  routes: Readonly<Record<Language, readonly RouteDef[]>>,
  transport: Transport,
): Promise<string> {
  const menus = await Promise.all(LANGUAGES.map((language) => menuOf(language, transport)));
  return hash('sha256', JSON.stringify([routes, menus]), 'base64url').slice(0, 12);
}

/** Undefined where the content has none; its pages say so themselves. */
async function menuOf(language: Language, transport: Transport): Promise<unknown> {
  const client = createClient(language, transport);
  try {
    const { id } = await client.call(netOption, {});
    return await client.call(navigation, { relationId: id });
  } catch (error) {
    if (error instanceof CallRejected) return undefined;
    throw error;
  }
}
