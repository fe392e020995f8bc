import { riskById } from '../risks/told/risks.js';
import { buildingYearRisks } from './building-years.js';
import { parts } from './life-lengths.js';
import {
  factsOfFlag,
  insteadOfYearRisk,
  matterOfFlag,
  mattersOfFlag,
  partOfYearRisk,
  partsAtFault,
  praiseAgainst,
  valuesFor,
} from './told-by-flags.js';

const tables = [factsOfFlag, partsAtFault, matterOfFlag];
const ids = new Set<string>(parts.map(({ id }) => id));

describe('the tables of what flags tell', () => {
  it('name titles that the learned reader has', () => {
    const named = tables.flatMap((table) => [...table.keys()]).filter((key) => key.includes(': '));
    const unknown = named.filter((key) => {
      const [rule = '', title = ''] = key.split(': ');
      return !riskById(rule).tells.some((one) => one.title === title);
    });
    expect(named.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });

  it('name parts and risks of a year that there are', () => {
    const named = [
      ...[...partsAtFault.values()].flatMap((told) => told.split(' ')),
      ...Object.values(partOfYearRisk),
    ];
    expect(named.filter((part) => !ids.has(part))).toEqual([]);
    const risks = new Set(buildingYearRisks.map(({ id }) => id));
    const years = [...Object.keys(insteadOfYearRisk), ...Object.keys(partOfYearRisk)];
    expect(years.filter((risk) => !risks.has(risk))).toEqual([]);
  });

  it('name only matters that a flag is about', () => {
    const matters = new Set(matterOfFlag.values());
    const asked = Object.values(insteadOfYearRisk).flat();
    expect(asked.filter((matter) => !matters.has(matter))).toEqual([]);
    expect(Object.values(praiseAgainst).flat().length).toBeGreaterThan(8);
  });
});

describe('valuesFor', () => {
  const table = new Map([
    ['roof-leak', 'a'],
    ['home-worn: Slitet kök', 'b'],
    ['past-life-', 'c'],
  ]);

  it('finds a flag by its rule, by rule and title, and by how its rule begins', () => {
    const found = (rule: string, title = '') => valuesFor(table, { rule, title });
    expect(found('roof-leak')).toEqual(['a']);
    expect(found('home-worn', 'Slitet kök')).toEqual(['b']);
    expect(found('home-worn', 'Slitna ytskikt')).toEqual([]);
    expect(found('past-life-roof')).toEqual(['c']);
  });

  it('tells the matter that a rule and the learned reader share', () => {
    expect(mattersOfFlag({ rule: 'radon-high', title: 'Radon över gränsvärdet' })).toEqual(['radon']);
    expect(mattersOfFlag({ rule: 'radon-told', title: 'Radon som inte är mätt' })).toEqual(['radon']);
  });
});
