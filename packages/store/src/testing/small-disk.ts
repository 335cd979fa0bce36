import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why tests on a disk of their own cannot run here; undefined where they can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform === 'linux' && process.getuid?.() === 0 && canMount()) return undefined;
  return 'SKIPPED: only root on Linux can mount a disk that is small enough to be filled';
}

/** A disk that a test can fill; `remove` it last. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'bank-small-disk-'));

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder]);
  }

  /** Leaves not one block free. */
  fill(): void {
    const ballast = openSync(join(this.folder, 'ballast'), 'w');
    try {
      for (;;) writeSync(ballast, Buffer.alloc(4_096));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(ballast);
    }
  }

  makeRoom(): void {
    const ballast = openSync(join(this.folder, 'ballast'), 'r+');
    ftruncateSync(ballast);
    closeSync(ballast);
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bank-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    // A container without the right to mount.
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
