import { buildingYearRisks } from '../../knowledge/building-years.js';
import { phrases } from '../../knowledge/euphemisms/euphemisms.js';
import { answeredQuestions } from '../../knowledge/questions/answered.js';
import {
  associationAlso,
  cooperativeMustHave,
  homeAlso,
  houseAlso,
  houseMustHave,
  newCooperativeMustHave,
  newHouseMustHave,
  plotMustHave,
  rentalMustHave,
  unknownMustHave,
} from '../../knowledge/must-have/must-have.js';
import { answerWords } from './answers/answers.js';
import { buildingYearAnswers } from './building-years.js';
import { euphemismWords } from './euphemisms/euphemisms.js';
import { looseWords } from './must-have/loosely.js';
import { mustHaveWords } from './must-have/must-have.js';

const rows = [
  ...associationAlso,
  ...homeAlso,
  ...houseAlso,
  ...cooperativeMustHave,
  ...houseMustHave,
  ...newCooperativeMustHave,
  ...newHouseMustHave,
  ...plotMustHave,
  ...rentalMustHave,
  ...unknownMustHave,
];
const told = rows.flatMap((row) => row.told ?? []);

it.each([
  ['euphemisms', phrases.map(({ id }) => id), euphemismWords],
  ['facts that a buyer must have', told, mustHaveWords],
  ['answers to questions', answeredQuestions.flatMap((row) => row.told ?? []), answerWords],
])('each of the %s has its words, and no words are of none', (_table, ids, worded) => {
  expect(Object.keys(worded).sort()).toEqual([...new Set(ids)].sort());
});

it('what tells a fact loosely is of a fact that a buyer must have', () => {
  const fields = new Set(rows.map(({ field }) => field));
  expect(Object.keys(looseWords).filter((field) => !fields.has(field))).toEqual([]);
});

it('what answers a risk of the year of build is of a risk that there is', () => {
  const ids = new Set(buildingYearRisks.map(({ id }) => id));
  expect(Object.keys(buildingYearAnswers).filter((id) => !ids.has(id))).toEqual([]);
});
