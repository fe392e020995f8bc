import { buildingYearRisks } from '../../knowledge/building-years.js';
import { phrases } from '../../knowledge/euphemisms/euphemisms.js';
import { answeredQuestions } from '../../knowledge/questions/answered.js';
import {
  cooperativeMustHave,
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
import { mustHaveWords } from './must-have/must-have.js';

const told = [
  ...cooperativeMustHave,
  ...houseMustHave,
  ...newCooperativeMustHave,
  ...newHouseMustHave,
  ...plotMustHave,
  ...rentalMustHave,
  ...unknownMustHave,
].flatMap((row) => row.told ?? []);

it.each([
  ['euphemisms', phrases.map(({ id }) => id), euphemismWords],
  ['facts that a buyer must have', told, mustHaveWords],
  ['answers to questions', answeredQuestions.flatMap((row) => row.told ?? []), answerWords],
])('each of the %s has its words, and no words are of none', (_table, ids, worded) => {
  expect(Object.keys(worded).sort()).toEqual([...new Set(ids)].sort());
});

it('what answers a risk of the year of build is of a risk that there is', () => {
  const ids = new Set(buildingYearRisks.map(({ id }) => id));
  expect(Object.keys(buildingYearAnswers).filter((id) => !ids.has(id))).toEqual([]);
});
