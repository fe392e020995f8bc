import { buildingYearRisks } from '../../knowledge/building-years.js';
import { phrases } from '../../knowledge/euphemisms/euphemisms.js';
import { answeredQuestions } from '../../knowledge/questions/answered.js';
import { things } from '../../knowledge/questions/things/things.js';
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
import { thingIn, thingWords } from './things/things.js';

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
  ['things that only some homes have', [...things.keys()], thingWords],
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

describe('things that only some homes have', () => {
  const found = (description: string): string[] => {
    const sources = [{ field: 'description', text: description, readable: description }];
    return [...things.keys()].filter((id) => thingIn(sources, id) !== undefined);
  };

  it.each([
    ['timber', 'Ett timrat hus från 1890.'],
    ['slope', 'Villa i suterräng med utgång mot söder.'],
    ['airPump', 'Värms av en luft/luft-pump och element.'],
    ['tiledStove', 'I vardagsrummet står en kakelugn.'],
    ['roofWindows', 'Ovanvåningen har takfönster åt söder.'],
    ['bathtub', 'Badrummet har badkar och tvättmaskin.'],
    ['groundFloor', 'Lägenheten ligger på bottenvåningen med egen uteplats.'],
    ['sharedSpa', 'Föreningen har tvättstuga, gym och cykelrum.'],
    ['stream', 'En bäck rinner längs tomten.'],
    ['field', 'Gården har sju hektar åker.'],
    ['extraRoom', 'Det finns möjlighet till ytterligare ett sovrum.'],
  ])('%s is found in: %s', (id, text) => {
    expect(found(text)).toContain(id);
  });

  it.each([
    ['lift', 'Huset saknar hiss.'],
    ['groundFloor', 'Frisören i bottenvåningen ger föreningen hyra.'],
    ['sharedSpa', 'Du har promenadavstånd till bibliotek och gym.'],
    ['stream', 'Å andra sidan är damm sällsynt här.'],
    ['jetty', 'Sommartid badar man från bryggan.'],
    ['balcony', 'Lägenheten har ingen balkong.'],
  ])('%s is not found in: %s', (id, text) => {
    expect(found(text)).not.toContain(id);
  });
});
