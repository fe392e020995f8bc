import { useId } from 'react';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { ChosenFiles, Moved } from './chosen-files.js';
import { FilePicker } from './file-picker.js';
import { pageTypes } from './files.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { Submit, WayFault, withPictures } from './way.js';
import { nothingToSend } from './ways.js';

const texts = handInTexts.file;

/** The saved page as a file, or documents of the home. */
export function FileWay({
  draft,
  change,
  sending,
  pictures,
  hasFinePointer,
  isCompleting,
  isGone,
  moved,
  onFiles,
}: WayBodyProps) {
  const id = useId();
  const submit = (): void => {
    if (draft.pages.length === 0)
      sending.setFault(
        nothingToSend(sending.fault, 'file', isCompleting ? texts.noneCompleting : texts.none),
      );
    else void sending.send('file', { pages: draft.pages, pictures });
  };
  return (
    <>
      <p>{isCompleting ? texts.leadCompleting : isGone ? texts.leadGone : texts.lead}</p>
      {isGone || isCompleting ? null : <HowToSave hasFinePointer={hasFinePointer} />}
      {isCompleting ? null : <p>{texts.papers}</p>}
      <FilePicker
        label={hasFinePointer ? texts.pickOrDrop : texts.pick}
        hint={texts.types}
        accept={pageTypes}
        describedBy={`${id}-fault`}
        onFiles={(files) => onFiles(files, 'pages')}
      />
      <Moved text={moved?.field === 'pages' ? moved.text : null} />
      <ChosenFiles
        files={draft.pages}
        label={texts.chosen}
        onRemove={(file) => change(({ pages }) => ({ pages: pages.filter((other) => other !== file) }))}
      />
      <WayFault id={`${id}-fault`} way="file" sending={sending} />
      <Submit
        way="file"
        label={withPictures(
          (isCompleting ? texts.submitCompleting : texts.submit)(draft.pages.length),
          pictures,
        )}
        sending={sending}
        isReady={draft.pages.length > 0}
        onSubmit={submit}
      />
      {isCompleting ? (
        <details className={styles['aside']}>
          <summary>{texts.howTitle}</summary>
          <HowToSave hasFinePointer={hasFinePointer} />
        </details>
      ) : null}
    </>
  );
}

function HowToSave({ hasFinePointer }: { readonly hasFinePointer: boolean }) {
  return (
    <dl className={styles['how']}>
      {(hasFinePointer ? texts.howOnDesktop : texts.howOnPhone).map(([browser, act]) => (
        <div key={browser}>
          <dt>{browser}</dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  );
}
