import { difficultyLabel, technicalStatusLabel, verdictLabel } from './labels.js';

describe('verdictLabel', () => {
  it.each([
    ['GREEN', 'Ser lovande ut', 'good'],
    ['YELLOW', 'Granska noggrant', 'watch'],
    ['RED', 'Allvarliga varningar', 'bad'],
    ['PURPLE', 'Granska noggrant', 'watch'],
    [undefined, 'Granska noggrant', 'watch'],
  ])('of %p', (verdict, text, tone) => {
    expect(verdictLabel(verdict)).toEqual({ text, tone });
  });
});

describe('technicalStatusLabel', () => {
  it.each([
    ['green', 'Bra'],
    ['yellow', 'Bevaka'],
    ['red', 'Problem'],
    [undefined, 'Ej bedömd'],
  ] as const)('of %p', (status, text) => {
    expect(technicalStatusLabel(status).text).toBe(text);
  });
});

describe('difficultyLabel', () => {
  it.each([
    ['diy', 'Gör-det-själv möjligt'],
    ['professional_required', 'Kräver hantverkare'],
    ['specialist', 'Kräver specialist'],
    [undefined, 'Kräver specialist'],
  ])('of %p', (difficulty, text) => {
    expect(difficultyLabel(difficulty)).toBe(text);
  });
});
