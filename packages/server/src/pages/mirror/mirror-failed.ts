/** Why no mirror was made; the one before it stands as it did. */
export class MirrorFailed extends Error {
  override readonly name = 'MirrorFailed';
}
