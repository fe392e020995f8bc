import { useId } from 'react';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { ChosenFiles, Moved } from './chosen-files.js';
import { FilePicker } from './file-picker.js';
import { mostPictures, pictureTypes } from './files.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { Submit, WayFault } from './way.js';
import { nothingToSend } from './ways.js';

const texts = handInTexts.pictures;

/** Pictures and screenshots: alone for a report that is there, else together with the page. */
export function PictureWay(props: WayBodyProps) {
  const { draft, change, sending, hasFinePointer, isCompleting, moved, onFiles } = props;
  const id = useId();
  const { pictures } = draft;
  const submit = (): void => {
    if (pictures.length === 0) sending.setFault(nothingToSend(sending.fault, 'pictures', texts.none));
    else void sending.send('pictures', { pictures });
  };
  return (
    <>
      <p>
        {[texts.lead, hasFinePointer && texts.how, !isCompleting && texts.goAlong].filter(Boolean).join(' ')}
      </p>
      <FilePicker
        label={hasFinePointer ? texts.pickOrDrop : texts.pick}
        hint={texts.types(mostPictures)}
        accept={pictureTypes}
        describedBy={`${id}-fault`}
        onFiles={(files) => onFiles(files, 'pictures')}
      />
      <Moved text={moved?.field === 'pictures' ? moved.text : null} />
      <ChosenFiles
        files={pictures}
        label={texts.chosen}
        hasThumbnails
        onRemove={(file) =>
          change((before) => ({ pictures: before.pictures.filter((other) => other !== file) }))
        }
      />
      <p className={styles['quiet']}>{hasFinePointer ? texts.heic : texts.heicTouch}</p>
      <WayFault id={`${id}-fault`} way="pictures" sending={sending} />
      {isCompleting ? (
        <Submit
          way="pictures"
          label={texts.submit(pictures.length)}
          sending={sending}
          isReady={pictures.length > 0}
          onSubmit={submit}
        />
      ) : null}
    </>
  );
}
