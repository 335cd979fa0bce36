import type { VisitsCommand } from './command.ts';
import { feedback } from './feedback.ts';

export const commands: Readonly<Record<string, VisitsCommand>> = {
  feedback,
};
