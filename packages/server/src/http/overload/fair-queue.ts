import { wideNetworkOf } from '../requests/client-address.ts';

/** How many visitors' worth of turns one IPv6 /48 gets in a round: a carrier has many people in it, an attacker one. */
const NETWORK_TURNS = 4;

interface Network<Item> {
  /** By visitor; whoever is first in the map has the next turn, and goes to its end with it. */
  visitors: Map<string, Item[]>;
  waiting: number;
  /** Of this round. */
  turnsHad: number;
}

const turnsOf = ({ visitors }: Network<unknown>) => Math.min(NETWORK_TURNS, visitors.size);
/** What is waiting for each turn of a round. */
const pressureOf = (network: Network<unknown>) => network.waiting / turnsOf(network);

/**
 * A queue in which visitors take turns, however many things each of them waits for: an IPv4 address is a visitor, and so
 * is an IPv6 /64; those of one /48 have {@link NETWORK_TURNS} turns in a round together (SEC-12).
 */
export class FairQueue<Item> {
  readonly #networks = new Map<string, Network<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(visitor: string, item: Item): void {
    const name = wideNetworkOf(visitor);
    const network = this.#networks.get(name) ?? {
      visitors: new Map<string, Item[]>(),
      waiting: 0,
      turnsHad: 0,
    };
    this.#networks.set(name, network);
    const items = network.visitors.get(visitor);
    if (items === undefined) network.visitors.set(visitor, [item]);
    else items.push(item);
    network.waiting += 1;
    this.#size += 1;
  }

  /** The next thing that may be taken, of the next visitor who waits for one. */
  next(mayTake: (item: Item) => boolean): Item | undefined {
    for (const [name, network] of this.#networks) {
      for (const [visitor, items] of network.visitors) {
        const [item] = items;
        if (item === undefined || !mayTake(item)) continue;
        items.shift();
        this.#turnTaken(name, network, visitor, items);
        return item;
      }
    }
    return undefined;
  }

  /** Takes out what has been given up. */
  remove(visitor: string, item: Item): void {
    const name = wideNetworkOf(visitor);
    const network = this.#networks.get(name);
    const items = network?.visitors.get(visitor);
    const at = items?.indexOf(item) ?? -1;
    if (network === undefined || items === undefined || at < 0) return;
    items.splice(at, 1);
    this.#counted(name, network, visitor, items);
  }

  /** Whether somebody waits for more than `visitor` would, with one thing more. */
  hasLonger(visitor: string): boolean {
    return this.#longest(visitor) !== undefined;
  }

  /** Takes out the newest thing of whoever waits for the most, when that is more than `visitor` would wait for. */
  makeRoomFor(visitor: string): Item | undefined {
    const found = this.#longest(visitor);
    if (found === undefined) return undefined;
    const { name, network, owner, items } = found;
    const item = items.pop();
    this.#counted(name, network, owner, items);
    return item;
  }

  #longest(visitor: string) {
    // Nobody waits for more than one thing; in a rush of many people this is asked for every one of them.
    if (this.#size === this.#networks.size) return undefined;
    const own = wideNetworkOf(visitor);
    let worst: { name: string; network: Network<Item> } | undefined;
    for (const [name, network] of this.#networks) {
      if (worst === undefined || pressureOf(network) > pressureOf(worst.network)) worst = { name, network };
    }
    if (worst === undefined) return undefined;
    const longest = [...worst.network.visitors].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    const [owner, items] = longest;
    const isLonger =
      worst.name === own
        ? items.length > (worst.network.visitors.get(visitor)?.length ?? 0) + 1
        : pressureOf(worst.network) > this.#pressureWith(own, visitor);
    return isLonger ? { ...worst, owner, items } : undefined;
  }

  /** Of a network that has one thing more of this visitor's. */
  #pressureWith(name: string, visitor: string): number {
    const network = this.#networks.get(name);
    if (network === undefined) return 1;
    const visitors = network.visitors.size + (network.visitors.has(visitor) ? 0 : 1);
    return (network.waiting + 1) / Math.min(NETWORK_TURNS, visitors);
  }

  #turnTaken(name: string, network: Network<Item>, visitor: string, items: Item[]): void {
    network.turnsHad += 1;
    const isOver = network.turnsHad >= turnsOf(network);
    network.visitors.delete(visitor);
    if (items.length > 0) network.visitors.set(visitor, items);
    this.#counted(name, network, visitor, items);
    if (!isOver || !this.#networks.has(name)) return;
    network.turnsHad = 0;
    this.#networks.delete(name);
    this.#networks.set(name, network);
  }

  #counted(name: string, network: Network<Item>, visitor: string, items: Item[]): void {
    network.waiting -= 1;
    this.#size -= 1;
    if (items.length === 0) network.visitors.delete(visitor);
    if (network.visitors.size === 0) this.#networks.delete(name);
  }
}
