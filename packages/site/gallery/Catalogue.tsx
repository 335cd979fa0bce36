import { useState } from 'react';
import { LANGUAGES, type Language } from '@bank/contract';
import { allExamples } from './all-examples.ts';
import { LOOKS, type Look } from './looks.ts';
import styles from './Catalogue.module.css';

/** Of a phone, of the two edges between which the page is scaled, and of the design. */
const WIDTHS = [390, 768, 1100, 1366] as const;

const addressOf = (id: string, language: Language, look: Look) =>
  `/show/${id}?${new URLSearchParams({ language, theme: look })}`;

/** Every example by part, beside the one that is chosen, in a frame as wide as is wanted. */
export function Catalogue() {
  const [chosen, setChosen] = useState(allExamples[0]?.id ?? '');
  const [language, setLanguage] = useState<Language>('CN');
  const [look, setLook] = useState<Look>('default');
  const [width, setWidth] = useState<number>(1366);
  const parts = Map.groupBy(allExamples, ({ part }) => part);
  const address = addressOf(chosen, language, look);
  return (
    <main className={styles.catalogue}>
      <nav className={styles.parts} aria-label="Parts">
        <h1>Gallery</h1>
        {[...parts].map(([part, examples]) => (
          <section key={part}>
            <h2>{part}</h2>
            <ul>
              {examples.map(({ id, name, isInEveryTheme }) => (
                <li key={id}>
                  <a
                    href={addressOf(id, language, look)}
                    // What the checks know them by.
                    data-example={id}
                    data-in-every-theme={isInEveryTheme}
                    aria-current={id === chosen ? 'true' : undefined}
                    onClick={(event) => {
                      // With a key held down it opens by itself, as links do.
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      setChosen(id);
                    }}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.view}>
        <div className={styles.choices}>
          <Choice label="Language" values={LANGUAGES} value={language} onChoose={setLanguage} />
          <Choice label="Look" values={LOOKS} value={look} onChoose={setLook} />
          <Choice label="Width" values={WIDTHS} value={width} onChoose={setWidth} />
          <a href={address}>Open by itself</a>
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very program */}
        <iframe key={address} className={styles.frame} title={chosen} src={address} width={width} />
      </div>
    </main>
  );
}

interface ChoiceProps<Value> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => {
          const found = values.find((candidate) => String(candidate) === target.value);
          if (found !== undefined) onChoose(found);
        }}
      >
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
