import { useEffect, useMemo } from 'react';
import type { RawAnalysis, RawListingData } from '../../../../src/analyses/analysis.types.js';
import { listingDebugTexts as texts } from '../../shared/texts/listing-debug.js';
import { Button, LinkButton, OuterButton } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { safeLink } from '../../shared/safe-link.js';
import { PictureViewer } from '../../shared/viewer/picture-viewer.js';
import { useShownPicture } from '../../shared/viewer/use-shown-picture.js';
import { viewerPictures } from '../../shared/viewer/viewer-pictures.js';
import { AttemptsSection } from './attempts-section.js';
import { DocumentsSection } from './documents-section.js';
import { FactsSection } from './facts-section.js';
import { JsonViewer } from './json/json-viewer.js';
import styles from './listing-debug.module.css';
import { PicturesSection } from './pictures-section.js';
import { Contents, Section, type SectionName } from './section.js';
import { StatusSection } from './status-section.js';
import { Tracker } from './tracker/tracker.js';

const sections = Object.keys(texts.sections) as SectionName[];
/** What there is to read of an analysis without an advert. */
const always: readonly SectionName[] = ['status', 'attempts', 'listing', 'result'];

interface ListingDebugProps {
  readonly raw: RawAnalysis;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}

/** All that is known of one advert and of how it was read. */
export function ListingDebug({ raw, isFetching, onRefresh }: ListingDebugProps) {
  const { analysis, rawListingData: listing, analysisResult: result, attempts } = raw;
  const { id, address, status } = analysis;
  const advert = safeLink(analysis.hemnetUrl);
  const names = listing ? sections : always;
  useEffect(() => {
    // What the address names stands only now.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <PageHead title={address ?? texts.title}>
        <LinkButton to="/home">{texts.back}</LinkButton>
        {status === 'completed' ? <LinkButton to={`/report/${id}`}>{texts.report}</LinkButton> : null}
        {advert ? <OuterButton href={advert}>{texts.advert}</OuterButton> : null}
        <Button isBusy={isFetching} onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </PageHead>
      <div className={styles['columns']}>
        <Contents names={names} />
        <div className={styles['page']}>
          <Section name="status">
            <StatusSection raw={raw} />
          </Section>
          {listing ? <Advert raw={raw} listing={listing} /> : <NoData isFailed={status === 'failed'} />}
          <Section name="attempts">
            <AttemptsSection attempts={attempts} />
          </Section>
          {listing ? (
            <Section name="documents">
              <DocumentsSection listing={listing} />
            </Section>
          ) : null}
          <Section name="listing">
            <Json name="listing" id={id} document={listing} />
          </Section>
          <Section name="result">
            <Json name="result" id={id} document={result} />
          </Section>
        </div>
      </div>
    </>
  );
}

function NoData({ isFailed }: { readonly isFailed: boolean }) {
  const { title, failed, underWay } = texts.none;
  return <Notice isPart icon="info" title={title} text={isFailed ? failed : underWay} />;
}

/** What was read of the advert and its pictures. */
function Advert({ raw, listing }: { readonly raw: RawAnalysis; readonly listing: RawListingData }) {
  const { picture, open, close } = useShownPicture();
  const { trackedImages: kept = [], imageTrackingData, description, summary } = listing;
  const photos = useMemo(() => kept.filter(({ kind }) => kind === 'photo'), [kept]);
  const plans = useMemo(() => kept.filter(({ kind }) => kind === 'floorplan'), [kept]);
  const pictures = useMemo(() => viewerPictures(photos, plans), [photos, plans]);
  return (
    <>
      <Section name="facts">
        <FactsSection raw={raw} listing={listing} />
      </Section>
      <Section name="description">
        {summary && summary !== description ? (
          <>
            <h3>{texts.description.summary}</h3>
            <p className={styles['prose']}>{summary}</p>
          </>
        ) : null}
        {description ? (
          <p className={styles['prose']}>{description}</p>
        ) : (
          <p className={styles['quiet']}>{texts.description.none}</p>
        )}
      </Section>
      <Section name="pictures">
        <PicturesSection photos={photos} plans={plans} onOpen={open} />
      </Section>
      <Section name="tracker">
        <Tracker tracking={imageTrackingData} kept={kept} onOpen={open} />
      </Section>
      {picture ? <PictureViewer pictures={pictures} first={picture} onClose={close} /> : null}
    </>
  );
}

interface JsonProps {
  readonly name: 'listing' | 'result';
  readonly id: string;
  readonly document: object | null;
}

function Json({ name, id, document }: JsonProps) {
  if (!document) return <p className={styles['quiet']}>{texts.json.none[name]}</p>;
  return <JsonViewer document={document} label={texts.sections[name]} fileName={`${name}-${id}.json`} />;
}
