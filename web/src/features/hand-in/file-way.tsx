import { useId } from 'react';
import { ChosenFiles, Moved } from './chosen-files.js';
import { FilePicker } from './file-picker.js';
import { pageTypes } from './files.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { Submit, WayFault, withPictures } from './way.js';

const howOnDesktop = [
  ['Chrome och Edge', 'Ctrl+S (⌘S), välj ”Webbsida, en fil” eller ”Endast HTML”.'],
  ['Safari', 'Arkiv → Exportera som PDF.'],
  ['Firefox', 'Ctrl+S (⌘S), välj ”Webbsida, endast HTML”.'],
] as const;
const howOnPhone = [
  ['iPhone', 'Dela → Alternativ → PDF, sedan Spara i Filer.'],
  ['Android', 'Dela → Skriv ut → Spara som PDF.'],
] as const;

/** The saved page as a file. */
export function FileWay({
  draft,
  change,
  sending,
  pictures,
  hasFinePointer,
  isGone,
  moved,
  onFiles,
}: WayBodyProps) {
  const id = useId();
  const submit = (): void => {
    if (draft.pages.length === 0) sending.setFault({ way: 'file', text: 'Välj en sparad sida först.' });
    else void sending.send('file', { pages: draft.pages, pictures });
  };
  const how = hasFinePointer ? howOnDesktop : howOnPhone;
  return (
    <>
      <p>
        {isGone
          ? 'Sparade eller skrev du ut annonsen medan den låg ute? Välj filen här.'
          : 'Öppna annonsen, spara sidan och välj filen här.'}
      </p>
      {isGone ? null : (
        <dl className={styles['how']}>
          {how.map(([browser, act]) => (
            <div key={browser}>
              <dt>{browser}</dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        Har du årsredovisningen, energideklarationen eller ett besiktningsprotokoll som PDF? Lägg till dem
        här, så läser vi dem till din rapport.
      </p>
      <FilePicker
        label={hasFinePointer ? 'Välj fil eller släpp den här' : 'Välj fil'}
        hint=".html, .mhtml, .pdf eller .txt, högst 20 MB"
        accept={pageTypes}
        describedBy={`${id}-fault`}
        onFiles={(files) => onFiles(files, 'pages')}
      />
      <Moved text={moved?.field === 'pages' ? moved.text : null} />
      <ChosenFiles
        files={draft.pages}
        label="Valda filer"
        onRemove={(file) => change(({ pages }) => ({ pages: pages.filter((other) => other !== file) }))}
      />
      <WayFault id={`${id}-fault`} way="file" sending={sending} />
      <Submit
        way="file"
        label={withPictures(
          draft.pages.length > 1 ? `Lämna in ${draft.pages.length} filer` : 'Lämna in filen',
          pictures,
        )}
        sending={sending}
        isReady={draft.pages.length > 0}
        onSubmit={submit}
      />
    </>
  );
}
