import type { Unjudged } from '../../analysis-result.schema.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { contextOf } from '../../facts/context.js';
import { fromUnjudged } from './from-words.js';

const context = contextOf({ listing: { propertyType: 'Villa' }, images: [], disagreements: [], today });
const unjudged = (text: string, isGrave: boolean): Unjudged => ({
  subject: 'skada',
  ask: 'Vad?',
  isGrave,
  evidence: [{ kind: 'quote', field: 'description', start: 0, end: text.length, text }],
});
const asked = (text: string, isGrave = true) => fromUnjudged(context, [unjudged(text, isGrave)], () => text);

describe('fromUnjudged', () => {
  it('asks in the advert’s words of what may be grave, before what moves money', () => {
    expect(asked('Golvet i hallen gungar')).toMatchObject([
      {
        question: 'Annonsen säger ”Golvet i hallen gungar”: är allt åtgärdat, och finns papper på det?',
        turns: true,
        isOfUnjudged: true,
      },
    ]);
  });

  it('asks in our own words where the advert’s cannot be said', () => {
    expect(asked('som var värre än någon trodde').map(({ question }) => question)).toEqual([
      'Vilka skador har annonsen nämnt, och finns papper på att allt är lagat?',
    ]);
  });

  it('leaves the rest to the list of what could not be judged', () => {
    expect(asked('Golvet i hallen gungar', false)).toEqual([]);
  });
});
