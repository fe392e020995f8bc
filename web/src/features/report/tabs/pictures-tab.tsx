import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { PictureGrid } from '../parts/picture-grid.js';
import { EmptyState, Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { pictureTexts } from '../../../shared/texts/pictures.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

const texts = reportPageTexts.pictures;

export function PicturesTab({ result }: { readonly result: AnalysisResult }) {
  const { photos, plans } = useReport().listing;
  const { photoAnalysis } = result;
  return (
    <>
      {photos.length === 0 && plans.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <>
          {photos.length > 0 ? (
            <Section title={texts.photos(photos.length)}>
              <PictureGrid pictures={photos} name={pictureTexts.photo} />
            </Section>
          ) : null}
          {plans.length > 0 ? (
            <Section title={texts.plans(plans.length)}>
              <PictureGrid pictures={plans} name={pictureTexts.plan} contain />
            </Section>
          ) : null}
        </>
      )}
      {photoAnalysis ? (
        <Section title={texts.analysis}>
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
