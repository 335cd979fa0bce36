export type Attributes = Record<string, string | boolean>;

/** An element as [tag, attributes, children]; a text as it is. */
export type Tree = string | [tag: string, attributes: Attributes, children: Tree[]];
