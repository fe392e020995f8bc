import { isStatement } from './statement.js';

describe('a heading', () => {
  it.each([
    'Taket har passerat sin livslängd',
    'Tomträttsavgälden omregleras 2028',
    'Lånen villkorsändras inom ett år',
    'Föreningens sparande är för lågt',
    'Lite eller inget av tomten går att bebygga',
    'Stambyte väntar',
  ])('is a statement: %s', (heading) => {
    expect(isStatement(heading)).toBe(true);
  });

  it.each([
    'Fukt som är konstaterad',
    'En del som har passerat sin livslängd',
    'En hyresgäst som bor kvar efter köpet',
    'Radon över gränsvärdet',
    'Ett nej till att bygga på tomten',
  ])('is a thing: %s', (heading) => {
    expect(isStatement(heading)).toBe(false);
  });
});
