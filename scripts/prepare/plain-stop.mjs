/** A failure whose message is written for the person at the keyboard, so it is shown without a stack. */
export class PlainStop extends Error {
  name = 'PlainStop';
}

export const say = (text) => process.stdout.write(`${text}\n`);

export function showFailure(error) {
  process.stderr.write(`\n${error instanceof PlainStop ? error.message : error.stack}\n`);
}
