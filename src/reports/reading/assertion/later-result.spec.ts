import { marked, standingIn } from '../../../../test/support/reports/row-examples.js';
import { mayBeOver } from './standing.js';

describe('water of the past that was measured dry later', () => {
  it.each([
    'Dränering, pumpbrunn och ny dagvattenledning lades 2015. Källaren var *blöt* förr; fuktmätning i april 2024 visade torra väggar, och avfuktaren är numera såld.',
    'Gillestugan *läckte* vid skyfallet 2011, dagvattnet leddes om och stuprören byttes, och kontrollmätning 2022 visade torra golv.',
    'Tvättstugan hade *fuktskador* på 1990-talet, då ny dränering lades. Den mättes 2023 och var torr.',
    'Källaren drabbades av *vatteninträngning* 2009; dränering gjordes 2012, och fuktmätningen 2025 fann normala värden.',
    'Golvbrunnen byttes 2016. Badrummet *läckte* 2014; fuktmätning 2021 gav torra värden i golv och väggar.',
    'På vinden fanns *fuktfläckar* förut; genomföringen tätades, och de mättes 2024 och var torra.',
    'I källaren *trängde vatten in* vid skyfallet 2014, varefter hela källarmuren frilades, tätades och dränerades; garantihandlingar och de fuktmätningar som därefter utförts, senast 2025 och då helt utan anmärkning, överlämnas till köparen.',
    // Water told of another room, and words that hold the name of one.
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. Köket fick en vattenlås 2020.',
    'Källaren dränerades 2015 på grund av fukten. Källaren var *blöt* förr; mätning 2024 visade torra väggar. Ta kontakt med oss, vattnet är kommunalt.',
  ])('is mended: %s', (text) => {
    expect(standingIn(text)).toBe('mended');
  });

  it.each([
    // Nothing was done about it.
    'Källaren var *blöt* förr; fuktmätning i april 2024 visade torra väggar.',
    // Another room, or none that is sure.
    'Källaren dränerades 2015. Källaren var *blöt* förr; fuktmätning i april 2024 visade torra värden på vinden.',
    'Källaren dränerades 2015. Källaren var *blöt* förr. Vinden mättes 2024 och var torr.',
    'Källaren dränerades 2015. Källaren och krypgrunden hade *fuktskador* förr; mätning 2024 visade torra väggar.',
    // Not later.
    'Källaren dränerades 2015. Källaren hade *fuktskador* 2021; fuktmätning 2018 visade torra väggar.',
    'Källaren dränerades 2015. Källaren hade *fuktskador* 2021; mätning 2021 visade torra väggar.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning visade torra väggar.',
    // Only for now, in part, hoped for or said.
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torrt än så länge.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade delvis torra väggar.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar utom mot norr.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar när avfuktaren går.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; säljaren uppger att mätning 2024 visade torra väggar.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning ska göras 2027 och väntas visa torra väggar.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; stickprov vid mätning 2024 var torra.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 på ytan var torr.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätningen i augusti 2024, efter en torr sommar, var normal.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade inte torra väggar.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. I våras kom det in vatten i källaren igen.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. Vid snösmältningen blir källargolvet blött.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar, men golvet är mörkt.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade 25 procent i syllen, och väggarna var torra.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar i ett hörn.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. Golvet är inte mätt.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. Fördjupad undersökning rekommenderas.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. Lukten är kvar.',
    // Of something else.
    'Källaren dränerades 2015. Källaren var *blöt* förr; kontrollen av elen 2024 var utan anmärkning.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; grannens källare mättes 2024 och var torr.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; radon mättes 2024 med normala värden.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; besiktningen 2024 var utan anmärkning.',
    // It comes back.
    'Källaren dränerades 2015. Källaren var *blöt* varje vår förr; mätning 2024 visade torra väggar.',
    'Källaren dränerades 2015. Källaren hade *fuktskador* 2011 och 2018; mätning 2024 visade torra väggar.',
    // Still so, or lately.
    'Källaren dränerades 2015. Källaren är *fuktig* och mätning 2024 visade torra väggar.',
    'Källaren var *blöt* tidigare i år; mätning i maj 2026 visade torra väggar.',
    'Källaren var *fuktig* vid besiktningen; mätning 2024 visade torra väggar.',
    // What does not go away when it dries.
    'Källaren dränerades 2015. Källaren hade *mögel* förr; fuktmätning 2024 visade torra väggar.',
    'Det fanns *hussvamp* i källaren förr; fuktmätning 2024 visade torra golv.',
    'Källaren dränerades 2015. Källaren hade *rötskador* förr; fuktmätning 2024 visade torra golv.',
    // What was done is no remedy, was not done, is of another part, or came before.
    'Bergvärmepump installerades 2015. Källaren drabbades av *vatteninträngning* 2024; fuktmätning 2025 visade torra väggar.',
    'Dränering är inte utförd. Källaren hade *fuktskador* på 1980-talet; fuktmätning 2024 visade torra väggar.',
    'Någon dränering finns inte. Källaren var *blöt* förr; fuktmätning 2024 visade torra väggar.',
    'Dräneringen är från 1962. Källaren var *blöt* förr; fuktmätning 2024 visade torra väggar.',
    'Taket lades om 2015. Källaren var *blöt* förr; fuktmätning 2024 visade torra väggar.',
    'Elcentralen byttes 2015. Källaren var *blöt* förr; fuktmätning 2024 visade torra väggar.',
    'Dräneringen gjordes 2001. Källaren hade *fuktskador* 2011; fuktmätning 2024 visade torra väggar.',
    // Wet again, in no room that is named.
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. I våras kom det in vatten.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning 2024 visade torra väggar. I våras stod vattnet två centimeter högt.',
    // The year is of something else, or long ago.
    'Källaren hade *fuktskador* 2018; fuktmätning 2012 visade torra väggar, och pumpen byttes 2019.',
    'Källaren var *blöt* förr; dränering gjordes 1988 och fuktmätning 1989 visade torra väggar.',
    'Källaren hade *fuktskador* på 1990-talet; dränering gjordes 1999, och fuktmätning 1992 visade torra väggar.',
  ])('stays: %s', (text) => {
    expect(standingIn(text)).not.toBe('mended');
  });
});

