import type { Euphemism } from '../../../../../src/reports/analysis-result.schema.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.language;

/** Broker words and what they can mean. */
export function LanguageAnalysis({ euphemisms }: { readonly euphemisms: readonly Euphemism[] | undefined }) {
  return (
    <Section title={texts.title} lead={euphemisms?.length ? texts.lead : null}>
      {euphemisms?.length ? (
        <ul className="finding-list">
          {euphemisms.map((euphemism) => (
            <Finding
              key={euphemism.word}
              icon="quote"
              title={texts.word(euphemism.word)}
              note={
                <>
                  {euphemism.meaning}
                  {euphemism.occurrences > 1 ? (
                    <span className="finding-count">
                      <span aria-hidden="true">{texts.times(euphemism.occurrences)}</span>
                      <span className="visually-hidden">{texts.timesAloud(euphemism.occurrences)}</span>
                    </span>
                  ) : null}
                </>
              }
              evidence={euphemism.evidence}
            >
              <FindingPart title={texts.question}>{euphemism.question}</FindingPart>
            </Finding>
          ))}
        </ul>
      ) : (
        <p className="report-quiet">{texts.none}</p>
      )}
    </Section>
  );
}
