import type { VisitsCommand } from './command.ts';
import { feedback } from './feedback.ts';
import { report } from './report/report.ts';

export const commands: Readonly<Record<string, VisitsCommand>> = {
  feedback,
  report,
};
