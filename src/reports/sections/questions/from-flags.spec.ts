import { contextOf, flag } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { fromFlags } from './from-flags.js';

const context = contextOf({ listing: { propertyType: 'Lägenhet' }, images: [], disagreements: [], today });
const unclear = {
  rule: 'unclear-agreement',
  title: 'Oklart villkor',
  category: 'Avtal',
  severity: 'critical' as const,
  description: 'Det verkar vara till din nackdel.',
  action: 'Fråga.',
  isInterpreted: true as const,
  evidence: [],
};
const asked = (more: object) =>
  fromFlags(context, [flag({ ...unclear, ...more })], () => null).map(({ question }) => question);

describe('a flag of no sure kind whose words nobody can say aloud', () => {
  it('asks what is asked of the kind that it probably tells of', () => {
    const likely = { likeliest: 'purchase-right', guess: 'Annans rätt att köpa före eller tillbaka' };
    expect(asked(likely)).toEqual(['Vem har rätt att köpa före mig, och har den tackat nej?']);
  });

  it('asks of its subject where no kind is probable', () => {
    expect(asked({ likeliest: 'purchase-right' })).toEqual([
      'Vilka villkor följer med köpet, och får jag läsa dem i dag?',
    ]);
  });
});
