/* Loaded before the server: says in its log when something has been added to what all objects share. */
const SHARED = {
  Object: Object.prototype,
  Array: Array.prototype,
  Function: Function.prototype,
  String: String.prototype,
};
const namesOf = (prototype) => Reflect.ownKeys(prototype).map(String);
const known = new Map(Object.entries(SHARED).map(([name, prototype]) => [name, new Set(namesOf(prototype))]));

setInterval(() => {
  for (const [name, prototype] of Object.entries(SHARED)) {
    const added = namesOf(prototype).filter((key) => !known.get(name).has(key));
    if (added.length > 0) process.stderr.write(`PROTOTYPE POLLUTED: ${name} ${added.join(', ')}\n`);
  }
}, 20).unref();
