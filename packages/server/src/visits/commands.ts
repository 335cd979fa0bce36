import type { VisitsCommand } from './command.ts';
import { feedback } from './feedback.ts';
import { opinions } from './opinions.ts';
import { report } from './report/report.ts';
import { searches } from './searches.ts';
import { speed } from './speed.ts';

export const commands: Readonly<Record<string, VisitsCommand>> = {
  feedback,
  opinions,
  report,
  searches,
  speed,
};
