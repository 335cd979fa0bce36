// oxlint-disable-next-line import/default -- Vite answers ?url with the built file's address.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { arrivesAsBuilt } from '../../../../base/state/fetch-verified.ts';

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

// Named in the CSP. It vouches for one address, so that nothing else can ever be started through it.
const policy = factory?.createPolicy('bank-script', {
  createScriptURL(url) {
    if (url !== workerUrl)
      throw new TypeError('Only the PDF worker of this build may be started as a script');
    return url;
  },
});

/** A browser checks no digest of a worker: what it starts is what was checked just before, from its cache. */
export const workerArrives = () => arrivesAsBuilt(workerUrl);

/** Starts the thread that reads PDFs, from our own origin. */
export function startPdfWorker(): Worker {
  const url = (policy === undefined ? workerUrl : policy.createScriptURL(workerUrl)) as string;
  return new Worker(url, { type: 'module', name: 'pdf' });
}
