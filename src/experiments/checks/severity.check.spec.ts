import type { RedFlag } from '../../reports/analysis-result.schema.js';
import { checked, checkSubject, withReport } from '../../../test/support/check-subject.js';

const flag = (severity: RedFlag['severity'], title: string, quote = 'annat'): RedFlag => ({
  rule: 'model',
  title,
  category: 'Skick',
  description: 'Läs vidare.',
  severity,
  evidence: [{ kind: 'quote', field: 'description', start: 0, end: 5, text: quote }],
});
const told = async (...redFlags: RedFlag[]) => {
  const expected = {
    criticalRisks: [{ name: 'damp', words: ['fukt'] }],
    warnings: [{ name: 'old roof', words: ['taket'] }],
    mustNotFlag: [{ name: 'genuine', words: ['oäkta'] }],
  };
  return checked('severity', {}, withReport(await checkSubject({ expected }), { redFlags }));
};

describe('severity', () => {
  it('passes risks told with their severity, or heavier', async () => {
    expect(
      await told(flag('critical', 'Fukt i källaren'), flag('warning', 'Taket är gammalt')),
    ).toMatchObject({
      passed: true,
      reason: '2 risks told with their severity, 1 harmless thing not critical',
    });
    expect(await told(flag('critical', 'Fukt i källaren'), flag('critical', 'Taket'))).toMatchObject({
      passed: true,
    });
  });

  it('fails a risk that is told too mildly, and one that is not told', async () => {
    const { passed, reason } = await told(flag('warning', 'Fukt i källaren'));
    expect(passed).toBe(false);
    expect(reason).toBe(
      'critical risk ”damp” is told as warning ”Fukt i källaren”; warning ”old roof” is not told; came warning ”Fukt i källaren”',
    );
  });

  it('finds a risk in the words of the advert that a flag quotes', async () => {
    expect(
      await told(flag('critical', 'Skada', 'Fukt är uppmätt'), flag('warning', 'Ålder', 'Taket från 1960')),
    ).toMatchObject({ passed: true });
  });

  it('fails something harmless that is told as critical, and only as critical', async () => {
    const risks = [flag('critical', 'Fukt'), flag('warning', 'Taket')];
    expect(await told(...risks, flag('warning', 'Kanske oäkta förening'))).toMatchObject({ passed: true });
    expect(await told(...risks, flag('critical', 'Oäkta förening'))).toMatchObject({
      passed: false,
      reason: '”genuine” is no risk, and came as critical ”Oäkta förening”',
    });
  });

  it('is not fooled by a risk that stands outside the flags', async () => {
    const expected = { warnings: [{ name: 'estate', words: ['dödsbo'] }] };
    const subject = withReport(await checkSubject({ expected }), {
      verdictReason: 'Det är ett dödsbo.',
      redFlags: [],
    });
    expect(await checked('severity', {}, subject)).toMatchObject({ passed: false });
  });

  it('has nothing to check where the case names no risk', async () => {
    expect(await checked('severity', {}, await checkSubject())).toMatchObject({
      applies: false,
      reason: 'nothing to check: the case names no risk',
    });
  });
});
