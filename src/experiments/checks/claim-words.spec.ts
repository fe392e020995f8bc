import { checkSubject } from '../../../test/support/check-subject.js';
import { claimAt } from './claim-words.js';

const reported = async (part: object) => {
  const { report } = await checkSubject();
  return { report: { ...report, ...part } };
};

describe('the words of a claim', () => {
  it('are those of its place, without machine words and proof', async () => {
    const detail = {
      field: 'lease',
      label: 'Arrendeavtal',
      why: 'Det kan sägas upp.',
      ask: 'När?',
      evidence: [],
    };
    const draft = await reported({ missingInfoDetails: [detail] });
    expect(claimAt(draft, 'missingInfoDetails.0')).toBe(
      'missingInfoDetails.0 ”Arrendeavtal – Det kan sägas upp. – När?”',
    );
  });

  it('are cut after a hundred letters, not within one', async () => {
    const draft = await reported({ verdictReason: '🏠'.repeat(101) });
    expect(claimAt(draft, 'verdictReason')).toBe(`verdictReason ”${'🏠'.repeat(99)}…”`);
  });

  it('are left out where nothing stands', async () => {
    expect(claimAt(await reported({ floorplanAnalysis: null }), 'floorplanAnalysis')).toBe(
      'floorplanAnalysis',
    );
    expect(claimAt(await reported({ redFlags: [] }), 'redFlags.7')).toBe('redFlags.7');
  });
});
