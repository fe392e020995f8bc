import { useId } from 'react';
import { ChosenFiles, Moved } from './chosen-files.js';
import { FilePicker } from './file-picker.js';
import { mostPictures, pictureTypes } from './files.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { Submit, WayFault } from './way.js';

/** Pictures and screenshots: alone for a report that is there, else together with the page. */
export function PictureWay(props: WayBodyProps) {
  const { draft, change, sending, hasFinePointer, isCompleting, moved, onFiles } = props;
  const id = useId();
  const { pictures } = draft;
  const submit = (): void => {
    if (pictures.length === 0) sending.setFault({ way: 'pictures', text: 'Välj minst en bild först.' });
    else void sending.send('pictures', { pictures });
  };
  return (
    <>
      <p>
        Planritningen gör störst nytta, sedan kök och badrum.{' '}
        {hasFinePointer ? 'Välj filer, dra hit dem eller klistra in en skärmbild med Ctrl+V (⌘V).' : null}
        {isCompleting ? null : ' Bilderna följer med när du lämnar in sidan, texten eller länken.'}
      </p>
      <FilePicker
        label={hasFinePointer ? 'Välj bilder eller släpp dem här' : 'Välj bilder'}
        hint={`JPEG, PNG, WebP eller AVIF, högst 15 MB var och ${mostPictures} bilder`}
        accept={pictureTypes}
        describedBy={`${id}-fault`}
        onFiles={(files) => onFiles(files, 'pictures')}
      />
      <Moved text={moved?.field === 'pictures' ? moved.text : null} />
      <ChosenFiles
        files={pictures}
        label="Valda bilder"
        hasThumbnails
        onRemove={(file) =>
          change((before) => ({ pictures: before.pictures.filter((other) => other !== file) }))
        }
      />
      <p className={styles['quiet']}>
        {hasFinePointer
          ? 'HEIC-bilder från iPhone kan vi inte läsa. Ta en skärmbild av dem, eller lägg till dem från telefonen.'
          : 'HEIC-bilder görs om till JPEG när du väljer dem i bildbiblioteket.'}
      </p>
      <WayFault id={`${id}-fault`} way="pictures" sending={sending} />
      {isCompleting ? (
        <Submit
          way="pictures"
          label={pictures.length > 1 ? `Lägg till ${pictures.length} bilder` : 'Lägg till bilden'}
          sending={sending}
          isReady={pictures.length > 0}
          onSubmit={submit}
        />
      ) : null}
    </>
  );
}
