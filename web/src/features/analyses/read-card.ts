import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { analysesApi } from './analyses-api.js';
import { applyEvent } from './apply-event.js';
import { lastHeard } from './heard.js';

/**
 * Reads one analysis anew and puts it where it belongs in every list that was read. A list of thousands is not read
 * again for one card.
 * @returns what was read; null when a live event has meanwhile told of something newer
 * @throws ApiProblem when it cannot be read
 */
export async function readCard(
  id: string,
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
): Promise<AnalysisView | null> {
  const send = dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  const begun = Date.now();
  const analysis = await send(analysesApi.endpoints.readAnalysis.initiate(id, { track: false })).unwrap();
  if (lastHeard(id) > begun) return null;
  applyEvent({ type: 'update', analysis }, dispatch, getState());
  return analysis;
}
