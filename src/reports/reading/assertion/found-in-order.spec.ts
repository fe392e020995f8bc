import { isFoundInOrder } from './found-in-order.js';

describe('what somebody found to be in order', () => {
  it.each([
    'Under de första vintrarna knäppte det i takstolarna, men en statiker bedömde det som normal uttorkning.',
    'Vid besiktningen i november borrade besiktningsmannen i golvet på två ställen och uppmätte normal fuktkvot.',
    'Indikeringen gav utslag av sådan art som besiktningsmannen anser vara normal för en källare från 1963.',
    'Vinden besiktigades 2024, mätningen gav normala värden.',
    'Doften i förrådet undersöktes 2023, och fuktmätningen visade torra väggar.',
  ])('is told by: %s', (sentence) => {
    expect(isFoundInOrder(sentence)).toBe(true);
  });

  it.each([
    'Det knäpper i takstolarna, och en statiker ska bedöma om det är normalt.',
    'Takstolarna har knäckts, och statikern bedömde inte läget som stabilt.',
    'Besiktningsmannen uppmätte normal fuktkvot i hallen men hög i syllen.',
    'Fuktmätningen visade delvis torra väggar.',
    'Mätningen visade torrt än så länge.',
    'Besiktningsmannen fann röta i syllen, annars normal fuktkvot.',
    'Fuktmätningen visade torra väggar och 24 procent i syllen.',
    'Säljaren säger att väggen är torr.',
    'Väggarna är torra enligt mäklaren, ingen mätning är gjord.',
    'Statikern bedömde bara balkongen som stabil.',
    'Konstruktören tror att rörelsen är normal.',
    'Normal fukt, enligt säljaren, och besiktningsmannen fick inte borra.',
    'Fuktmätningen visade betydligt högre värden än normalt i bottenplattan.',
    'Fuktmätningen visade värden långt över det normala i hela bottenplattan.',
    'Fuktmätningen visade en onormal nivå jämfört med normalt.',
    'Besiktningsmannen konstaterade att bjälkarna är uppätna av hästmyror och att ventilationen är normal.',
    'Besiktningsmannen konstaterade att plattan har spruckit och att fukten är normal.',
    'Besiktningsmannen anser inte att fukten är normal.',
    'Ingenjören räknar med att balkongen rasar under normal last.',
    'Ingenjören bedömde balkongen som farlig under normal last.',
    'Geoteknikern fann slänten stabil så länge bäcken inte stiger.',
  ])('is not told by: %s', (sentence) => {
    expect(isFoundInOrder(sentence)).toBe(false);
  });
});
