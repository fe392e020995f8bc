import { denied } from './denial.js';

/** Whether the sentence denies the word, at its first place in the text. */
const denies = (text: string, word: string): boolean => {
  const start = text.toLowerCase().indexOf(word);
  return denied([{ field: 'description', text, readable: text }], {
    field: 'description',
    start,
    end: start + word.length,
  });
};

describe('a denial', () => {
  it.each([
    ['Huset är inte byggt med asbest.', 'asbest'],
    ['Ingen asbest.', 'asbest'],
    ['Huset är fritt från asbest.', 'asbest'],
    ['Byggt utan asbest.', 'asbest'],
    ['Inga kända fuktskador.', 'fuktskador'],
    ['Det finns inte någon som helst asbest i huset.', 'asbest'],
    ['Inga sprickor, fuktskador eller mögel noterades.', 'fuktskador'],
    ['Varken asbest eller eternit förekommer.', 'eternit'],
    ['Asbest finns inte i huset.', 'asbest'],
    ['Asbest har aldrig använts.', 'asbest'],
    ['Krypgrund saknas.', 'krypgrund'],
    ['Stambyte planeras inte de närmaste åren.', 'stambyte planeras'],
    ['Stambyte planeras inte.', 'stambyte planeras'],
    ['Golvet lutar inte; det är nylagt.', 'lutar'],
    ['Tak från 2010, ingen eternit.', 'eternit'],
    ['Fuktskador: inga.', 'fuktskador'],
    ['Fuktskada: Nej', 'fuktskada'],
    ['Vi har inte haft problem med fuktskador.', 'fuktskador'],
    ['Huset är inte längre klätt med eternit.', 'eternit'],
    ['Tomträtt? Nej, föreningen äger marken.', 'tomträtt'],
    ['Har källaren fuktproblem? – Nej.', 'fuktproblem'],
    ['”Finns det asbest?” Nej, huset är från 1994.', 'asbest'],
    ['Mögel, som eljest är vanligt på vindar, kunde sakkunnig i fjol icke finna.', 'mögel'],
    ['Röta gick det inte att hitta någonstans.', 'röta'],
    ['Asbest har ingen av de tre som sökt kunnat påvisa.', 'asbest'],
    ['Några servitut utöver rätten till trapphus, hiss och ledningar belastar inte lägenheten.', 'servitut'],
  ])('is read in: %s (%s)', (text, word) => {
    expect(denies(text, word)).toBe(true);
  });

  it.each([
    ['Taket innehåller asbest.', 'asbest'],
    ['Här finns inte bara asbest utan även blåbetong.', 'asbest'],
    ['Mögel kunde snickaren finna bakom panelen.', 'mögel'],
    ['Några sprickor syns, fogar saknas och färgen släpper.', 'sprickor'],
    ['Några sprickor syns, fogar och lister saknas.', 'sprickor'],
    ['Någon röta syns på vinden, takpapp och läkt är inte bytta.', 'röta'],
    ['Röta har ingen letat efter.', 'röta'],
    ['Läckan har rörmokaren inte kunnat spåra.', 'läckan'],
    ['Läckage har man ännu inte lyckats hitta källan till.', 'läckage'],
    ['Mögel har ingen brytt sig om att hitta orsaken till.', 'mögel'],
    ['Här finns inte bara asbest utan även blåbetong.', 'blåbetong'],
    ['Fasaden är inte av tegel utan eternit.', 'eternit'],
    ['Fasaden är inte av tegel, utan eternit.', 'eternit'],
    ['Huset är inte fritt från asbest.', 'asbest'],
    ['Ej sanerad asbest finns i pannrummet.', 'asbest'],
    ['Det går inte att utesluta asbest.', 'asbest'],
    ['Vi vet inte om asbest finns.', 'asbest'],
    ['Asbest som inte är sanerad.', 'asbest'],
    ['Huset har ingen källare men väl krypgrund.', 'krypgrund'],
    ['Inga problem med taket, fuktskada i källaren.', 'fuktskada'],
    ['Ingen radonmätning är gjord. Väggar av blåbetong.', 'blåbetong'],
    ['Väggar av blåbetong, ingen mätning är gjord.', 'blåbetong'],
    ['Säljs utan garanti och med friskrivning.', 'friskrivning'],
    ['Ingen hiss och har krypgrund.', 'krypgrund'],
    ['Ej renoverat hus med krypgrund.', 'krypgrund'],
    ['Är fuktskadan åtgärdad? Nej, offert finns.', 'fuktskadan'],
    ['Är asbesten sanerad? Nej.', 'asbesten'],
    ['Tomträtt? Ja, till 2041.', 'tomträtt'],
    ['Har huset mögel? Besiktningen svarar.', 'mögel'],
  ])('is not read in: %s (%s)', (text, word) => {
    expect(denies(text, word)).toBe(false);
  });
});
