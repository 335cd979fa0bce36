import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { say } from './plain-stop.mjs';

export const canInstallDebianPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

export function installDebianPackages(names, advice) {
  say(`Installing ${names.join(' and ')} with apt (about a minute)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  runCommand('apt-get', ['update', '-q'], { env, advice });
  runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env, advice });
}
