import { readWork as read } from '../../../../test/support/reports/work.js';

describe('years that a thing was made', () => {
  it.each([
    ['Helkaklat badrum från 1994.', 'bathroom 1994'],
    ['Badrummet är helkaklat 1994.', 'bathroom 1994'],
    ['Badrummet kaklades 1994.', 'bathroom 1994'],
    ['Badrum, kaklat och klinkerlagt 1994.', 'bathroom 1994'],
    ['Badrummet har kakel och klinker från 1994.', 'bathroom 1994'],
    ['Kaklet i badrummet är från 1994.', 'bathroom 1994'],
    ['Badrummet är inrett 1994.', 'bathroom 1994'],
    ['1994 års badrum med badkar.', 'bathroom 1994'],
    ['Köket inreddes 2003.', 'kitchen 2003'],
    ['Platsbyggt kök från 2003.', 'kitchen 2003'],
    ['Balkongerna är gjutna 1995.', 'balcony 1995'],
    ['Skorstenen murades 1988.', 'chimney 1988'],
    ['Dräneringen anlades 1998.', 'drainage 1998'],
    ['Panelen är uppsatt 1999.', 'facade 1999'],
    ['Badrum i 90-talsstil.', 'bathroom 1990-1999'],
    ['Köket går i typisk 80-talsstil.', 'kitchen 1980-1989'],
    ['Ett 70-talskök med luckor i teak.', 'kitchen 1970-1979'],
    ['Badrummet är tidstypiskt för 1980-talet.', 'bathroom 1980-1989'],
    ['Fjärrvärmecentral från 2005.', 'districtHeating 2005'],
    ['Fjärrvärme med växlare från 2005.', 'districtHeating 2005'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    'Nytt kök i 50-talsstil.',
    'Badrummet har renoverats i 80-talsstil.',
    // Older than the house of 1972: made to look so.
    'Kök i 50-talsstil.',
    'Köket är kaklat 1994.',
    'Hallen har klinker från 2015 och badrummet är rymligt.',
    'Badrum, hall med klinker från 2015.',
    'I 1994 års stadgar nämns badrummet.',
    'Soffan i 70-talsstil står i köket.',
    'FTX med värmeväxlare, filter bytta varje år.',
  ])('reads no year of a part in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('upkeep', () => {
  it.each([
    'Fönstren renoverades 2016.',
    'Fönstren är renoverade och målade 2016.',
    '2016 renoverades fönstren av en snickare.',
    'Fönsterrenovering 2016.',
    'Nyrenoverade fönster 2016.',
    'Taket målades 2016.',
    'Taket är målat och tvättat 2016.',
    'Taket renoverades 2016.',
    'Taket lagades 2016.',
    'Takpannorna lades om 2016.',
    'Omläggning av takpannor 2016.',
    'Fasaden målad 2016.',
    'Badrummet fräschades upp 2016.',
    'Badrummets ytskikt är målade 2016.',
    'Badrum, ytskiktsrenoverat 2016.',
    'Avloppsrören spolade 2016.',
    'Bergvärmepumpen renoverades 2016.',
  ])('makes no new part: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['Fönstren renoverades 2012 och byttes 2020.', 'windows 2020'],
    ['Fönstren byttes 2016 och målades 2023.', 'windows 2016'],
    ['Taket renoverades 2016 med ny papp och läkt.', 'roof 2016'],
    ['Takpannorna lades om 2016 på ny underlagspapp.', 'roof 2016'],
    ['Taket med betongpannor lades om 2016.', 'roof 2016'],
    ['Badrummet renoverades och målades 2016.', 'bathroom 2016'],
    ['Fräscht badrum från 2016.', 'bathroom 2016'],
    ['Köket renoverades 2016.', 'kitchen 2016'],
  ])('leaves the work beside it: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});
