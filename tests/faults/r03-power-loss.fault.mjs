import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBank } from './support/bank.mjs';
import { startClients, until } from './support/clients.mjs';
import { diskFaults, stepsOf } from './support/disk-faults.mjs';
import { Acknowledged, drawCodes, feedbackOf, opinionOf, visitOf } from './support/visitors.mjs';

const SECTOR = 512;

export const fault = {
  id: 'R3',
  promise: 'A power cut takes nothing that was acknowledged.',
  fault:
    'the traced writes of a server that takes feedback, opinions and visits are replayed up to a random point; what was not synced by then is kept, lost or torn at a sector by chance',
  measure: 'replayed stores that do not open whole, and acknowledged rows that are missing in them',
  target: '1,000 of 1,000 whole with every row that had been acknowledged',
  isFast: true,
};

/** The files as a disk may hold them when the power goes after these steps. */
function afterPowerLoss(start, steps, random) {
  const files = new Map([...start].map(([name, bytes]) => [name, new Growing(bytes)]));
  const lastSync = new Map();
  for (const [i, { operation, file }] of steps.entries()) if (operation === 'S') lastSync.set(file, i);
  for (const [i, step] of steps.entries()) {
    const isSynced = i < (lastSync.get(step.file) ?? -1);
    // The memory of all processes, gone with the power.
    if (step.file.endsWith('-shm') || step.operation === 'S') continue;
    if (!isSynced && random() < 0.4) continue;
    apply(files, step, isSynced ? 1 : random());
  }
  return files;
}

function apply(files, { operation, file, length, offset, bytes }, share) {
  if (operation === 'U') return void files.delete(file);
  const known = files.get(file) ?? new Growing(Buffer.alloc(0));
  files.set(file, known);
  if (operation === 'T') return known.resize(length);
  const whole = share > 0.5 ? length : Math.floor((length * share) / SECTOR) * SECTOR;
  return known.put(bytes.subarray(0, whole), offset);
}

/** The content of a file that is written in small parts. */
class Growing {
  #room;
  #length;

  constructor(bytes) {
    this.#room = Buffer.from(bytes);
    this.#length = bytes.length;
  }

  get bytes() {
    return this.#room.subarray(0, this.#length);
  }

  resize(length) {
    if (length > this.#room.length) this.#room = Buffer.concat([this.bytes, Buffer.alloc(length)]);
    if (length > this.#length) this.#room.fill(0, this.#length, length);
    this.#length = length;
  }

  put(bytes, offset) {
    if (offset + bytes.length > this.#length) this.resize(offset + bytes.length);
    bytes.copy(this.#room, offset);
  }
}

export async function run({ isFast, random }) {
  const cuts = isFast ? 60 : 1_000;
  return withBank({ name: 'r03' }, async (bank, folder) => {
    const trace = join(folder, 'trace');
    await bank.stop();
    const codes = await drawCodes(bank.dataDir, 1_000);
    // What the disk holds when the trace begins.
    const start = new Map([['visits.db', readFileSync(join(bank.dataDir, 'visits.db'))]]);
    await bank.startAgain(diskFaults(bank.dataDir, { TRACE: trace }));
    const acknowledged = [];
    const next = (i) => (i % 3 === 0 ? visitOf(i) : i % 3 === 1 ? opinionOf(i) : feedbackOf(i, codes.pop()));
    const seen = (answer, asked) => {
      acknowledged.push({ answer, asked, position: statSync(trace).size });
    };
    const clients = startClients({ url: bank.url, count: 16, next, seen });
    await until(() => acknowledged.length >= 600, 'acknowledgements');
    await clients.stop();
    await bank.kill();

    const steps = stepsOf(readFileSync(trace)).filter(({ file }) => file.startsWith('visits.db'));
    const broken = [];
    const place = join(folder, 'after');
    for (let n = 0; n < cuts; n += 1) {
      const cut = 1 + Math.floor(random() * steps.length);
      const position = steps[cut - 1].end;
      rmSync(place, { recursive: true, force: true });
      mkdirSync(place);
      for (const [name, file] of afterPowerLoss(start, steps.slice(0, cut), random))
        writeFileSync(join(place, name), file.bytes);
      const told = new Acknowledged();
      for (const one of acknowledged) if (one.position <= position) told.note(one.answer, one.asked);
      const { lost, integrity } = compared(told, place);
      if (lost > 0 || integrity !== 'ok') broken.push(`cut ${cut}: ${lost} lost, ${integrity}`);
    }
    return {
      isMet: broken.length === 0,
      figure: `${cuts - broken.length} of ${cuts} whole, ${acknowledged.length} acknowledgements in ${steps.length} steps`,
      figures: { cuts, broken: broken.slice(0, 10), acknowledged: acknowledged.length, steps: steps.length },
      size: isFast ? `${cuts} cuts` : 'full',
    };
  });
}

function compared(told, place) {
  try {
    return told.compareWith(place);
  } catch (error) {
    return { lost: 0, integrity: error.message };
  }
}
