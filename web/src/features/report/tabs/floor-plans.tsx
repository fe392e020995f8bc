import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { FindingPart } from '../parts/finding.js';
import { PictureGrid } from '../parts/picture-grid.js';
import { PointList, Section } from '../parts/section.js';
import { useReport } from '../report-context.js';

type Analysis = AnalysisResult['floorplanAnalysis'];

/** The drawings and what was read from them. */
export function FloorPlans({ analysis }: { readonly analysis: Analysis }) {
  const { plans } = useReport().listing;
  if (plans.length === 0 && !analysis) return null;
  return (
    <Section title="Planlösning">
      <PictureGrid pictures={plans} name="Planritning" contain />
      {analysis ? (
        <>
          <FindingPart title="Rumsindelning">{analysis.layout}</FindingPart>
          <FindingPart title="Flöde">{analysis.flow}</FindingPart>
          <FindingPart title="Ljus">{analysis.lighting}</FindingPart>
          <PointList title="Styrkor" items={analysis.strengths} />
          <PointList title="Svagheter" items={analysis.weaknesses} />
          <Why evidence={analysis.evidence} />
        </>
      ) : (
        <p className="report-quiet">
          Planritningen är inte analyserad. Titta själv på flöde, ljus och förvaring.
        </p>
      )}
    </Section>
  );
}
