import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { SEARCH_PATHS, KEYWORD_LONGEST, type SearchSuggestion } from '@bank/contract';
import { Icon, VisuallyHidden, useHydrated } from '@bank/ui';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { Marked } from './Marked.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { suggestWords } from '../../words/frame/search-suggest/words.ts';
import styles from './SuggestField.module.css';

interface SuggestFieldProps {
  className: string | undefined;
  defaultValue?: string;
  placeholder: string;
  label: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** A suggestion was taken that searches for a word. */
  onSearch: (keyword: string) => void;
  /** A suggestion was taken, whichever it was. */
  onLeave?: () => void;
}

/**
 * The field of a search with suggestions under it: a combobox with manual selection (ARIA practices). Needs script,
 * because what is suggested depends on every letter; without it this is a plain search field of its form.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { className, defaultValue = '', placeholder, label, inputRef, onSearch, onLeave } = props;
  const { language } = useSite();
  const words = useWords(suggestWords);
  const hydrated = useHydrated();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { list, typed: askedFor } = useSuggestions(language, typed, isOpen);
  const shows = isOpen && list.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it offers characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.length === 0) return;
      event.preventDefault();
      // The field itself stands between the last and the first.
      const places = list.length + 1;
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
      setOpen(true);
    } else if (event.key === 'Escape' && shows) {
      // The overlay around it stays open until the next one.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      if (shows && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
      }
      close();
    }
  };
  const take = ({ text, url }: SearchSuggestion) => {
    close();
    if (url === undefined) onSearch(text);
    onLeave?.();
  };

  return (
    <span className={styles.combobox}>
      <input
        ref={inputRef}
        className={className}
        // A combobox is a text field; without script it is the search field that it looks like.
        type={hydrated ? 'text' : 'search'}
        inputMode="search"
        enterKeyHint="search"
        name="keyword"
        maxLength={KEYWORD_LONGEST}
        autoComplete="off"
        // A new address shows its own keyword, whatever was typed before.
        key={defaultValue}
        defaultValue={defaultValue}
        placeholder={placeholder}
        aria-label={label}
        // Without script the browser itself holds back an empty keyword.
        required={!hydrated}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shows,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': shows && active >= 0 ? optionId(active) : undefined,
        })}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        className={styles.list}
        data-tone="paper"
        role="listbox"
        aria-label={words.list}
        hidden={!shows}
        // The field keeps the focus, or the list would close before the click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shows
          ? list.map((suggestion, index) => {
              const { text, url, docType, hitHtml } = suggestion;
              return (
                <a
                  key={`${text} ${url ?? ''}`}
                  id={optionId(index)}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  href={url ?? `${SEARCH_PATHS[language]}?${new URLSearchParams({ keyword: text })}`}
                  onClick={() => take(suggestion)}
                >
                  <Icon name={url === undefined ? 'search' : 'arrow-right'} size={16} />
                  <span className={styles.text}>
                    <Marked html={hitHtml} />
                  </span>
                  <span className={styles.kind}>{url === undefined ? words.word : words.kind[docType]}</span>
                </a>
              );
            })
          : null}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen && askedFor !== '' ? words.count(list.length) : ''}</span>
      </VisuallyHidden>
    </span>
  );
}
