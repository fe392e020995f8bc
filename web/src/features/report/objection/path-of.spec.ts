import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';
import { pathOf } from './path-of.js';

const proof = (): Evidence[] => [{ kind: 'field', name: 'price', value: 1 }];
const result = {
  verdict: 'RED',
  redFlags: [
    { title: 'a', evidence: proof() },
    { title: 'b', evidence: proof() },
  ],
  monthlyCost: { lines: [], evidence: proof() },
  roomAnalysis: { rooms: [{ room: 'Kök', evidence: proof() }], evidence: proof() },
  floorplanAnalysis: null,
};

it('finds the claim by its own proof, though another has the same', () => {
  expect(pathOf(result, result.redFlags[1]!.evidence)).toBe('redFlags.1');
  expect(pathOf(result, result.monthlyCost.evidence)).toBe('monthlyCost');
  expect(pathOf(result, result.roomAnalysis.evidence)).toBe('roomAnalysis');
  expect(pathOf(result, result.roomAnalysis.rooms[0]!.evidence)).toBe('roomAnalysis.rooms.0');
});

it('finds none for proof from elsewhere', () => {
  expect(pathOf(result, proof())).toBeNull();
});
