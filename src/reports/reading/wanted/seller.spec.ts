import { sellerNeverLivedHere } from './seller.js';

const of = (text: string) => sellerNeverLivedHere([{ field: 'description', text, readable: text }]);

describe('a seller who never lived here', () => {
  it.each([
    'Ett dödsbo säljer.',
    'Bostaden säljs av ett konkursbo.',
    'Säljaren har aldrig bott i lägenheten.',
    'Ägarna har inte själva bott här.',
    'Delägarna har inte bott i huset, och kan inte svara på allt.',
  ])('is one by: %s', (text) => {
    expect(of(text)).toBe(true);
  });

  it.each([
    'Vi köpte huset av ett dödsbo 2012 och har bott här sedan dess.',
    'Lägenheten förvärvades av ett dödsbo 2012.',
    'Säljaren har inte bott i lägenheten det senaste året.',
    'Ägarna har inte bott granne med någon.',
    'Säljaren har inte bott här på vintern.',
    'Paret som säljer flyttar söderut.',
  ])('is none by: %s', (text) => {
    expect(of(text)).toBe(false);
  });
});
