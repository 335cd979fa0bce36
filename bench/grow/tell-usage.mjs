// Loaded before a program: writes what it has used to the file that USAGE_FILE names, when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const used = { cpuMs: (userCPUTime + systemCPUTime) / 1_000, peakMb: maxRSS / 1024 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(used));
});
