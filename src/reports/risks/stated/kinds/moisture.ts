import { mouldPlaces, type MouldPlace } from '../../../reading/stated/mould-places.js';
import type { moistureWordings } from '../../../reading/stated/wordings/moisture.js';
import { closedDamage, general, longAgo, type Entries } from '../entry.js';

const known = 'byggahus.se (kända fel är köparens)';

const inPlace: Readonly<Record<MouldPlace, string>> = {
  attic: 'på vinden',
  crawlSpace: 'i krypgrunden',
  torpargrund: 'i torpargrunden',
  basement: 'i källaren',
  bathroom: 'i badrummet',
};

/** Moisture, mould, rot, leaks and pests. Unmended they are critical; what is put right is a `repaired-damage`. */
export const moistureRisks: Entries<typeof moistureWordings> = {
  'dry-rot': {
    title: 'Hussvamp eller annan rötsvamp',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Svampen bryter ner trä och kan sprida sig till friska delar av huset. Saneringen blir ofta stor, och skadan är känd redan före köpet.',
    action: 'Köp inte utan saneringsföretagets rapport och ett fast pris på saneringen.',
    source: known,
    mendedAs: 'repaired-damage',
    cases: { tornDown: null, longAgo },
  },
  mould: {
    title: 'Mögel i huset',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Annonsen talar själv om mögel. Där mögel växer finns fukt, och orsaken måste bort innan en sanering håller.',
    action:
      'Läs skadeutredningen, låt en egen besiktningsman mäta fukten och ta in pris på saneringen före bud.',
    source: known,
    mendedAs: 'repaired-damage',
    cases: {
      closed: closedDamage,
      goneSince: {
        severity: 'notice',
        weight: 1,
        title: 'Tidigare mögel',
        description:
          'Annonsen berättar om mögel som ska vara borta. Fråga vad som gjordes, och be om protokoll från kontrollen efteråt.',
      },
      tornDown: null,
      longAgo,
    },
    adjust: (context, stated) => {
      const where = mouldPlaces(context, stated.quotes).map((place) => inPlace[place]);
      const isMouldNow = stated.case === null || stated.case === 'longAgo';
      return isMouldNow && where.length > 0
        ? { ...stated, title: `Mögel ${where.slice(0, 2).join(' och ')}` }
        : stated;
    },
  },
  'rot-damage': {
    title: 'Röta i huset',
    category: 'Fukt',
    severity: 'critical',
    description: 'Trä som ruttnat har tappat bärkraft. Skadan är ofta större inne i väggen än den ser ut.',
    action: 'Låt en besiktningsman sticka i virket och mäta fukten, och ta in pris på bytet före bud.',
    source: known,
    mendedAs: 'repaired-damage',
    cases: {
      outerWood: {
        severity: 'warning',
        title: 'Röta i yttre trä',
        description:
          'Fönster, vindskivor eller annat yttre trä har röta. Det går att byta, men fråga hur långt in den nått.',
      },
      tornDown: null,
      longAgo,
    },
  },
  'water-damage': {
    title: 'Vattenskada',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Annonsen berättar om en vattenskada som inte sägs vara lagad. Fukten kan ha nått bjälklag och väggar, och det du vet före köpet får du svårt att kräva ersättning för.',
    action:
      'Be om skadeutredning, fuktprotokoll och försäkringsbolagets besked, och få skriftligt vem som betalar.',
    source: known,
    mendedAs: 'repaired-damage',
    cases: { closed: closedDamage, tornDown: null, longAgo },
  },
  'stated-moisture': {
    title: 'Fukt som är konstaterad',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Annonsen talar själv om fukt. Det du får veta före köpet kan du sällan kräva ersättning för efteråt.',
    action: 'Läs skadeutredningen, låt en egen besiktningsman mäta och ta in pris på åtgärden före bud.',
    source: known,
    mendedAs: 'repaired-damage',
    cases: {
      closed: closedDamage,
      goneSince: {
        severity: 'notice',
        weight: 1,
        title: 'Tidigare fukt',
        description:
          'Annonsen berättar om fukt som ska vara borta. Fråga vad som gjordes och hur torrt det är i dag.',
      },
      tornDown: null,
      longAgo,
    },
  },
  'leak-mentioned': {
    title: 'En läcka',
    category: 'Fukt',
    severity: 'warning',
    description:
      'Annonsen nämner en läcka. Vatten kan ha nått golv, väggar eller grannen, och skadan syns inte alltid på ytan.',
    action: 'Fråga när läckan var och vad som åtgärdades, och be om protokoll från torkning och fuktmätning.',
    source: known,
    mendedAs: 'leak-mentioned',
    cases: {
      closed: closedDamage,
      renewed: { severity: 'notice', weight: 1, title: 'En läcka som ska vara lagad' },
      roofLeaks: {
        severity: 'critical',
        title: 'Ett tak som läcker',
        description:
          'Annonsen säger att taket läcker. Råspont, isolering och innertak kan vara skadade, och taket kan behöva läggas om.',
        action:
          'Låt en takläggare gå upp och en besiktningsman mäta fukten på vinden, och ta in pris på ett nytt tak före bud.',
      },
      notStopped: {
        severity: 'critical',
        title: 'En läcka som inte är lagad',
        description:
          'Annonsen berättar om en läcka som pågår eller inte är lagad. Vatten kan redan ha nått golv, väggar eller grannen.',
      },
      tornDown: null,
    },
  },
  'drying-under-way': {
    title: 'Pågående torkning eller återställning efter vattenskada',
    category: 'Fukt',
    severity: 'critical',
    description:
      'Något torkas ut eller väntar på att återställas. Skadans omfattning, kostnaden och vem som betalar är inte klara.',
    action:
      'Vänta med bud tills det finns ett torrt protokoll och försäkringsbolagets besked, eller få skriftligt att säljaren betalar hela återställandet.',
    source: known,
    cases: { tornDown: null },
  },
  'damp-smell': {
    title: 'Tecken på fukt',
    category: 'Fukt',
    severity: 'warning',
    description: 'Lukt, salt på väggen eller puts som släpper tyder på fukt, även när ytan känns torr.',
    action: 'Be om fuktmätning i golv och väggar innan du lägger bud.',
    source: general,
    mendedAs: 'repaired-damage',
    cases: {
      goneSince: {
        severity: 'notice',
        weight: 1,
        title: 'Tidigare tecken på fukt',
        description:
          'Annonsen berättar om tecken på fukt som ska vara borta. Fråga vad som gjordes och hur torrt det är i dag.',
      },
      tornDown: null,
    },
  },
  'wood-pests': {
    title: 'Skadedjur',
    category: 'Skick',
    severity: 'warning',
    description:
      'Insekter i virket kan försvaga takstolar och bjälklag, och andra skadedjur kommer ofta igen.',
    action: 'Be om saneringsföretagets protokoll, och låt besiktningsmannen se på virket.',
    source: general,
    mendedAs: 'pests-mended',
    cases: {
      onlyName: null,
      treated: { severity: 'notice', weight: 0.5, title: 'Tidigare skadedjur' },
      activeInWood: {
        severity: 'critical',
        title: 'Angrepp av insekter i virket som inte är utrett',
        description:
          'Annonsen berättar om angrepp i husets virke utan att det är sanerat. Husbock och hästmyror kan försvaga takstolar, bjälkar och syllar, och ingen vet hur långt det gått förrän virket är öppnat.',
        action:
          'Köp inte utan saneringsföretagets rapport över hela huset, ett fast pris på sanering och virkesbyte, och besked om försäkringen betalar.',
      },
      foundInWood: { severity: 'critical', title: 'Angrepp av insekter i virket som inte är utrett' },
      goneSince: { severity: 'notice', weight: 0.5, title: 'Tidigare skadedjur' },
      onlyMice: { severity: 'notice', weight: 1 },
    },
  },
};