describe('water of the past that may be over', () => {
  const isInDoubt = (sentence: string): boolean => {
    const { source, place, around } = marked(sentence);
    return mayBeOver(source, around, place);
  };

  it.each([
    // Nothing tells what was done.
    'Källaren var *blöt* förr; fuktmätning i april 2024 visade torra väggar.',
    'Källaren hade *fuktskador* 2018; fuktmätning 2022 visade torra väggar.',
    // Nothing tells when.
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning visade torra väggar.',
    'Källaren var *blöt* förr; den dränerades 2012 och är torr.',
    'Källaren var *blöt* förr; mätning visade torra väggar.',
    // Dry for years.
    'Det *läckte* från taket åren 2009 och 2010, och det dubblerade tätskikt som följde har nu fjorton torra år på nacken.',
    'Källaren hade *fuktskador* 2011, och den har varit torr sedan dess.',
  ])('is so: %s', (sentence) => {
    expect(isInDoubt(sentence)).toBe(true);
  });

  it.each([
    'Källaren drabbades av *vatteninträngning* 2025, tomten är torr och solig.',
    'Källaren hade *fuktskador* 2025; fuktmätning 2022 visade torra väggar.',
    'Källaren hade *fuktskador* 2025; väggarna var torra 2020 men mätningen 2026 visade 25 procent i syllen.',
    'Källaren hade *fuktskador* 2018; mätning visade torra väggar.',
    'Källaren hade *fuktskador* 2011, vinden har varit torr sedan dess.',
    'Källaren hade *fuktskador* 2011, och den har varit torr sedan dess, säger säljaren.',
    'Källaren dränerades 2015. Källaren var *blöt* förr; mätning visade torra väggar. I våras kom det in vatten.',
  ])('is not so: %s', (sentence) => {
    expect(isInDoubt(sentence)).toBe(false);
  });
});
