import { safeLink } from '../../../shared/safe-link.js';
import { adminTexts } from '../../../shared/texts/admin.js';
import { ListNote, Quiet } from './list-parts.js';
import styles from './listed-home.module.css';

interface ListedHomeProps {
  /** Null while nobody has read it. */
  readonly address: string | null;
  /** The advert's link, whatever the site. */
  readonly hemnetUrl: string;
}

/** What a home is called: its address, or else its advert's without what all have in common. */
export const homeName = ({ address, hemnetUrl }: ListedHomeProps): string => address ?? shortLink(hemnetUrl);

const shortLink = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');

/** The address, and beneath it on one line the advert to open. */
export function ListedHome({ address, hemnetUrl }: ListedHomeProps) {
  const link = safeLink(hemnetUrl);
  const words = shortLink(hemnetUrl);
  return (
    <>
      {address ?? <Quiet>{adminTexts.unknownAddress}</Quiet>}
      <ListNote>
        {link ? (
          <a className={styles['link']} href={link} title={hemnetUrl} target="_blank" rel="noreferrer">
            {words}
          </a>
        ) : (
          words
        )}
      </ListNote>
    </>
  );
}
