import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { ROOT } from '../prepare/places.mjs';
import { say } from '../prepare/plain-stop.mjs';
import { environmentIn } from './read-dockerfile.mjs';

/** The account `node` of the image. */
export const NODE_ACCOUNT = 1_000;

/** How this machine reaches a package registry, and no other of its settings. */
const NETWORK =
  /^(?:HOME|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:cache|cafile|registry|userconfig))$/i;
const ofTheMachine = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name)));

/** A stage of a Dockerfile whose files lie in a folder: its steps are run on this machine, with the image's paths in that folder. */
export class StageFolder {
  root;
  workdir = '/';
  environment = {};
  user;
  command = [];
  healthcheck = [];
  #others;
  #isIgnored;
  #programs;

  /** `others` are the stages before, by name; `programs` is where node and npm are. */
  constructor({ root, others, isIgnored, programs }) {
    Object.assign(this, { root });
    this.#others = others;
    this.#isIgnored = isIgnored;
    this.#programs = programs;
    mkdirSync(root, { recursive: true });
  }

  /** Where a path of the image lies. */
  at(path) {
    return join(this.root, posix.resolve(this.workdir, path));
  }

  /** The image's own paths of a command, as they are here. */
  placed(text) {
    return text.replaceAll(/(?<=^|[\s=])\/(?:app|data|keys|mirror|run|tls)\b/g, (path) =>
      join(this.root, path),
    );
  }

  run({ name, text }) {
    const step = this[`do${name}`];
    if (step === undefined) throw new Error(`The Dockerfile has ${name}, which this script does not know.`);
    say(`${name} ${text}`);
    step.call(this, text);
  }

  doWORKDIR(path) {
    this.workdir = path;
    mkdirSync(this.at('.'), { recursive: true });
  }

  doENV(text) {
    Object.assign(this.environment, environmentIn(text));
  }

  doCOPY(text) {
    const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
    if (source === undefined) throw new Error(`COPY ${text} is not understood.`);
    const place = target.endsWith('/') ? join(this.at(target), basename(source)) : this.at(target);
    mkdirSync(dirname(place), { recursive: true });
    if (from !== undefined)
      cpSync(this.#others.get(from).at(source), place, { recursive: true, verbatimSymlinks: true });
    else this.#copyContext(source, place);
  }

  #copyContext(source, place) {
    const filter = (path) => !this.#isIgnored(relative(ROOT, path).split(sep).join('/'));
    cpSync(join(ROOT, source), place, { recursive: true, filter, verbatimSymlinks: true });
  }

  doRUN(text) {
    const command = this.placed(text).replaceAll(/\bnode:node\b/g, `${NODE_ACCOUNT}:${NODE_ACCOUNT}`);
    execFileSync('sh', ['-ec', command], {
      cwd: this.at('.'),
      env: {
        ...ofTheMachine(),
        PATH: `${this.#programs}:/usr/local/bin:/usr/bin:/bin`,
        ...this.environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  doUSER(name) {
    this.user = name;
  }

  doCMD(text) {
    this.command = JSON.parse(text);
  }

  doHEALTHCHECK(text) {
    this.healthcheck = JSON.parse(text.replace(/^.*?\bCMD\s+/s, ''));
  }

  /** Where it may write, and where it listens: known to whoever starts it. */
  doVOLUME() {}
  doEXPOSE() {}
}
