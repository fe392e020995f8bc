import {
  casesOf,
  expectRows,
  type Examples,
  standingIn,
} from '../../../../../test/support/reports/row-examples.js';
import { elsewhereRows, owners, vicinity } from './elsewhere.js';

describe('what is told of another place', () => {
  expectRows(elsewhereRows, {
    heading: {
      yes: ['Ladugård. 340 kvm, byggd 1948. *Eternittak*.', 'LADA/MASKINHALL. Tak med *eternit*.'],
      no: ['Ladugård. Huset har *eternittak*.'],
    },
    'not-ours': {
      yes: [
        'Tidigare *vattenskada* i grannens kök 2012 påverkade inte detta hus.',
        'Grannlägenheten har haft en *vattenskada* som inte påverkat denna lägenhet.',
        'Den *vattenskada* som drabbade grannhuset 2023 berörde inte vår trappuppgång.',
        '*Vattenskadan* nådde aldrig vår våning.',
        'De *vattenskador* som drabbat längorna på andra sidan lekplatsen har aldrig berört den här raden.',
        'Den *vattenskada* som många i huset ännu minns kom från en diskmaskin tvärs över gården 2019 och rörde aldrig vår uppgång.',
        'Att församlingshemmet ett kvarter bort har spärrats av för *hussvamp* har ingenting med oss att göra.',
      ],
      no: [
        '*Vattenskadan* berörde hela huset.',
        '*Vattenskadan* i köket rörde inte vår försäkring.',
        '*Vattenskadan* rör hela vår uppgång.',
        '*Vattenskadan* 2022 rörde inte vår lägenhet men väl stammen i badrummet.',
        '*Vattenskadan* rörde aldrig vår uppgång, sägs det.',
      ],
    },
    'happened-elsewhere': {
      yes: [
        'Den *vattenskada* som 2023 inträffade hos grannen i nummer 48 stannade på dennes sida om väggen.',
        'Den *läcka* som uppstod i lägenheten ovanför är utredd.',
      ],
      no: [
        'Den *vattenskada* som 2023 inträffade hos oss är anmäld till grannens bolag.',
        'Den *vattenskada* som inträffade hos grannen nådde vårt kök.',
      ],
    },
    'concerns-another': {
      yes: [
        'Den *markförorening* som länsstyrelsen har registrerat gäller koksverket på andra sidan bassängen.',
        'Att kommunen lät bortschakta *oljehaltig jord* rör grannfastigheten i öster.',
        'Den *översvämning* som omtalades i pressen gällde de lägre liggande husen.',
        '*Mögellukten* som nämns i ett äldre protokoll rörde källaren i nummer 12, som ägs av ett annat bolag.',
        'De *fuktskador* som drabbade kedjehusen bortom skolan rör en annan förening och ett annat byggsätt.',
      ],
      no: [
        'Den *markförorening* som länsstyrelsen har registrerat gäller tomtens södra del.',
        '*Föreläggandet* avser fasaden mot gatan.',
        '*Läckan* rörde en annan lägenhet men rann ned till oss.',
        '*Föroreningen* gäller marken mot grannen.',
        '*Tvisten* gäller gränsen mot grannen.',
        '*Servitutet* gäller infarten som grannen använder.',
        '*Fuktskadan* gäller väggen mot grannen på andra sidan.',
      ],
    },
  });
});

