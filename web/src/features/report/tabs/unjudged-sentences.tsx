import type { Unjudged } from '../../../../../src/reports/analysis-result.schema.js';
import { reportTexts } from '../../../shared/texts/report.js';
import { Section } from '../parts/section.js';

const texts = reportTexts.unjudged;

/** Sentences of the advert that nobody judged, each with what to ask; nothing when all was judged. */
export function UnjudgedSentences({ unjudged }: { readonly unjudged: readonly Unjudged[] }) {
  if (unjudged.length === 0) return null;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="unjudged-list">
        {unjudged.map(({ subject, ask, evidence }, index) => (
          <li key={index}>
            {evidence.map((proof, at) =>
              proof.kind === 'quote' ? <blockquote key={at}>{texts.quote(proof.text)}</blockquote> : null,
            )}
            <p>{texts.ask(subject, ask)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
