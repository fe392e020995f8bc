import { flag, type Flag } from '../facts/context.js';
import { gradedTogether } from './graded-together.js';
import { proofOf, toldIn, type Told } from './told.js';

const text =
  'Bron mot sjön är stängd. Taket ses över i höst. Grannens bolag har gått omkull. Stigen går över berget.';
const [bridge, roof, neighbour, path] = toldIn([{ field: 'description', text, readable: text }]);

const sure = (one: Told | undefined, criticalSure: number, riskSure = 0.4): Told => ({
  ...one!,
  criticalSure,
  riskSure,
});
const warning = (rule: string, one: Told | undefined, more: Partial<Flag> = {}): Flag =>
  flag({
    rule,
    severity: 'warning',
    title: 'Tecken på fukt',
    category: 'Fukt',
    description: 'Texten tyder på fukt.',
    action: 'Mät före bud.',
    isInterpreted: true,
    evidence: [proofOf(one!)],
    ...more,
  });
const severities = (flags: readonly Flag[], told: readonly Told[]) =>
  gradedTogether(flags, told).map(({ severity, weight }) => `${severity} ${weight}`);

const both = [warning('settlement-told', bridge), warning('water-in', roof)];

it('makes the likeliest of several critical where it is likely that one is', () => {
  // 1 − 0.7 · 0.7 = 0.51
  expect(severities(both, [sure(bridge, 0.29), sure(roof, 0.3), sure(path, 0.2)])).toEqual([
    'warning 2',
    'critical 10',
  ]);
  // 1 − 0.74 · 0.75 = 0.445
  expect(severities(both, [sure(bridge, 0.26), sure(roof, 0.25)])).toEqual(['warning 2', 'warning 2']);
  expect(severities(both, [sure(bridge, 0.27), sure(roof, 0.25)])).toEqual(['critical 10', 'warning 2']);
});

it('counts a sentence once, and leaves out what is too unsure to be a flag or is not of this home', () => {
  const told = [sure(bridge, 0.3), sure(bridge, 0.3), sure(bridge, 0.3)];
  expect(severities(both, told)).toEqual(['warning 2', 'warning 2']);
  expect(severities(both, [sure(bridge, 0.3), sure(roof, 0.3, 0.13)])).toEqual(['warning 2', 'warning 2']);
  expect(severities(both, [sure(bridge, 0.3), sure(neighbour, 0.3)])).toEqual(['warning 2', 'warning 2']);
});

it('leaves a report that has a critical flag', () => {
  const flags = [...both, flag({ ...both[0]!, severity: 'critical', weight: 10 })];
  expect(gradedTogether(flags, [sure(bridge, 0.9), sure(roof, 0.9)])).toBe(flags);
});

it('points at nothing that is itself hardly critical, or that cannot be', () => {
  const told = [sure(bridge, 0.24), sure(roof, 0.24), sure(path, 0.6)];
  expect(severities(both, told)).toEqual(['warning 2', 'warning 2']);
  const grave = [sure(bridge, 0.6)];
  for (const rule of ['noise-near', 'unclear-money', 'boundary-unclear'])
    expect(
      severities([warning(rule, bridge, { isInterpreted: rule !== 'boundary-unclear' })], grave),
    ).toEqual(['warning 2']);
  expect(severities([warning('moisture-told', bridge, { weight: 0.25 })], grave)).toEqual(['warning 0.25']);
});

it('grades a thing that the rules know by its name alone', () => {
  const [dispute] = gradedTogether(
    [warning('dispute', bridge, { isInterpreted: false })],
    [sure(bridge, 0.6)],
  );
  expect(dispute).toMatchObject({ severity: 'critical', isInterpreted: true });
});
