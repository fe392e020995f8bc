import { contextOf } from '../facts/context.js';
import { daylight } from './daylight.js';
import { today, villa } from '../../../test/support/reports/adverts.js';

const said = (description: string) =>
  daylight(contextOf({ listing: { ...villa, description }, images: [], disagreements: [], today }))?.text;

describe('the light that an advert tells of', () => {
  it.each([
    'Stor altan i söderläge.',
    'Tomten ligger i söderläge.',
    'Balkong mot sydväst.',
    'Västervänd uteplats med kvällssol.',
    'Från köket når du altanen i söderläge.',
    'Vardagsrum med utgång till balkong i västerläge.',
    'Trädgård i söderläge och fyra sovrum.',
  ])('is of the outside: %s', (text) => {
    expect(said(text)).toContain('om utsidan');
    expect(said(text)).toContain('inget om åt vilket håll rummen vetter');
  });

  it.each([
    'Sovrummen vetter mot öster.',
    'Lägenheten har fönster åt tre väderstreck.',
    'Västervänt vardagsrum.',
    'Genomgående lägenhet med ljus från två håll.',
    'Köket ligger i söderläge.',
  ])('is of the rooms: %s', (text) => {
    expect(said(text)).toContain('Om rummens ljus säger annonsen');
  });

  it.each([
    'Inglasad balkong på 9 m² mot väster.',
    'Altan i västerläge.',
    'Trädgård i väster.',
    'Balkong (väster).',
    'Sydvästlig balkong.',
    'Balkong i SV-läge.',
    'Uteplats mot nästan rakt söder.',
  ])('is of the outside, however it is put: %s', (text) => {
    expect(said(text)).toContain('om utsidan');
  });

  it('is of neither when nothing is named', () => {
    expect(said('Söderläge! Välkommen på visning.')).toContain('utan att säga vad');
  });

  it.each([
    'Lugnt och fint.',
    'Bussen går mot söder var tionde minut.',
    'Grannens altan ligger i söderläge.',
    'Huset har inte söderläge.',
  ])('is not told at all: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });
});
