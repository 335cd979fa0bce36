import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBankServer } from '../../../bench/bank-server.mjs';
import { freePort } from '../../../bench/processes.mjs';
import makeTemplateStore, { copyTemplateStore } from '../../support/template-store.ts';

// Every client of a test is a visitor of its own: it names its address, as a proxy on this machine would.
const SETTINGS = { TRUST_PROXY: '127.0.0.1' };

/** A folder that is removed at the end of `work`. */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-fault-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills `dataDir` with the demo bank and its search index. */
export function copyDemoStore(dataDir) {
  makeTemplateStore();
  copyTemplateStore(dataDir);
}

/** The real server on a store; it can be killed and started again at the same address. */
export class Bank {
  #options;
  #server;

  constructor(options) {
    this.#options = options;
  }

  /** Resolves when it answers. `settings` and the rest are those of `startBankServer`. */
  static async start({ dataDir, name, settings = {}, port, ...rest }) {
    const ports = { port: port ?? (await freePort()), operatorsPort: await freePort() };
    const set = { ...SETTINGS, ...settings };
    const bank = new Bank({ dataDir, name: `fault-${name}`, settings: set, ports, ...rest });
    await bank.startAgain();
    return bank;
  }

  async startAgain(settings = {}) {
    const options = { ...this.#options, settings: { ...this.#options.settings, ...settings } };
    this.#server = await startBankServer(options);
  }

  /** What is started from now on is the server of another version. */
  upgradeTo({ main }) {
    this.#options = { ...this.#options, main };
  }

  get url() {
    return this.#server.url;
  }

  get operatorsUrl() {
    return this.#server.operatorsUrl;
  }

  get pid() {
    return this.#server.pid;
  }

  get dataDir() {
    return this.#options.dataDir;
  }

  /** Whether the process that was started last still lives. */
  get isAlive() {
    const { exitCode, signalCode } = this.#server.process;
    return exitCode === null && signalCode === null;
  }

  log() {
    return readFileSync(this.#server.logFile, 'utf8');
  }

  signal(name) {
    this.#server.process.kill(name);
  }

  async kill() {
    if (!this.isAlive) return;
    const ended = once(this.#server.process, 'exit');
    this.signal('SIGKILL');
    await ended;
  }

  async stop() {
    this.signal('SIGCONT');
    await this.#server.stop();
  }

  /** What it tells a load balancer: `{ isReady, text }`. */
  async readiness() {
    const answer = await fetch(`${this.operatorsUrl}/readyz`);
    return { isReady: answer.ok, text: (await answer.text()).trim() };
  }

  async metrics() {
    return (await fetch(`${this.operatorsUrl}/metrics`)).text();
  }

  /** The value of one metric: `metric('page_render_seconds_count')`. */
  async metric(name) {
    const line = (await this.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  }
}

/** The demo bank on a store of its own, stopped and removed after `work(bank)`. */
export function withBank(options, work) {
  return withFolder(async (folder) => {
    const dataDir = options.dataDir ?? join(folder, 'data');
    if (options.dataDir === undefined) copyDemoStore(dataDir);
    const bank = await Bank.start({ ...options, dataDir });
    try {
      return await work(bank, folder);
    } finally {
      await bank.stop();
    }
  });
}
