import type { Euphemism } from '../../../../../src/reports/analysis-result.schema.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';

/** Broker words and what they can mean. */
export function LanguageAnalysis({ euphemisms }: { readonly euphemisms: readonly Euphemism[] | undefined }) {
  return (
    <Section
      title="Språkanalys"
      lead={euphemisms?.length ? 'Mäklarord i annonsen och vad de kan betyda.' : null}
    >
      {euphemisms?.length ? (
        <ul className="finding-list">
          {euphemisms.map((euphemism) => (
            <Finding
              key={euphemism.word}
              icon="quote"
              title={`”${euphemism.word}”`}
              note={
                <>
                  {euphemism.meaning}
                  {euphemism.occurrences > 1 ? (
                    <span className="finding-count">
                      <span aria-hidden="true">{euphemism.occurrences}x</span>
                      <span className="visually-hidden">, förekommer {euphemism.occurrences} gånger</span>
                    </span>
                  ) : null}
                </>
              }
              evidence={euphemism.evidence}
            >
              <FindingPart title="Fråga">{euphemism.question}</FindingPart>
            </Finding>
          ))}
        </ul>
      ) : (
        <p className="report-quiet">Vi hittade inga förskönande ord i annonsens text.</p>
      )}
    </Section>
  );
}
