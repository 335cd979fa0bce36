import { Icon } from '@bank/ui';
import { SPEECH_RATES, type SpeechRate } from '../a11y-settings.ts';
import type { useReader } from '../speech/use-reader.ts';
import { changeSettings } from '../toolbar-state.ts';
import type { ToolbarWords } from './toolbar-words.ts';
import styles from './SpeechControls.module.css';

interface SpeechControlsProps {
  words: ToolbarWords;
  rate: SpeechRate;
  speech: ReturnType<typeof useReader>;
}

/** The second line of the bar while reading aloud is on. */
export function SpeechControls({ words, rate, speech: { reader, state } }: SpeechControlsProps) {
  const { continuous, paused, noVoice } = state;
  const setRate = (wanted: SpeechRate) => {
    changeSettings({ rate: wanted });
    reader?.again();
  };
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={words['toolbar.speechControls']}
      data-docked={continuous ? '' : undefined}
    >
      <button
        type="button"
        className={styles.control}
        aria-pressed={continuous}
        onClick={() => (continuous ? reader?.stop() : reader?.start())}
      >
        <Icon name="play" size={16} />
        {words['toolbar.continuous']}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-disabled={!continuous}
        onClick={() => reader?.previous()}
      >
        <Icon name="chevron-left" size={16} />
        {words['toolbar.previous']}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-pressed={paused}
        aria-disabled={!continuous}
        onClick={() => reader?.togglePause()}
      >
        <Icon name="pause" size={16} />
        {words['toolbar.pause']}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-disabled={!continuous}
        onClick={() => reader?.next()}
      >
        {words['toolbar.next']}
        <Icon name="chevron-right" size={16} />
      </button>
      <div className={styles.rates} role="group" aria-label={words['toolbar.rate']}>
        <span aria-hidden="true">{words['toolbar.rate']}</span>
        {SPEECH_RATES.map((one) => (
          <button
            key={one}
            type="button"
            className={`num ${styles.control}`}
            aria-label={words['toolbar.rateNow'](one)}
            aria-pressed={rate === one}
            onClick={() => setRate(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {reader === undefined
          ? words['toolbar.noSpeech']
          : noVoice === undefined
            ? words['toolbar.pointHint']
            : words['toolbar.noVoice'][noVoice]}
      </p>
    </div>
  );
}
