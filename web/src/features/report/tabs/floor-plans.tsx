import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { FindingPart } from '../parts/finding.js';
import { PictureGrid } from '../parts/picture-grid.js';
import { PointList, Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { pictureTexts } from '../../../shared/texts/pictures.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

const texts = reportPageTexts.rooms;

type Analysis = AnalysisResult['floorplanAnalysis'];

/** The drawings and what was read from them. */
export function FloorPlans({ analysis }: { readonly analysis: Analysis }) {
  const { plans } = useReport().listing;
  if (plans.length === 0 && !analysis) return null;
  return (
    <Section title={texts.plan}>
      <PictureGrid pictures={plans} name={pictureTexts.plan} contain />
      {analysis ? (
        <>
          <FindingPart title={texts.layout}>{analysis.layout}</FindingPart>
          <FindingPart title={texts.flow}>{analysis.flow}</FindingPart>
          <FindingPart title={texts.lighting}>{analysis.lighting}</FindingPart>
          <PointList title={texts.strengths} items={analysis.strengths} />
          <PointList title={texts.weaknesses} items={analysis.weaknesses} />
          <Why evidence={analysis.evidence} />
        </>
      ) : (
        <p className="report-quiet">{texts.planUnread}</p>
      )}
    </Section>
  );
}
