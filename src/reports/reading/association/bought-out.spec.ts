import { isBoughtOut } from './bought-out.js';

describe('land bought out of its lease', () => {
  it.each([
    'Tomträtten löstes in 2019.',
    'Tomträtten, som löpte till 2018, löstes in 2017.',
    'Föreningen löste in tomträtten 2014, och lånet är amorterat.',
    'Marken köptes loss 2012.',
    'Och så "tomträtt", i ett protokoll från 1983, året innan de köpte loss den.',
    'Huset står på tomträtt, men tomträtten är numera inlöst av föreningen.',
    'Garaget byggdes 2020, och tomträtten friköptes året efter.',
    'Några avgiftshöjningar planeras inte och tomträtten friköptes redan 2009, så att någon avgäld inte längre finns att oroa sig för.',
  ])('is read: %s', (text) => {
    expect(isBoughtOut(text)).toBe(true);
  });

  it.each([
    'Marken innehas med tomträtt till 2031, och lånet löstes in 2024.',
    'Tomträtten gäller till 2031 och lånet löstes in 2024.',
    'Föreningen löste in sitt lån på tomträtten 2020.',
    'Tomträtt till 2031, föreningen köpte in nya tvättmaskiner 2020.',
    'Parkeringsmarken friköptes 2020, men huset står på tomträtt till 2031.',
    'Marken under garagen friköptes 2020, huset har tomträtt till 2031.',
    'Garaget löstes in 2020, och marken under huset innehas med tomträtt till 2031.',
    'Grannföreningen friköpte sin mark 2020, vår förening har tomträtt till 2031.',
    'Huset står på tomträtt, och lånet är numera inlöst.',
    'Tomträtt gäller till 2031, och garaget stod kvar tills de köpte loss det gamla skjulet.',
    'En del av marken friköptes 2020, resten innehas med tomträtt.',
    'Tomträtten friköptes inte.',
    'Det är ännu inte klart om tomträtten friköpts.',
  ])('is not read where another thing was, or the lease goes on: %s', (text) => {
    expect(isBoughtOut(text)).toBe(false);
  });
});
