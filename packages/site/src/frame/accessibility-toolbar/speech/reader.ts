import { languageOfItem, spokenText } from './readable.ts';
import { sentences } from './sentences.ts';
import { localVoice, voicesLoaded } from './voice.ts';

/** The pointer must rest on an item this long before it is read. */
export const POINT_DEBOUNCE_MS = 200;

export interface ReaderState {
  /** Going through the page item by item. */
  continuous: boolean;
  paused: boolean;
  item: Element | undefined;
  /** The device has no local voice for this language. */
  noVoice: 'zh-CN' | 'en-US' | undefined;
}

export const SILENT_STATE: ReaderState = {
  continuous: false,
  paused: false,
  item: undefined,
  noVoice: undefined,
};

interface ReaderParts {
  synth: SpeechSynthesis;
  newUtterance: (text: string) => SpeechSynthesisUtterance;
  rate: () => number;
  /** The page's items in reading order, asked for when continuous reading starts. */
  items: () => Element[];
  onChange: (state: ReaderState) => void;
}

/** Reads one item after another aloud; whatever is asked last silences everything before it at once. */
export function createReader({ synth, newUtterance, rate, items, onChange }: ReaderParts) {
  let state = SILENT_STATE;
  let list: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Events of utterances that were cancelled still arrive; only those of the newest round count.
  let round = 0;

  function set(patch: Partial<ReaderState>): void {
    state = { ...state, ...patch };
    onChange(state);
  }

  function silence(): number {
    clearTimeout(timer);
    synth.cancel();
    return (round += 1);
  }

  async function say(item: Element, then: () => void): Promise<void> {
    const mine = silence();
    set({ item });
    await voicesLoaded(synth);
    if (mine !== round) return;
    const lang = languageOfItem(item);
    const voice = localVoice(synth, lang);
    if (voice === undefined) {
      set({ ...SILENT_STATE, noVoice: lang });
      return;
    }
    set({ noVoice: undefined });
    sayPieces(sentences(spokenText(item)), voice, mine, then);
  }

  function sayPieces(pieces: string[], voice: SpeechSynthesisVoice, mine: number, then: () => void): void {
    const [first, ...rest] = pieces;
    if (first === undefined) return then();
    const utterance = newUtterance(first);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate();
    const next = () => {
      if (mine === round) sayPieces(rest, voice, mine, then);
    };
    utterance.addEventListener('end', next);
    utterance.addEventListener('error', next);
    synth.speak(utterance);
  }

  function goOn(item: Element | undefined): void {
    if (item === undefined) return stop();
    set({ continuous: true, paused: false });
    void say(item, () => goOn(list[list.indexOf(item) + 1]));
  }

  function step(by: 1 | -1): void {
    const at = state.item === undefined ? -1 : list.indexOf(state.item);
    if (state.continuous && at !== -1) goOn(list[Math.max(0, at + by)]);
  }

  function stop(): void {
    silence();
    set({ continuous: false, paused: false, item: undefined });
  }

  return {
    /** Reads an item once the pointer or focus has rested on it; while the page is read through, pointing is ignored. */
    point(item: Element | undefined): void {
      if (item === undefined || (state.continuous && !state.paused)) return;
      if (item === state.item && !state.paused) return;
      silence();
      set({ continuous: false, paused: false, item });
      timer = setTimeout(() => void say(item, () => undefined), POINT_DEBOUNCE_MS);
    },
    /** Reads on from an item of the page, or from the beginning. */
    start(from?: Element): void {
      list = items();
      goOn(from !== undefined && list.includes(from) ? from : list[0]);
    },
    next: () => step(1),
    previous: () => step(-1),
    /** Going on begins the interrupted item again: pausing inside a sentence is unreliable in many browsers. */
    togglePause(): void {
      if (!state.continuous || state.item === undefined) return;
      if (state.paused) return goOn(state.item);
      silence();
      set({ paused: true });
    },
    /** Reads the present item again, for a new rate to be heard. */
    again(): void {
      if (state.continuous && !state.paused) goOn(state.item);
    },
    stop,
  };
}

export type Reader = ReturnType<typeof createReader>;
