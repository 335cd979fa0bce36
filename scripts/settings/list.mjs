import { SERVER_SETTINGS } from '@bank/server/src/operation/config.ts';
import { PUBLISHING_DEFAULTS } from '@bank/publish/settings';
import { SECRET_SETTINGS } from '@bank/store';
import { PURPOSES } from './purposes.mjs';
import { EXPECTED_IN_PUBLISHING } from './publishing.mjs';
import { TOOL_SETTINGS } from './tools.mjs';

/** Every name that the server or publishing reads, each once, the server's first. */
export const settingsOfCode = () => [
  ...new Set([...SERVER_SETTINGS.map(({ name }) => name), ...Object.keys(PUBLISHING_DEFAULTS)]),
];

/** Name, default, what is expected, what for and who reads it. */
export function listSettings() {
  const ofServer = new Map(SERVER_SETTINGS.map((setting) => [setting.name, setting]));
  const ofCode = settingsOfCode().map((name) => ({
    name,
    fallback: ofServer.get(name)?.fallback ?? String(PUBLISHING_DEFAULTS[name]),
    expected: ofServer.get(name)?.expected ?? EXPECTED_IN_PUBLISHING[name] ?? '',
    purpose: PURPOSES[name] ?? '',
    readers: [
      ...(ofServer.has(name) ? ['server'] : []),
      ...(Object.hasOwn(PUBLISHING_DEFAULTS, name) ? ['publishing'] : []),
    ],
    isSecret: SECRET_SETTINGS.includes(name),
  }));
  const ofTools = TOOL_SETTINGS.map((setting) => ({
    ...setting,
    isSecret: SECRET_SETTINGS.includes(setting.name),
  }));
  return [...ofCode, ...ofTools];
}
