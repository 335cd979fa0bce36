const VOICES_PATIENCE_MS = 1_000;

type Synth = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener'>;

/**
 * A voice of the visitor's own device: voices that speak from a server abroad fail in China without a word.
 * Undefined when there is none for the language.
 */
export function localVoice(synth: Synth, lang: 'zh-CN' | 'en-US'): SpeechSynthesisVoice | undefined {
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-');
  const voices = synth.getVoices().filter((voice) => voice.localService);
  return (
    voices.find((voice) => tagOf(voice) === lang) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === lang.split('-')[0] && tagOf(voice) !== 'zh-HK')
  );
}

/** Browsers load their voices after they are first asked for them. */
export function voicesLoaded(synth: Synth): Promise<void> {
  if (synth.getVoices().length > 0) return Promise.resolve();
  return new Promise((done) => {
    synth.addEventListener('voiceschanged', () => done(), { once: true });
    setTimeout(done, VOICES_PATIENCE_MS);
  });
}
