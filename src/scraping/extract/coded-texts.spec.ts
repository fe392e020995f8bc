import { codedTexts } from './coded-texts.js';

const long = 'aB3+/'.repeat(40);

describe('codedTexts', () => {
  it('finds Base64 of 200 characters wherever it begins', () => {
    for (const before of [0, 1, 7, 198, 199, 200, 201, 1234]) {
      expect(codedTexts(`${' '.repeat(before)}"${long}";`)).toEqual([long]);
    }
  });

  it('takes the padding along and either kind of quotation mark', () => {
    expect(codedTexts(`atob('${long}==') + atob("${long}A=")`)).toEqual([`${long}==`, `${long}A=`]);
  });

  it('finds each text once, however long', () => {
    const whole = long.repeat(30);
    expect(codedTexts(`a("${whole}");b("${long}")`)).toEqual([whole, long]);
  });

  it('leaves shorter runs, other signs, unquoted and unended ones', () => {
    expect(codedTexts(`"${long.slice(1)}"`)).toEqual([]);
    expect(codedTexts(`"${long.slice(0, 150)}-${long.slice(0, 150)}"`)).toEqual([]);
    expect(codedTexts(`(${long})`)).toEqual([]);
    expect(codedTexts(`"${long}===" "${long}`)).toEqual([]);
    expect(codedTexts(long)).toEqual([]);
  });
});
