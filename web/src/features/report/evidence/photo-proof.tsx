import { Picture } from '../parts/picture.js';
import { useReport } from '../report-context.js';
import type { EvidenceOf } from './evidence-of.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** The picture a claim was read from, and what to look at in it. */
export function PhotoProof({ proof }: { readonly proof: EvidenceOf<'photo'> }) {
  const { listing, openPicture } = useReport();
  const picture = [...listing.photos, ...listing.plans].find(({ sha256 }) => sha256 === proof.sha256);
  return (
    <figure className="proof proof-photo">
      <figcaption>{reportTexts.proof.photo}</figcaption>
      {picture ? (
        <Picture
          picture={picture}
          alt={proof.note}
          contain={listing.plans.includes(picture)}
          sizes="320px"
          onOpen={() => openPicture(picture.sha256)}
        />
      ) : null}
      <p>{proof.note}</p>
    </figure>
  );
}
