import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import { handInPath } from '../../shared/helped-by-hand-in.js';
import { HomeLimitNote } from '../../shared/ui/home-limit-note.js';
import { asWork, MadeBy } from '../../shared/ui/made-by.js';
import { useMedia } from '../../shared/ui/use-media.js';
import { PictureViewer } from '../../shared/viewer/picture-viewer.js';
import { useShownPicture } from '../../shared/viewer/use-shown-picture.js';
import { viewerPictures } from '../../shared/viewer/viewer-pictures.js';
import { AskFirst } from './ask-first.js';
import { ConfidenceBar } from './confidence-bar.js';
import { FactsColumn } from './facts/facts-column.js';
import { Objection } from './objection/objection.js';
import { headline } from './logic/listing-texts.js';
import { proofPlaces } from './logic/proof-places.js';
import { tabOf, type TabKey } from './logic/tabs.js';
import { Material } from './material.js';
import { MoneyLine, type MoneyPart } from './money-line.js';
import { ReportActs } from './report-acts.js';
import { ReportBanners } from './report-banners.js';
import { ReportProvider, type ClaimOfReport } from './report-context.js';
import { FullDescription, ReportHeader } from './report-header.js';
import { ReportTabs } from './report-tabs.js';
import { PrintSummary } from './summary/print-summary.js';
import { DetailsTab } from './tabs/details-tab.js';
import { OverviewTab } from './tabs/overview-tab.js';
import { PicturesTab } from './tabs/pictures-tab.js';
import { QuestionsTab } from './tabs/questions-tab.js';
import { RenovationTab } from './tabs/renovation-tab.js';
import { RoomsTab } from './tabs/rooms-tab.js';
import { usePicturesAtHand } from './use-pictures-at-hand.js';
import { useOpenForPrint } from './use-open-for-print.js';
import { useTicks } from './use-ticks.js';
import { VerdictBand } from './verdict-band.js';
import './report.css';
import './findings.css';
import './pictures.css';
import './print.css';

interface ReportProps {
  readonly view: ReportView;
  readonly isAdmin: boolean;
  readonly isJustPaid: boolean;
}

/** Where the sums of the money line are shown more closely. */
const moneyPlaces: Readonly<Record<MoneyPart, string>> = {
  month: '.monthly-cost',
  once: '.purchase-costs',
  works: '.report-tabs',
};

/** A completed report. */
export function Report({ view, isAdmin, isJustPaid }: ReportProps) {
  // Reports that were kept for offline reading before it was told lack it.
  const { analysis, listing, result, madeBy, isOwner }: ReportView = view;
  const { revision }: Partial<ReportView> = view;
  const [query, setQuery] = useSearchParams();
  const { picture, open: openPicture, close: closePicture } = useShownPicture();
  const root = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const ticks = useTicks(analysis.id);
  const adding = isOwner ? handInPath(analysis, 'file') : null;
  const objectionTo = useCallback(
    (claim: ClaimOfReport) => (
      <Objection
        // Of a report that was written anew nothing was said yet.
        key={revision}
        analysisId={analysis.id}
        result={result}
        revision={revision ?? ''}
        claim={claim}
      />
    ),
    [analysis.id, result, revision],
  );
  const context = useMemo(
    () => ({
      listing,
      openPicture,
      proofPlaces: proofPlaces(result),
      objectionTo,
      ...(adding === null ? {} : { handInPath: adding }),
    }),
    [listing, openPicture, result, objectionTo, adding],
  );
  const pictures = useMemo(() => viewerPictures(listing.photos, listing.plans), [listing]);
  const isNarrow = useMedia('(max-width: 639px)');
  const acts = (
    <>
      <Material isOwner={isOwner} />
      <ReportActs view={view} isAdmin={isAdmin} isNarrow={isNarrow}>
        {isNarrow ? <FullDescription listing={listing} isSummaryShown={false} /> : null}
      </ReportActs>
    </>
  );
  usePicturesAtHand(root);
  useOpenForPrint(root);
  useEffect(() => {
    document.title = `${headline(listing)} · Visningsklar`;
  }, [listing]);

  function showTab(tab: TabKey) {
    setQuery(
      (now) => {
        now.set('flik', tab);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function showMoney(part: MoneyPart) {
    const place = root.current?.querySelector(moneyPlaces[part]);
    if (place instanceof HTMLDetailsElement) place.open = true;
    if (part === 'works') showTab('renovering');
    else if (!place) showTab('oversikt');
    (place ?? tabs.current)?.scrollIntoView();
  }

  function showAllQuestions() {
    showTab('fragor');
    tabs.current?.scrollIntoView();
  }

  return (
    <ReportProvider value={context}>
      <article className="report" ref={root} {...asWork}>
        <MadeBy madeBy={madeBy} />
        <ReportBanners view={view} isJustPaid={isJustPaid} />
        <ReportHeader view={view} isNarrow={isNarrow}>
          {isNarrow ? null : acts}
        </ReportHeader>
        <PrintSummary result={result} />
        <div className="report-columns">
          <div className="report-main">
            <VerdictBand result={result} objection={objectionTo('verdict')} />
            <MoneyLine result={result} onShow={showMoney} />
            <HomeLimitNote analysis={view.analysis} />
            <AskFirst result={result} onAll={showAllQuestions} />
            {isNarrow ? acts : null}
            <ConfidenceBar confidence={result.confidence} />
            <ReportTabs
              top={tabs}
              active={tabOf(query.get('flik'))}
              onChange={showTab}
              panes={{
                oversikt: <OverviewTab result={result} />,
                rum: <RoomsTab result={result} />,
                renovering: <RenovationTab result={result} />,
                detaljer: <DetailsTab analysis={analysis} result={result} />,
                fragor: <QuestionsTab questions={result.viewingQuestions} ticks={ticks} />,
                bilder: <PicturesTab result={result} />,
              }}
            />
          </div>
          <FactsColumn result={result} />
        </div>
        {picture ? <PictureViewer pictures={pictures} first={picture} onClose={closePicture} /> : null}
      </article>
    </ReportProvider>
  );
}
