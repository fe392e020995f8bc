import type { StoredPicture } from '../../../../../src/analyses/analysis.types.js';
import { useReport } from '../report-context.js';
import { Picture } from './picture.js';
import { pictureTexts } from '../../../shared/texts/pictures.js';

interface PictureGridProps {
  readonly pictures: readonly StoredPicture[];
  /** What one of them is, numbered when there are several. */
  readonly name: string;
  readonly contain?: boolean;
}

/** Pictures to open in the full-screen viewer. */
export function PictureGrid({ pictures, name, contain = false }: PictureGridProps) {
  const { openPicture } = useReport();
  if (pictures.length === 0) return null;
  return (
    <ul className={contain ? 'picture-grid picture-grid-plans' : 'picture-grid'}>
      {pictures.map((picture, index) => (
        <li key={`${picture.sha256} ${index}`}>
          <Picture
            picture={picture}
            alt={pictureTexts.caption(name, index + 1, pictures.length)}
            sizes={contain ? '(min-width: 1000px) 700px, 100vw' : '(min-width: 1000px) 240px, 50vw'}
            contain={contain}
            onOpen={() => openPicture(picture.sha256)}
          />
        </li>
      ))}
    </ul>
  );
}
