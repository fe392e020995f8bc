import { ExampleBanner } from '../features/example-report/example-banner.js';
import { ExampleHead } from '../features/example-report/example-head.js';
import styles from '../features/example-report/example-report.module.css';
import { exampleListing } from '../features/example-report/listing.js';
import { Chapter, Closing, Contents } from '../features/example-report/parts.js';
import { examplePictures } from '../features/example-report/pictures.js';
import { AskFirst } from '../features/report/ask-first.js';
import { ConfidenceBar } from '../features/report/confidence-bar.js';
import { FactSection } from '../features/report/facts/fact-section.js';
import { TechnicalSpecs } from '../features/report/facts/technical-specs.js';
import '../features/report/findings.css';
import { basicFacts, keyFacts } from '../features/report/logic/basics.js';
import { keepUnits } from '../features/report/logic/keep-units.js';
import { proofPlaces } from '../features/report/logic/proof-places.js';
import { severityLabels } from '../features/report/logic/labels.js';
import { MoneyLine, type MoneyPart } from '../features/report/money-line.js';
import { Disclosure } from '../features/report/parts/disclosure.js';
import { FactList } from '../features/report/parts/fact-list.js';
import { ToneBadge } from '../features/report/parts/tone-badge.js';
import { ReportProvider, type ReportContextValue } from '../features/report/report-context.js';
import '../features/report/report.css';
import { KeyFindings } from '../features/report/tabs/key-findings.js';
import { LanguageAnalysis } from '../features/report/tabs/language-analysis.js';
import { MissingInfo } from '../features/report/tabs/missing-info.js';
import { PriceAnalysis } from '../features/report/tabs/price-analysis.js';
import { RenovationTab } from '../features/report/tabs/renovation-tab.js';
import { VerdictBand } from '../features/report/verdict-band.js';
import { exampleTexts as texts } from '../shared/texts/example-report.js';
import { asWork, MadeBy } from '../shared/ui/made-by.js';
import { CostSection } from './example-report/cost-section.js';
import { PicturesChapter, PlanChapter } from './example-report/picture-chapters.js';
import { QuestionsChapter } from './example-report/questions-chapter.js';
import { shownResult } from './example-report/shown-result.js';

/** The advert as the parts of a report read it; the sample's pictures are files of ours and not stored ones. */
const context: ReportContextValue = {
  listing: {
    ...exampleListing,
    photos: [],
    plans: [],
    unread: [],
    handedIn: false,
    unreadPictures: 0,
    foundBySearch: false,
    fromLink: [],
    disagreements: [],
    readDocuments: [],
  },
  openPicture: () => undefined,
  proofPlaces: proofPlaces(shownResult),
};

const { redFlags, viewingQuestions, euphemisms, missingInfo, missingInfoDetails } = shownResult;
const chapters = [
  ['flaggor', texts.flags(redFlags.length)],
  ['sprak', texts.gaps],
  ['pris', texts.price],
  ['planlosning', texts.plans(1)],
  ['bilder', texts.pictures(examplePictures.length)],
  ['renovering', texts.renovation],
  ['fragor', texts.questions(viewingQuestions.length)],
] as const;

/** A whole report about an invented home, for everybody to read. */
export default function ExampleReportPage() {
  return (
    <ReportProvider value={context}>
      <article className={`report ${styles['page']}`} {...asWork}>
        <MadeBy madeBy={texts.madeBy} />
        <ExampleBanner />
        <ExampleHead facts={keyFacts(context.listing)} />
        <div className={styles['columns']}>
          <div className={styles['top']}>
            <VerdictBand result={shownResult} verdict={texts.verdict} made={texts.made} />
            <MoneyLine result={shownResult} onShow={showMoney} />
            <AskFirst result={shownResult} onAll={showQuestions} />
            <ConfidenceBar confidence={shownResult.confidence} />
          </div>
          <Side />
          <div className={styles['rest']}>
            <Contents chapters={chapters} />
            <Findings />
            <PlanChapter />
            <PicturesChapter />
            <Chapter id="renovering" title={texts.renovation}>
              <RenovationTab result={shownResult} />
            </Chapter>
            <QuestionsChapter />
          </div>
        </div>
        <Closing />
      </article>
    </ReportProvider>
  );
}

function showQuestions() {
  document.getElementById('fragor')?.scrollIntoView();
}

function showMoney(part: MoneyPart) {
  document.getElementById(part === 'works' ? 'renovering' : 'kostnad')?.scrollIntoView();
}

function Side() {
  return (
    <aside className={styles['side']} aria-labelledby="overview">
      <h2 id="overview">{texts.overview}</h2>
      <FactList facts={basicFacts(context.listing)} />
      <FactSection title={texts.description}>
        <p>{keepUnits(exampleListing.summary)}</p>
        <Disclosure summary={texts.fullDescription}>
          <p className="advert-text">{keepUnits(exampleListing.description)}</p>
        </Disclosure>
      </FactSection>
      <CostSection />
      <TechnicalSpecs specs={shownResult.technicalSpecs} />
    </aside>
  );
}

function Findings() {
  return (
    <>
      <Chapter id="flaggor" title={texts.flags(redFlags.length)}>
        <p className={styles['legend']}>
          {texts.flagsLead}
          {Object.values(severityLabels).map((label) => (
            <ToneBadge key={label.text} label={label} />
          ))}
        </p>
        {redFlags.some(({ severity }) => severity === 'critical') ? null : (
          <p className="report-lead">{texts.noCritical}</p>
        )}
        {/* With its proof, so that nobody misses that there is one. */}
        <KeyFindings result={shownResult} isFirstOpen />
      </Chapter>
      <Chapter id="sprak" title={texts.gaps}>
        <LanguageAnalysis euphemisms={euphemisms} />
        <MissingInfo missingInfo={missingInfo} missingInfoDetails={missingInfoDetails} />
      </Chapter>
      <Chapter id="pris" title={texts.price}>
        <PriceAnalysis price={shownResult.priceAnalysis} />
      </Chapter>
    </>
  );
}
