import { flatRecords, listingOfRecord } from '../../../../test/support/flat-records.js';
import { writeRulesReport } from '../../rules-analyst.js';
import { today } from '../../../../test/support/reports/adverts.js';

/** The records hold no text; without a word on bathroom and pipes no older home is promising, whatever its figures. */
const description = 'Badrummet totalrenoverades 2019 med intyg. Stambyte och ny el 2016.';

describe('over a thousand real records', () => {
  it('writes every report and tells homes apart', () => {
    const records = flatRecords();
    if (records.length === 0) {
      console.warn('Skipped: there are no records under FIXTURES_DIR');
      return;
    }
    const reports = records.map((record) => ({
      record,
      report: writeRulesReport({
        listing: { ...listingOfRecord(record), description },
        images: [],
        disagreements: [],
        today,
      }),
    }));
    expect(reports.every(({ report }) => report.viewingQuestions.length >= 20)).toBe(true);
    const indebted = reports.filter(({ record }) => (record.brf_belaning_kr_m2 ?? 0) > 15_000);
    expect(indebted.length).toBeGreaterThan(0);
    expect(indebted.every(({ report }) => report.verdict === 'RED')).toBe(true);
    const leased = reports.filter(({ record }) => record.brf_ager_marken === false);
    expect(leased.every(({ report }) => report.verdict !== 'GREEN')).toBe(true);
    const known = reports.filter(({ record }) => record.brf_belaning_kr_m2 !== undefined);
    const share = (verdict: string) =>
      known.filter(({ report }) => report.verdict === verdict).length / known.length;
    expect(share('GREEN')).toBeGreaterThan(0.2);
    expect(share('YELLOW')).toBeGreaterThan(0.15);
    expect(share('RED')).toBeGreaterThan(0.03);
    expect(share('RED')).toBeLessThan(0.2);
  });
});
