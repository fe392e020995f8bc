import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';
import { Disclosure } from '../parts/disclosure.js';
import { ComputedProof } from './computed-proof.js';
import { DocumentProof } from './document-proof.js';
import { FieldProof } from './field-proof.js';
import { PhotoProof } from './photo-proof.js';
import { QuoteProof } from './quote-proof.js';
import { ReferenceProof } from './reference-proof.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** "Varför?": the proof of one claim. Nothing when a claim of an older report carries none. */
export function Why({
  evidence,
  isOpen = false,
}: {
  readonly evidence: readonly Evidence[] | undefined;
  readonly isOpen?: boolean;
}) {
  if (!evidence?.length) return null;
  return (
    <Disclosure className="why" summary={reportTexts.proof.why} open={isOpen}>
      {evidence.map((proof, index) => (
        <Proof key={index} proof={proof} />
      ))}
    </Disclosure>
  );
}

function Proof({ proof }: { readonly proof: Evidence }) {
  switch (proof.kind) {
    case 'quote':
      return <QuoteProof proof={proof} />;
    case 'field':
      return <FieldProof proof={proof} />;
    case 'photo':
      return <PhotoProof proof={proof} />;
    case 'reference':
      return <ReferenceProof proof={proof} />;
    case 'document':
      return <DocumentProof proof={proof} />;
    case 'computed':
      return <ComputedProof proof={proof} />;
  }
}
