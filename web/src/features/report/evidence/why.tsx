import { Fragment } from 'react';
import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';
import { Disclosure } from '../parts/disclosure.js';
import { ComputedProof } from './computed-proof.js';
import { DocumentProof } from './document-proof.js';
import { FieldProof } from './field-proof.js';
import { PhotoProof } from './photo-proof.js';
import { QuoteProof } from './quote-proof.js';
import { ReferenceProof } from './reference-proof.js';
import { useReport } from '../report-context.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.proof;

/**
 * "Varför?": the proof of one claim, which claim proves what it shares with others, and the way to say that it is wrong.
 * Nothing when a claim of an older report carries none.
 */
export function Why({
  evidence,
  isOpen = false,
}: {
  readonly evidence: readonly Evidence[] | undefined;
  readonly isOpen?: boolean;
}) {
  const { proofPlaces, objectionTo } = useReport();
  if (!evidence?.length) return null;
  const { id, own = evidence, elsewhere = [] } = proofPlaces.get(evidence) ?? {};
  return (
    <div className="claim-foot">
      <Disclosure className="why" bodyId={id} summary={texts.why} open={isOpen}>
        {own.map((proof, index) => (
          <Proof key={index} proof={proof} />
        ))}
        {elsewhere.length > 0 ? (
          <p className="report-quiet">
            {own.length > 0 ? texts.moreUnder : texts.under}{' '}
            {elsewhere.map(({ id: place, title }, index) => (
              <Fragment key={place}>
                {index > 0 ? ', ' : ''}
                <a href={`#${place}`}>{title}</a>
              </Fragment>
            ))}
          </p>
        ) : null}
      </Disclosure>
      {objectionTo?.(evidence)}
    </div>
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
