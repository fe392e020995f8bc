import { statedOf, unjudgedReason } from './technical.js';

it('gathers what the advert says of an item', () => {
  const listing = { heating: 'Fjärrvärme', energySource: 'El', roof: 'Tegel', electrical: 'Ny central 2016' };
  expect(statedOf('heating', listing)).toEqual([
    ['Uppvärmning', 'Fjärrvärme'],
    ['Energikälla', 'El'],
  ]);
  expect(statedOf('plumbingAndElectrical', listing)).toEqual([['Annonsen säger', 'Ny central 2016']]);
  expect(statedOf('windows', listing)).toEqual([]);
});

it('finds why the heating is not judged, and no reason for anything else', () => {
  const factor = (risk: string) => ({ risk, impact: 'x', mitigation: 'y', evidence: [] });
  const pump = factor('Frånluftsvärmepumpen är inte bedömd');
  const risks = [factor('Fukt i källaren'), pump];
  expect(unjudgedReason('heating', risks)).toBe(pump);
  expect(unjudgedReason('roof', risks)).toBeUndefined();
  expect(unjudgedReason('heating', [])).toBeUndefined();
});
