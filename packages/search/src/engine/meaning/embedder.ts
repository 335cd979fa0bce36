/** A keyword asks, a passage answers: some models are told which of them a text is. */
export type TextKind = 'query' | 'passage';

/** Texts as vectors that are near each other where the texts mean something alike. */
export interface Embedder {
  /** Vectors of one model can be compared with each other, and with no others. */
  readonly model: string;
  /** One vector for each text, in their order, all of one length. */
  embed(texts: readonly string[], kind: TextKind): Promise<Float32Array[]>;
}

/** No vectors can be had now, of whatever text. */
export class EmbeddingsUnavailable extends Error {
  override readonly name = 'EmbeddingsUnavailable';
}

/** So many texts take longer than anybody waits; fewer of them may not. */
export class TextsTooMany extends Error {
  override readonly name = 'TextsTooMany';
}

/** These texts are not taken; others may be. */
export class TextsRefused extends Error {
  override readonly name = 'TextsRefused';
}
