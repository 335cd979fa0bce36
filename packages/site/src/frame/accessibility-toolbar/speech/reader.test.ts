import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anElement } from './testing/an-element.ts';
import { POINT_DEBOUNCE_MS, SILENT_STATE, createReader, type ReaderState } from './reader.ts';

class FakeUtterance extends EventTarget {
  text: string;
  rate = 1;
  lang = '';
  voice: unknown;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const aVoice = (lang: string, localService = true) => ({
  lang,
  localService,
  name: lang,
  voiceURI: lang,
  default: false,
});

function aReader({ voices = [aVoice('zh-CN'), aVoice('en-US')], rate = 1 } = {}) {
  const said: FakeUtterance[] = [];
  const cancel = vi.fn<() => void>();
  const synth = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    speak: (utterance: FakeUtterance) => said.push(utterance),
    cancel,
  };
  let state: ReaderState = SILENT_STATE;
  const items = ['甲。', '乙。', '丙。'].map((text) => anElement('p', {}, text));
  const reader = createReader({
    synth: synth as unknown as SpeechSynthesis,
    newUtterance: (text) => new FakeUtterance(text) as unknown as SpeechSynthesisUtterance,
    rate: () => rate,
    items: () => items,
    onChange: (next) => {
      state = next;
    },
  });
  const finish = async () => {
    said.at(-1)?.dispatchEvent(new Event('end'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    reader,
    said,
    cancel,
    items,
    finish,
    state: () => state,
    texts: () => said.map(({ text }) => text),
  };
}

describe('createReader', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('reads what is pointed at after 200 ms and not before [S3-a11ybar]', async () => {
    const { reader, texts } = aReader();
    reader.point(anElement('p', {}, '利率'));
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS - 1);
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['利率']);
  });

  it('reads only the last of several items that the pointer crosses [S3-a11ybar]', async () => {
    const { reader, texts } = aReader();
    for (const text of ['一', '二', '三']) {
      reader.point(anElement('p', {}, text));
      await vi.advanceTimersByTimeAsync(150);
    }
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS);
    expect(texts()).toEqual(['三']);
  });

  it('falls silent at once when the pointer moves on, and never speaks twice over [S3-a11ybar]', async () => {
    const { reader, cancel, said, texts } = aReader();
    reader.point(anElement('p', {}, '一句。两句。'));
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS);
    cancel.mockClear();
    reader.point(anElement('p', {}, '别处'));
    expect(cancel).toHaveBeenCalledTimes(1);
    // The event of the cancelled utterance arrives late and must not bring its second sentence.
    said[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS);
    expect(texts()).toEqual(['一句。', '别处']);
  });

  it('reads the page through to its end [S3-a11ybar]', async () => {
    const { reader, texts, finish, state } = aReader();
    reader.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().continuous).toBe(true);
    await finish();
    await finish();
    await finish();
    expect(texts()).toEqual(['甲。', '乙。', '丙。']);
    expect(state()).toMatchObject({ continuous: false, item: undefined });
  });

  it('goes to the next and the previous item [S3-a11ybar]', async () => {
    const { reader, texts } = aReader();
    for (const step of ['start', 'next', 'next', 'previous'] as const) {
      reader[step]();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(texts()).toEqual(['甲。', '乙。', '丙。', '乙。']);
  });

  it('pauses and takes the interrupted item up again [S3-a11ybar]', async () => {
    const { reader, texts, finish, state } = aReader();
    reader.start();
    await vi.advanceTimersByTimeAsync(0);
    reader.togglePause();
    expect(state().paused).toBe(true);
    await finish();
    expect(texts()).toEqual(['甲。']);
    reader.togglePause();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['甲。', '甲。']);
    expect(state().paused).toBe(false);
  });

  it('is not interrupted by the pointer while it reads the page through', async () => {
    const { reader, texts } = aReader();
    reader.start();
    reader.point(anElement('p', {}, '路过'));
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS);
    expect(texts()).toEqual(['甲。']);
  });

  it('stops in the middle and stays silent [S3-a11ybar]', async () => {
    const { reader, cancel, texts, finish, state } = aReader();
    reader.start();
    await vi.advanceTimersByTimeAsync(0);
    cancel.mockClear();
    reader.stop();
    expect(cancel).toHaveBeenCalledTimes(1);
    await finish();
    expect(texts()).toEqual(['甲。']);
    expect(state()).toEqual(SILENT_STATE);
  });

  it('speaks at the chosen rate, in the language of the item [S3-a11ybar]', async () => {
    const { reader, said } = aReader({ rate: 1.5 });
    reader.point(anElement('a', { lang: 'en' }, 'Log in'));
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS);
    expect(said[0]).toMatchObject({ rate: 1.5, lang: 'en-US', text: 'Log in' });
  });

  it.each([
    ['no voice at all', []],
    ['only a voice from a server', [aVoice('zh-CN', false)]],
    ['only another language', [aVoice('de-DE')]],
    ['only Cantonese', [aVoice('zh-HK')]],
  ])('says so plainly when the device has %s [S3-a11ybar]', async (_, voices) => {
    const { reader, said, state } = aReader({ voices });
    reader.point(anElement('p', {}, '利率'));
    await vi.advanceTimersByTimeAsync(POINT_DEBOUNCE_MS + 1_000);
    expect(said).toEqual([]);
    expect(state().noVoice).toBe('zh-CN');
  });
});
