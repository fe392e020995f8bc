import type { Listing } from '../scraping/listing.types.js';
import { today } from '../../test/support/reports/adverts.js';
import type { ViewingQuestion } from './analysis-result.schema.js';
import { countClaims } from './gates/claims.js';
import { writeRulesReports } from './rules-analyst.js';
import { withViewing } from './viewing-of-model.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968, price: 2_000_000 };

describe('withViewing', () => {
  const { draft, viewing } = writeRulesReports({
    listing: { ...flat, description: 'Badrummet är från 1985.' },
    images: [],
    disagreements: [],
    today,
  });
  const own: ViewingQuestion = {
    category: 'Modellen',
    question: 'Varför är hallgolvet nylagt?',
    context: 'Bilden visar ett nytt golv.',
    priority: 1,
    evidence: [{ kind: 'field', name: 'description', value: null }],
  };

  it('ranks a model’s own questions among those of the rules', () => {
    const answer = { ...draft, viewingQuestions: [...draft.viewingQuestions, own] };
    const report = withViewing(answer, draft, viewing);
    const at = report.viewingQuestions.findIndex(({ question }) => question === own.question);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(20);
    expect(report.viewingQuestions[at]).toEqual({ ...own, priority: at + 1, isOwn: true });
    expect(report.checks).toEqual(viewing.checks);
    expect(report.quality).toMatchObject(countClaims(report));
  });

  it('leaves what a model is told as it was', () => {
    expect(draft.checks).toBeUndefined();
    expect(draft.viewingQuestions.flatMap(({ good, whom }) => [good, whom]).filter(Boolean)).toEqual([]);
  });
});
