interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
}

/** Adds the configured script to the page. */
export function addReplayScript(url: string): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  // Named in the CSP where a replay service is configured. It vouches for that one address.
  const policy = factory?.createPolicy('bank-replay', {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError('Only the configured replay script may be started');
      return asked;
    },
  });
  const script = document.createElement('script');
  script.src = (policy === undefined ? url : policy.createScriptURL(url)) as string;
  script.async = true;
  document.head.append(script);
}
