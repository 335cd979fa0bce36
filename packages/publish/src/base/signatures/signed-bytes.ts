import type { Manifest, SignerRole } from '../bundle/manifest.ts';
import { signedText } from './signed-text.ts';

export function signedBytes(manifest: Manifest, name: string, role: SignerRole, at?: string): Buffer {
  return Buffer.from(signedText(manifest, name, role, at));
}
