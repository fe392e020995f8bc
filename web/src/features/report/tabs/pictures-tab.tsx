import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { PictureGrid } from '../parts/picture-grid.js';
import { EmptyState, Section } from '../parts/section.js';
import { useReport } from '../report-context.js';

export function PicturesTab({ result }: { readonly result: AnalysisResult }) {
  const { photos, plans } = useReport().listing;
  const { photoAnalysis } = result;
  return (
    <>
      {photos.length === 0 && plans.length === 0 ? (
        <EmptyState text="Inga bilder tillgängliga" />
      ) : (
        <>
          {photos.length > 0 ? (
            <Section title={`Bilder (${photos.length})`}>
              <PictureGrid pictures={photos} name="Bild" />
            </Section>
          ) : null}
          {plans.length > 0 ? (
            <Section title={`Planritningar (${plans.length})`}>
              <PictureGrid pictures={plans} name="Planritning" contain />
            </Section>
          ) : null}
        </>
      )}
      {photoAnalysis ? (
        <Section title="Bildanalys">
          <p>{photoAnalysis.quality}</p>
          {photoAnalysis.observations?.length ? (
            <ul className="report-list">
              {photoAnalysis.observations.map(({ text, evidence }, index) => (
                <li key={index}>
                  {text}
                  <Why evidence={evidence} />
                </li>
              ))}
            </ul>
          ) : null}
        </Section>
      ) : null}
    </>
  );
}
