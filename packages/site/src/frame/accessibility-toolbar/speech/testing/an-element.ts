type Child = ElementStandIn | string;

/** As much of an element as reading aloud needs, for tests that run without a browser. */
class ElementStandIn {
  readonly nodeType = 1;
  readonly localName: string;
  readonly childNodes: { nodeType: number; nodeValue?: string }[];
  parentElement: ElementStandIn | null = null;
  readonly #attributes: Record<string, string>;

  constructor(localName: string, attributes: Record<string, string>, children: Child[]) {
    this.localName = localName;
    this.#attributes = attributes;
    this.childNodes = children.map((child) => {
      if (typeof child === 'string') return { nodeType: 3, nodeValue: child };
      child.parentElement = this;
      return child;
    });
  }

  get children(): ElementStandIn[] {
    return this.childNodes.filter((node) => node instanceof ElementStandIn);
  }

  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }

  hasAttribute(name: string): boolean {
    return name in this.#attributes;
  }
}

export function anElement(
  localName: string,
  attributes: Record<string, string> = {},
  ...children: Child[]
): Element {
  return new ElementStandIn(localName, attributes, children) as unknown as Element;
}

/** A part of {@link anElement}'s children. */
export function part(
  localName: string,
  attributes: Record<string, string> = {},
  ...children: Child[]
): ElementStandIn {
  return new ElementStandIn(localName, attributes, children);
}
