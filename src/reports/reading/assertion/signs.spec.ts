import { settles } from './signs.js';

describe('a sentence that settles what it names', () => {
  it.each([
    'Den vattenskada som spolierade källaren på nummer 88 hände i en annan förening och stannade där.',
    'Den bruna fläcken i trapphusets tak är ett minne från tiden före takbytet och mättes torr i fjol.',
    'Torpargrunden gicks igenom av en fukttekniker förra året och var torr hela vägen.',
    'De vindsnurror som ritades på höjden norr om byn fick nej av kommunen 2024.',
    'Oljetanken i källaren skars upp och fraktades bort.',
    'Ett servitut från 1941 för grannens vattenledning är borttaget ur registret.',
    'Servitutet ströks ur registret 2011.',
    'Någon tvist föreligger inte.',
    'Grannen har dragit tillbaka sin talan, så tvisten är över.',
    'Vattenskadan i köket lagades 2019.',
    'Föreningen är äkta.',
    'Taket byttes 2019, liksom fönstren.',
    'Fukten i källaren är åtgärdad och där finns nu en läcker vinkällare.',
  ])('says so: %s', (sentence) => {
    expect(settles(sentence)).toBe(true);
  });

  it.each([
    'Fuktskadan är inte åtgärdad.',
    'Vattenskadan i köket väntar på att bli lagad.',
    'Avloppet är inte godkänt.',
    'Radon är inte mätt.',
    'Fukt har trängt in i andra rum.',
    'En gränstvist med grannen pågår.',
    'Fasaden är enstegstätad och putsad direkt på cellplast.',
    'Föreningen är oäkta.',
    'Här finns inte bara mögel utan även röta.',
    'Taket läcker trots att plåten byttes 2019.',
    'Krypgrunden sanerades 2016 men nytt mögel hittades i våras.',
    'Hos oss läcker stammarna, precis som i grannhuset.',
    'Källaren dränerades 2012, ändå står det vatten på golvet.',
    'Stammarna byttes i grannhuset 2019 men läcker, liksom här.',
    'Taket lagades 2019 och läcker.',
    'Läckan åtgärdades men fukten finns kvar.',
  ])('does not say so: %s', (sentence) => {
    expect(settles(sentence)).toBe(false);
  });
});
