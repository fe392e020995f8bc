import type { KeyboardEvent } from 'react';
import { copyText } from '../../../shared/copy-text.js';
import { number } from '../../../shared/format/number.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import { Button } from '../../../shared/ui/button.js';
import iconButton from '../../../shared/ui/icon-button.module.css';
import { Icon } from '../../../shared/ui/icon.js';
import { mostHits } from './json-search.js';
import styles from './json-viewer.module.css';
import type { JsonTreeState } from './use-json-tree.js';

const texts = listingDebugTexts.json;

interface JsonToolsProps {
  readonly tree: JsonTreeState;
  readonly document: unknown;
  readonly label: string;
  readonly fileName: string;
}

/** Search, folding, copy and download of a whole document. */
export function JsonTools({ tree, document, label, fileName }: JsonToolsProps) {
  const whole = () => JSON.stringify(document, null, 2);
  return (
    <div className={styles['tools']}>
      <Search tree={tree} label={label} />
      <div className={styles['group']} role="group" aria-label={texts.folding}>
        <Button onClick={() => tree.setLevel(0)}>{texts.foldAll}</Button>
        <Button onClick={() => tree.setLevel(tree.levels)}>{texts.openAll}</Button>
        <select
          value=""
          aria-label={texts.level}
          onChange={(event) => tree.setLevel(Number(event.target.value))}
        >
          <option value="">{texts.level}</option>
          {Array.from({ length: tree.levels }, (_, at) => (
            <option key={at} value={at + 1}>
              {texts.toLevel(at + 1)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles['group']} role="group" aria-label={texts.wholeDocument}>
        <Button onClick={() => void copyText(whole())}>{texts.copyAll}</Button>
        <Button onClick={() => save(whole(), fileName)}>{texts.download}</Button>
      </div>
    </div>
  );
}

function Search({ tree, label }: Pick<JsonToolsProps, 'tree' | 'label'>) {
  const { words, setWords, hits, at, step } = tree;
  const has = hits.length > 0;

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !has) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  }

  return (
    <div className={styles['search']} role="search" aria-label={texts.searchIn(label)}>
      <input
        type="search"
        value={words}
        maxLength={200}
        placeholder={texts.search}
        aria-label={texts.searchIn(label)}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={press}
      />
      <span className={styles['hits']} role="status">
        {words.trim() === '' ? null : has ? texts.hit(at + 1, countOf(hits.length)) : texts.noHit}
      </span>
      <button
        type="button"
        className={iconButton['button']}
        aria-label={texts.previous}
        aria-disabled={!has}
        onClick={() => has && step(-1)}
      >
        <Icon name="left" size={18} />
      </button>
      <button
        type="button"
        className={iconButton['button']}
        aria-label={texts.next}
        aria-disabled={!has}
        onClick={() => has && step(1)}
      >
        <Icon name="right" size={18} />
      </button>
    </div>
  );
}

const countOf = (hits: number): string => (hits === mostHits ? texts.orMore(number(hits)) : number(hits));

/** Hands the browser a file to keep. */
function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  // Not at once: the browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
