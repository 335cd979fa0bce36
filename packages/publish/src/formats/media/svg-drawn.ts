/** How much of itself a picture draws again by its references: ten in ten in ten are a thousand from three lines. */
export class SvgDrawn {
  /** By the id of an element, '' for the picture: how many elements stand in it, and what they draw again. */
  readonly #groups = new Map<string, { elements: number; drawn: string[] }>();
  /** Ids of the open elements, outermost first; undefined for those without one. */
  readonly #open: (string | undefined)[] = [];

  open(id: string | undefined, reference: string | undefined): void {
    this.#open.push(id);
    for (const group of new Set(['', ...this.#open])) {
      if (group === undefined) continue;
      const known = this.#groups.get(group) ?? { elements: 0, drawn: [] };
      known.elements += 1;
      if (reference !== undefined) known.drawn.push(reference.trim().replace(/^#/, ''));
      this.#groups.set(group, known);
    }
  }

  close(): void {
    this.#open.pop();
  }

  /** Elements that a browser draws; Infinity where a picture draws itself. */
  count(): number {
    const counted = new Map<string, number>();
    const countOf = (id: string): number => {
      const known = counted.get(id);
      if (known !== undefined) return known;
      const group = this.#groups.get(id);
      if (group === undefined) return 0;
      // Until it is known: whoever comes back here draws itself.
      counted.set(id, Infinity);
      const sum = group.drawn.reduce((total, reference) => total + countOf(reference), group.elements);
      counted.set(id, sum);
      return sum;
    };
    return countOf('');
  }
}
