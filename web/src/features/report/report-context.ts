import { createContext, useContext, type ReactNode } from 'react';
import type { ReportListing } from '../../../../src/analyses/analysis.types.js';
import type { Evidence } from '../../../../src/reports/analysis-result.schema.js';
import type { ProofPlace } from './logic/proof-places.js';

/** A claim of a report, known by its own list of proof. */
export type ClaimOfReport = 'verdict' | readonly Evidence[];

/** What proof anywhere on the page needs: the advert it points into, and the viewer it opens. */
export interface ReportContextValue {
  readonly listing: ReportListing;
  readonly openPicture: (sha256: string) => void;
  /** How each claim's proof is shown, by the claim's own list. */
  readonly proofPlaces: ReadonlyMap<readonly Evidence[], ProofPlace>;
  /** Where its owner adds documents; absent for everybody else. */
  readonly handInPath?: string;
  /** The way to say that a claim is wrong; absent where nobody may. */
  readonly objectionTo?: (claim: ClaimOfReport) => ReactNode;
}

const ReportContext = createContext<ReportContextValue | null>(null);

export const ReportProvider = ReportContext.Provider;

/** @throws when used outside a report. */
export function useReport(): ReportContextValue {
  const value = useContext(ReportContext);
  if (!value) throw new Error('useReport needs a ReportProvider above it');
  return value;
}
