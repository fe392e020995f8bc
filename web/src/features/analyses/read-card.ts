import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { analysesApi } from './analyses-api.js';
import { applyEvent } from './apply-event.js';

/**
 * Reads one analysis anew and puts it where it belongs in every list that was read. A list of thousands is not read
 * again for one card.
 * @throws ApiProblem when it cannot be read
 */
export async function readCard(id: string, { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>) {
  const send = dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  const reading = analysesApi.endpoints.analysis.initiate(id, { forceRefetch: true, subscribe: false });
  const analysis: AnalysisView = await send(reading).unwrap();
  applyEvent({ type: 'update', analysis }, dispatch, getState());
  return analysis;
}
