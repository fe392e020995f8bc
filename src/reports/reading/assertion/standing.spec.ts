import { clauseAround } from '../text/clauses.js';
import { standingOf } from './standing.js';

const source = (text: string) => ({ field: 'description', text, readable: text });

/** The standing of a word at its first place in the text. */
const standing = (text: string, word: string) => {
  const start = text.toLowerCase().indexOf(word.toLowerCase());
  expect(start).toBeGreaterThanOrEqual(0);
  return standingOf([source(text)], { field: 'description', start, end: start + word.length });
};

describe('the standing of what an advert names', () => {
  it.each([
    ['Källaren har en fuktskada.', 'fuktskada'],
    ['Vid besiktningen konstaterades mögel på vinden.', 'mögel'],
    ['Det finns en vattenskada i köket som inte är åtgärdad.', 'vattenskada'],
    ['Vattenskadan i badrummet har ännu inte åtgärdats.', 'Vattenskadan'],
    ['Fuktskadan ska åtgärdas före tillträdet.', 'Fuktskadan'],
    ['Hussvamp påträffades i våras. Sanering pågår.', 'Hussvamp'],
    ['Hussvamp påträffades i våras. Sanering har inte utförts.', 'Hussvamp'],
    ['Asbesten i pannrummet bör saneras.', 'Asbesten'],
    ['Mögelskadan är endast delvis sanerad.', 'Mögelskadan'],
    ['Skadan på taket lagades 2019 men fuktskador kvarstår.', 'fuktskador'],
    ['Fukt i källaren. Köket är renoverat 2019.', 'Fukt'],
    ['Mögel upptäcktes efter att badrummet renoverats 2019.', 'Mögel'],
    ['Nyrenoverat badrum med fuktskada i tröskeln.', 'fuktskada'],
    ['Vattenskada i lägenheten, orsakad av grannen ovanför.', 'Vattenskada'],
    ['Huset har eternittak och ett garage från 1985.', 'eternittak'],
    ['Huset och garaget är klädda med eternit.', 'eternit'],
    ['Fukt i väggen mot garaget.', 'Fukt'],
    ['Villa med garage och krypgrund.', 'krypgrund'],
    ['Fastigheten är upplåten med tomträtt.', 'tomträtt'],
    ['Friköp av tomträtten planeras.', 'tomträtten'],
    ['Skadan är anmäld till försäkringsbolaget, vattenskadan är inte torkad.', 'vattenskadan'],
    ['Köpare uppmanas att undersöka den konstaterade fuktskadan.', 'fuktskadan'],
    ['Fukt i förrådet i källaren.', 'Fukt'],
    ['Området omfattas av strandskydd.', 'strandskydd'],
    ['Strandskydd gäller i området.', 'Strandskydd'],
    ['Fasaden är enstegstätad. Fönstren är utbytta 2012.', 'enstegstätad'],
    ['Fuktskadan i krypgrunden är inte åtgärdad utan säljs i befintligt skick.', 'Fuktskadan'],
    ['Besiktningen visar förhöjda fuktvärden i syllen.', 'förhöjda fuktvärden'],
    ['På vinden finns mögelpåväxt som bör saneras.', 'mögelpåväxt'],
    ['Mikrobiell påväxt konstaterad på vinden.', 'påväxt'],
    ['Rötskador i fönsterbågar förekommer.', 'Rötskador'],
    ['Taket läcker vid kraftigt regn.', 'läcker'],
    ['Läcka från lägenheten ovanför har orsakat fuktskada i badrumstaket.', 'fuktskada'],
    ['Eternit på huset men inte på garaget.', 'Eternit'],
    ['Fasaden är klädd med eternit, likaså garaget.', 'eternit'],
    ['Föreningen har ansökt om att friköpa tomträtten.', 'tomträtten'],
    ['Enstegstätad fasad som ska byggas om 2027.', 'Enstegstätad'],
    ['Asbest förekommer i husets ventilationstrumma men är inkapslad.', 'Asbest'],
    ['Asbest har inte inventerats.', 'Asbest'],
    ['Krypgrunden har avfuktare sedan 2012 och är torr.', 'Krypgrunden'],
    ['Föreningen blev äkta 2019, tidigare oäkta.', 'oäkta'],
    ['Badrummet är inte godkänt.', 'inte godkänt'],
    ['Avloppet är underkänt av kommunen.', 'underkänt'],
    ['Pågående fuktskada i badrum, torkning pågår.', 'fuktskada'],
    ['Fuktskada upptäckt i september 2026, avfuktning pågår och orsaken utreds.', 'Fuktskada'],
    ['Skadan efter vattenläckan 2024 är inte färdigställd.', 'vattenläckan'],
    ['Fukt har trängt in i källarväggen, dränering planeras av köparen.', 'Fukt'],
    ['Källaren har saltutslag och fuktgenomslag.', 'fuktgenomslag'],
    ['Ett rör läckte i våras; parketten torkas, ärendet är inte stängt.', 'läckte'],
    ['Fukt i källaren; köket är renoverat 2019.', 'Fukt'],
    ['Sotaren har gett eldningsförbud, det gäller tills murstocken renoverats.', 'eldningsförbud'],
    ['Sotaren har gett eldningsförbud; det gäller båda spisarna tills de lagats.', 'eldningsförbud'],
    ['Badrummet är avstängt till dess att vattenskadan åtgärdats.', 'vattenskadan'],
    ['Köket kan inte användas innan vattenskadan är åtgärdad.', 'vattenskadan'],
    ['Vattenskada i tvättstugan; den kan användas först när den är torkad.', 'Vattenskada'],
    ['Taket läcker; skadan är anmäld men inte lagad.', 'läcker'],
    ['Kommunen underkände avloppet i fjol.', 'underkände'],
    ['Huset ligger längre upp på vägen. Avloppet är underkänt.', 'underkänt'],
    ['Grannhuset har orsakat fukt i vår källare.', 'fukt'],
    ['Garaget är byggt mot huset och har fukt i källarväggen.', 'fukt'],
  ])('is stated: %s (%s)', (text, word) => {
    expect(standing(text, word)).toBe('stated');
  });

  it.each([
    ['Inga fukt- eller mögelskador har noterats.', 'mögelskador'],
    ['Någon enstegstätad puts finns alltså inte på huset.', 'enstegstätad'],
    ['Fasaden är av tegel och någon enstegstätad konstruktion förekommer inte.', 'enstegstätad'],
    ['Marken ägs av föreningen och är inte tomträtt.', 'tomträtt'],
    ['Huset har aldrig haft fuktproblem.', 'fuktproblem'],
    ['Mögel kunde inte påvisas.', 'Mögel'],
    ['Fuktskada – nej.', 'Fuktskada'],
    ['Inga fuktskador, mögel och röta.', 'röta'],
    ['Asbest saknas i huset.', 'Asbest'],
    ['Föreningen är inte oäkta.', 'oäkta'],
    ['Hussvamp har inte påträffats.', 'Hussvamp'],
    ['Vid besiktning noterades inga förhöjda fuktvärden.', 'förhöjda fuktvärden'],
    ['Fuktmätning utan anmärkning.', 'anmärkning'],
    ['Det har inte varit några fuktproblem under vår tid i huset.', 'fuktproblem'],
    ['Vi känner inte till några fuktskador.', 'fuktskador'],
    ['Säljaren har ingen kännedom om fuktskador.', 'fuktskador'],
    ['Fastigheten är inte upplåten med tomträtt.', 'tomträtt'],
    ['Fasaden är ej av typen enstegstätad.', 'enstegstätad'],
    ['Huset saknar krypgrund.', 'krypgrund'],
    ['Ej krypgrund utan platta på mark.', 'krypgrund'],
    ['Inga sättningar.', 'sättningar'],
    ['Källaren är torr och fri från fuktskador.', 'fuktskador'],
    ['Blåbetong, som ofta förekommer hos jämnåriga, har inte använts i huset.', 'Blåbetong'],
    ['Asbest letade man efter vid samma tillfälle utan att hitta något.', 'Asbest'],
    ['Husbock har eftersökts, men på vår udde fanns inga spår.', 'Husbock'],
    ['Efter radon har man sökt med instrument utan att finna något.', 'radon'],
  ])('is denied: %s (%s)', (text, word) => {
    expect(standing(text, word)).toBe('denied');
  });

  it.each([
    ['Vattenskada 2014, åtgärdad.', 'Vattenskada'],
    ['I maj 2014 upptäcktes en vattenskada i köket. Skadan är åtgärdad av fackman.', 'vattenskada'],
    ['Tidigare åtgärdad fuktskada i källaren.', 'fuktskada'],
    ['Badrummet renoverades efter en vattenskada 2016.', 'vattenskada'],
    ['Vattenskada i badrummet 2016, badrummet byggdes om samma år.', 'Vattenskada'],
    ['Den enstegstätade fasaden byggdes om 2015.', 'enstegstätade'],
    ['Tomträtten friköptes 2018.', 'Tomträtten'],
    ['Huset var tidigare tomträtt men är friköpt.', 'tomträtt'],
    ['Mögel på vinden sanerades 2020.', 'Mögel'],
    ['Asbest i pannrummet. Sanering utförd 2019 av behörig firma.', 'Asbest'],
    ['Ett läckage i taket 2015 orsakade fukt på vinden, som torkades ut.', 'fukt'],
    ['Hussvampen, som upptäcktes 2012, är sanerad.', 'Hussvampen'],
    ['Fuktskadan i hallen reparerades våren 2021.', 'Fuktskadan'],
    ['Vattenskada i tvättstugan. Den är torkad och golvet är nytt.', 'Vattenskada'],
    [
      '2019 hade vi en mindre vattenskada i köket som reglerades av försäkringsbolaget och åtgärdades av Polygon.',
      'vattenskada',
    ],
    ['En tidigare fuktskada i tvättstugan är åtgärdad och dokumenterad.', 'fuktskada'],
    ['Mögelsanering på vinden utfördes 2018 med godkänt resultat.', 'Mögel'],
    ['Vinden sanerades från mögel 2018.', 'mögel'],
    ['Äkta hussvamp upptäcktes 2021 och är sanerad av Anticimex med tio års garanti.', 'hussvamp'],
    ['Rötskador på altanens räcke är bytta.', 'Rötskador'],
    ['Takläckage vid skorstenen 2020, lagat av plåtslagare.', 'Takläckage'],
    ['Tomträtten är friköpt sedan 2012.', 'Tomträtten'],
    ['Föreningen friköpte tomträtten 2015.', 'tomträtten'],
    ['Den tidigare enstegstätade fasaden är ersatt med ventilerad panel 2016.', 'enstegstätade'],
    ['Fasaden byttes 2016 från enstegstätad puts till ventilerad panel.', 'enstegstätad'],
    ['All asbest är borttagen.', 'asbest'],
    ['Huset är asbestsanerat 2015.', 'asbest'],
    ['Avloppet var underkänt men nytt anlades 2021.', 'underkänt'],
    ['Det underkända avloppet ersattes 2020 med minireningsverk.', 'underkända'],
    ['Sättningsskador har åtgärdats genom pålning 2008.', 'Sättningsskador'],
    ['Golvet byttes efter en vattenskada 2017.', 'vattenskada'],
    ['Huset drabbades av vattenskada 2015. Hela bottenvåningen renoverades därefter.', 'vattenskada'],
    ['Vattenskada 2022. Badrummet är därefter helt ombyggt enligt branschregler.', 'Vattenskada'],
    ['Fuktskada i källaren; åtgärdad 2019 av fackman.', 'Fuktskada'],
    ['Mögel på vinden noterades 2018; vinden sanerades samma höst.', 'Mögel'],
    ['Ett rör läckte 2016; golvet byttes, torrt intyg utfärdades i november.', 'läckte'],
    ['Diskmaskinen läckte 2019. Golv och sockel byttes, ärendet är avslutat.', 'läckte'],
    ['Den eternit som satt på taket är bortforslad till godkänd mottagning.', 'eternit'],
    ['Den underkända stenkistan fylldes igen 2020.', 'underkända'],
  ])('is mended: %s (%s)', (text, word) => {
    expect(standing(text, word)).toBe('mended');
  });

  it.each([
    ['Tidigare vattenskada i grannens kök 2012 påverkade inte detta hus.', 'vattenskada'],
    ['Grannens vattenskada är under utredning.', 'vattenskada'],
    ['I huset bredvid finns hussvamp.', 'hussvamp'],
    ['Garagets tak är av eternit.', 'eternit'],
    ['Uthuset har eternittak.', 'eternittak'],
    ['Eternit på garaget.', 'Eternit'],
    ['Ladugård med asbesttak.', 'asbesttak'],
    ['I föreningens lokal finns en fuktskada.', 'fuktskada'],
    ['Gäststugan står på krypgrund.', 'krypgrund'],
    ['Växthuset är byggt 1988 och har röta i sockeln.', 'röta'],
    ['Vattenskadan, som var hos grannen, är lagad.', 'Vattenskadan'],
    ['Grannföreningen är oäkta.', 'oäkta'],
    ['Vi hade mögel i vår förra bostad.', 'mögel'],
    ['Hussvamp i uthuset har konstaterats.', 'Hussvamp'],
    ['I det gamla stallet finns rötskador.', 'rötskador'],
    ['Grannlägenheten har haft en vattenskada som inte påverkat denna lägenhet.', 'vattenskada'],
    ['Eternit på garagetaket.', 'Eternit'],
    ['Garage med eternittak.', 'eternittak'],
    ['Ladugård. 340 kvm, byggd 1948. Eternittak.', 'Eternittak'],
    ['Sättningar i garageplattan.', 'Sättningar'],
    ['Miljönämnden underkände några avlopp längre upp på vägen.', 'underkände'],
    ['Stall och lada. Fuktskada i norra väggen.', 'Fuktskada'],
    ['LADA/MASKINHALL. Tak med eternit.', 'eternit'],
    ['Grannhuset har mögel på vinden.', 'mögel'],
    ['Huset ovanför i backen har krypgrund med mögel.', 'mögel'],
    ['Stugan mittemot fick sitt avlopp utdömt.', 'utdömt'],
    ['Till skillnad från systerföreningen, som är oäkta, är vår äkta.', 'oäkta'],
    ['Den vattenskada som drabbade grannhuset 2023 berörde inte vår trappuppgång.', 'vattenskada'],
    ['Vattenskadan nådde aldrig vår våning.', 'Vattenskadan'],
  ])('is elsewhere: %s (%s)', (text, word) => {
    expect(standing(text, word)).toBe('elsewhere');
  });

  it.each([
    ['Försäkring mot vattenskada ingår.', 'vattenskada'],
    ['Försäkringen täcker brand, vattenskada och inbrott.', 'vattenskada'],
    ['Hus från denna tid kan innehålla asbest.', 'asbest'],
    ['Krypgrunder medför alltid en risk för mögel.', 'mögel'],
    ['Avfuktare är installerad för att undvika fuktskador.', 'fuktskador'],
    ['Köpare uppmanas att själva kontrollera eventuell förekomst av mögel.', 'mögel'],
    ['Ring styrelsen om en vattenskada uppstår.', 'vattenskada'],
    ['Vid vattenskada kontaktas jouren.', 'vattenskada'],
    ['Asbest kan förekomma i fix och fogar.', 'Asbest'],
    ['Är du orolig för mögel?', 'mögel'],
    ['Golvbrunnen har larm mot vattenläckage.', 'vattenläckage'],
    ['Det kan inte uteslutas att asbest förekommer.', 'asbest'],
    ['Som i de flesta hus från tiden kan asbest förekomma i kakelfix.', 'asbest'],
    ['Vi rekommenderar att köparen låter utföra fuktmätning med tanke på risken för mögel.', 'mögel'],
    ['Undvik fuktskador genom att ventilera krypgrunden.', 'fuktskador'],
  ])('is hypothetical: %s (%s)', (text, word) => {
    expect(standing(text, word)).toBe('hypothetical');
  });

  it('is stated where the text is not known', () => {
    expect(standingOf([], { field: 'description', start: 0, end: 4 })).toBe('stated');
  });
});

describe('a clause', () => {
  it.each([
    ['Taket är nytt men fasaden är från 1974.', 'fasad', ' men fasaden är från 1974.'],
    ['Taket är nytt, fasaden är från 1974.', 'fasad', ' fasaden är från 1974.'],
    ['Taket är nytt och fasaden är från 1974.', 'fasad', ' och fasaden är från 1974.'],
    ['Tak och fasad är från 1974.', 'fasad', 'Tak och fasad är från 1974.'],
    ['Här finns bastu. Huset har tak av plåt – fasaden är trä.', 'tak av', ' Huset har tak av plåt'],
    ['Köket (från 2015) är vitt.', '2015', 'från 2015'],
  ])('of %s around %s', (text, word, clause) => {
    const span = clauseAround(source(text), text.indexOf(word));
    expect(text.slice(span.start, span.end)).toBe(clause);
  });
});
