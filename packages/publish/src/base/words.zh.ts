import { bundles } from './words.zh/bundles.ts';
import { commands } from './words.zh/commands.ts';
import { contract } from './words.zh/contract.ts';
import { argumentsOfNode, elsewhere } from './words.zh/elsewhere.ts';
import { editors } from './words.zh/editors.ts';
import { fields } from './words.zh/fields.ts';
import { formats } from './words.zh/formats.ts';
import { records } from './words.zh/records.ts';
import { releases } from './words.zh/releases.ts';
import { sources } from './words.zh/sources.ts';

/** English template → the Chinese one, with the same slots. */
export const CHINESE: Readonly<Record<string, string>> = {
  ...fields,
  ...bundles,
  ...records,
  ...editors,
  ...formats,
  ...sources,
  ...releases,
  ...commands,
  ...contract,
  ...elsewhere,
  ...argumentsOfNode,
};

const SLOT = /\{\d+\}/;

/** Templates with slots of code that gives its words as text. */
export const FOREIGN = Object.keys({ ...contract, ...elsewhere, ...argumentsOfNode })
  .filter((template) => SLOT.test(template))
  .map((template) => ({ template, pattern: patternOf(template) }));

function patternOf(template: string): RegExp {
  const parts = template.split(SLOT).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('([^]*)')}$`);
}
