import type { Activation } from '@bank/store';

/** The activation that visitors see at `now`: the newest one in effect. `activations` are one scope's, newest first. */
export function inEffect(activations: readonly Activation[], now: number): Activation | undefined {
  return activations.find(({ effectiveAt }) => effectiveAt <= now);
}
