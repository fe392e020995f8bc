import { writeRulesReport } from '../../rules-analyst.js';
import { documentedFlat, today } from '../../../../test/support/reports/adverts.js';

const report = (description: string) =>
  writeRulesReport({
    listing: { ...documentedFlat, yearBuilt: 1966, renovations: [], features: [], description },
    images: [],
    disagreements: [],
    today,
  });
const old = 'Badrummet är i originalskick från 1966.';

it.each([
  `${old} Stambyte planeras 2027 och i samband med det renoverar föreningen alla badrum.`,
  `${old} Stambyte 2028 inklusive nya badrum bekostas av föreningen.`,
  `${old} Beslutat stambyte med start 2027; nya badrum ingår.`,
  `${old} Föreningen genomför stambyte 2027, varvid alla badrum renoveras på föreningens bekostnad.`,
  `${old} Stambyte planeras. Föreningen bekostar då kommande renovering av badrummen.`,
])('sends no buyer to renew what the association renews: %s', (description) => {
  const { redFlags, renovationAnalysis, verdict } = report(description);
  const flag = redFlags.find(({ rule }) => rule === 'past-life-bathroom');
  expect(flag).toMatchObject({ severity: 'warning' });
  expect(flag?.estimatedCost).toBeUndefined();
  expect(`${flag?.description} ${flag?.action}`).toMatch(/föreningen/i);
  expect(verdict).not.toBe('RED');
  const areas = [
    ...(renovationAnalysis?.criticalRenovations ?? []),
    ...(renovationAnalysis?.qualityImprovements ?? []),
  ].map(({ area }) => area);
  expect(areas).not.toContain('Badrum');
});

it.each([
  old,
  `${old} Stambyte planeras 2027.`,
  `${old} Stambyte planeras 2027. Badrummet renoveras på egen bekostnad.`,
  `${old} Stambyte planeras 2027, nya badrum ingår inte.`,
  `${old} Stambyte planeras 2027, varje medlem bekostar sitt badrum.`,
  `Badrummet från 1966 behöver renoveras, stambyte planeras 2027.`,
  `${old} I grannhuset planeras stambyte 2027, då alla badrum renoveras.`,
  `${old} Stambyte kan bli aktuellt 2027, inklusive nya badrum.`,
])('tells the buyer of an old bathroom where nobody else renews it: %s', (description) => {
  const flag = report(description).redFlags.find(({ rule }) => rule === 'past-life-bathroom');
  expect(flag).toMatchObject({ severity: 'critical', estimatedCost: { min: 100_000 } });
});
