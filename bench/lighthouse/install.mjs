import { installOwnPackages } from '../own-packages.mjs';

/** The path of Lighthouse's command. Throws PartSkipped when it cannot be installed. */
export const findOrInstallLighthouse = () =>
  `${installOwnPackages('lighthouse', 'Lighthouse')}/node_modules/lighthouse/cli/index.js`;
