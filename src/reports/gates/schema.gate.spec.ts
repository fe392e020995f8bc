import { gateInput, withFlag } from '../../../test/support/gate-input.js';
import { schemaGate } from './schema.gate.js';

describe('schema gate', () => {
  it('lets a result of the contract through', () => {
    expect(schemaGate(gateInput())).toEqual([]);
  });

  it('points at the part that has not the shape', () => {
    expect(schemaGate(withFlag({ title: ' ' }))).toEqual([
      expect.objectContaining({ gate: 'schema', path: 'redFlags.1.title' }),
    ]);
  });
});
