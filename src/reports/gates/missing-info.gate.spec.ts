import { gateInput, rulesReport } from '../../../test/support/gate-input.js';
import { missingInfoGate } from './missing-info.gate.js';

describe('missing-info gate', () => {
  it('lets additions through', () => {
    const { missingInfoDetails } = rulesReport();
    const more = { ...missingInfoDetails[0]!, label: 'Radon' };
    expect(
      missingInfoGate(
        gateInput({
          missingInfo: ['Energiklass', 'Radon'],
          missingInfoDetails: [...missingInfoDetails, more],
        }),
      ),
    ).toEqual([]);
  });

  it('faults the removal of what the rules found missing', () => {
    expect(missingInfoGate(gateInput({ missingInfo: [], missingInfoDetails: [] }))).toEqual([
      { gate: 'missing-info', path: 'missingInfo', reason: '"Energiklass" har tagits bort' },
    ]);
  });

  it('faults entries without details', () => {
    expect(missingInfoGate(gateInput({ missingInfo: ['Energiklass', 'Radon'] }))).toHaveLength(1);
  });
});