describe('what is not this home', () => {
  const examples: Readonly<Record<string, Examples>> = {
    home: {
      yes: [
        'Grannens *vattenskada* är under utredning.',
        'I huset bredvid finns *hussvamp*.',
        'Grannhuset bredvid har *mögel* på vinden.',
        '*Vattenskadan*, som var hos grannen, är lagad.',
        'Grannföreningen är *oäkta*.',
        'Vi hade *mögel* i vår förra bostad.',
        'Grannhuset har *mögel* på vinden.',
        'Huset ovanför i backen har krypgrund med *mögel*.',
        'Stugan mittemot fick sitt avlopp *utdömt*.',
        'Till skillnad från systerföreningen, som är *oäkta*, är vår äkta.',
        'Grannområdets höghus har haft *vattenläckor* på grund av gamla stammar.',
        'Systerföreningens hus på andra sidan gården har fått sina *balkonger* avstängda.',
        'I ett av husen längre bort på gatan fanns *hussvamp*.',
        'Kvarterets andra hus har haft *vattenskador*.',
        'Intilliggande radhus har *fukt* i källarna.',
        'Vår närmaste granne har fått sitt avlopp *utdömt*.',
        'Radhusområdet tvärs över vägen har *enstegstätade* fasader, våra är av tegel.',
      ],
      no: [
        'Grannens *läcka* har trängt in i vår lägenhet.',
        'Vattnet från grannens rör har runnit ned i vårt kök och gett en *fuktskada*.',
        'Föreningens hus på gården har *mögel*.',
        'Huset längst upp på gatan har *mögel* på vinden.',
        'Det gamla huset har *mögel* på vinden.',
        '*Vattenskada* i lägenheten, orsakad av grannen ovanför.',
        'Läcka från lägenheten ovanför har orsakat *fuktskada* i badrumstaket.',
        'Grannhuset har orsakat *fukt* i vår källare.',
        'Grannens dagvatten har gett *fuktskador* i källaren.',
        'Grannhusets stuprör har orsakat *mögel* i sovrummet.',
        'Grannens dagvatten har skadat *syllen*.',
        'Grannfastighetens dagvatten rinner in i källaren och har gett *mögel*.',
        'Grannens brunn är inte bara *otjänlig* utan rinner in till oss.',
        'Muren mot grannen har *rasrisk*.',
        'Skorstenen mot grannen har *eldningsförbud*.',
        'Brunnen mellan grannarna är *otjänlig*.',
        'Tvisten med grannen har gett *föreläggande*.',
        'Huset intill ån har *mögel* på vinden.',
        'Radhuset intill skogen har *röta*.',
        'Lägenheten ovanpå garaget har *fuktskador*.',
        'I en annan uppgång har *rören* läckt.',
      ],
    },
    building: {
      yes: [
        'Garagets *tak* är av eternit.',
        'Uthuset har *eternittak*.',
        '*Eternit* på garaget.',
        'Ladugård med *asbesttak*.',
        'Gäststugan står på *krypgrund*.',
        'Växthuset är byggt 1988 och har *röta* i sockeln.',
        '*Hussvamp* i uthuset har konstaterats.',
        'I det gamla stallet finns *rötskador*.',
        '*Eternit* på garagetaket.',
        'Garage med *eternittak*.',
        '*Sättningar* i garageplattan.',
        'Stall och lada. *Fuktskada* i norra väggen.',
      ],
      no: [
        'Huset har *eternittak* och ett garage från 1985.',
        'Huset och garaget är klädda med *eternit*.',
        '*Fukt* i väggen mot garaget.',
        'Villa med garage och *krypgrund*.',
        '*Fukt* i förrådet i källaren.',
        '*Eternit* på huset men inte på garaget.',
        'Fasaden är klädd med *eternit*, likaså garaget.',
        'Garaget är byggt mot huset och har *fukt* i källarväggen.',
      ],
    },
    'common-room': {
      yes: ['I föreningens lokal finns en *fuktskada*.'],
    },
    vicinity: {
      yes: ['Miljönämnden *underkände* några avlopp längre upp på vägen.'],
      no: [
        '*Strandskydd* gäller i området.',
        'Området omfattas av *strandskydd*.',
        'Huset ligger längre upp på vägen. Avloppet är *underkänt*.',
      ],
    },
  };

  it('is shown by a sentence for each', () => {
    expect(Object.keys(examples)).toEqual([...owners, vicinity].map(({ id }) => id));
  });

  it.each(casesOf(examples, 'yes'))('$id has hold of the thing: $sentence', ({ sentence }) => {
    expect(standingIn(sentence)).toBe('elsewhere');
  });

  it.each(casesOf(examples, 'no'))('$id has no hold of it: $sentence', ({ sentence }) => {
    expect(standingIn(sentence)).not.toBe('elsewhere');
  });
});
