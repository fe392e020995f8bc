import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { roomQualityLabels, roomVerdictLabels } from '../logic/labels.js';
import { Finding } from '../parts/finding.js';
import { EmptyState, PointList, Section } from '../parts/section.js';
import { ToneBadge } from '../parts/tone-badge.js';
import { useReport } from '../report-context.js';
import { FloorPlans } from './floor-plans.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

const texts = reportPageTexts.rooms;

export function RoomsTab({ result }: { readonly result: AnalysisResult }) {
  const { plans } = useReport().listing;
  const { floorplanAnalysis, roomAnalysis } = result;
  if (plans.length === 0 && !floorplanAnalysis && !roomAnalysis) {
    return <EmptyState text={texts.none} />;
  }
  return (
    <>
      <FloorPlans analysis={floorplanAnalysis} />
      {roomAnalysis ? <Rooms analysis={roomAnalysis} /> : null}
    </>
  );
}

function Rooms({ analysis }: { readonly analysis: NonNullable<AnalysisResult['roomAnalysis']> }) {
  const quality = analysis.overallQuality;
  return (
    <Section title={texts.title}>
      <p>{analysis.summary}</p>
      {quality ? (
        <div className="finding-part">
          <h4>{texts.quality}</h4>
          <p>
            <ToneBadge label={roomQualityLabels[quality.status] ?? roomQualityLabels.medium} />{' '}
            {quality.reason}
          </p>
        </div>
      ) : null}
      <Why evidence={analysis.evidence} />
      <ul className="finding-list">
        {(analysis.rooms ?? []).map((room, index) => (
          <Finding
            key={`${room.room} ${index}`}
            title={room.room}
            label={roomVerdictLabels[room.verdict] ?? roomVerdictLabels.neutral}
            evidence={room.evidence}
          >
            <p>{room.analysis}</p>
            <PointList title={texts.highlights} items={room.highlights} />
            <PointList title={texts.concerns} items={room.concerns} />
            <PointList title={texts.needs} items={room.renovationNeeds} />
          </Finding>
        ))}
      </ul>
    </Section>
  );
}
