import { pattern, type Row } from '../row.js';

/** Words for what is not this home, and sentences in which they have hold of the thing between asterisks. */
export interface Owner {
  readonly id: string;
  readonly words: string;
  readonly yes: readonly string[];
  readonly no?: readonly string[];
}

const building = String.raw`\p{L}*garage\p{L}*|\p{L}*carport\p{L}*|uthus\p{L}*|lada|ladan(?:s)?|lador(?:na)?|ladugård\p{L}*|(?:häst)?stall(?:et|ets|byggnad\p{L}*)?|förråd(?:et|ets|en|s\p{L}*)?|friggebod\p{L}*|attefall\p{L}*|gäst(?:stug|hus|byggnad)\p{L}*|lillstug\p{L}*|växthus\p{L}*|orangeri\p{L}*|(?:ved|sjö|redskaps|cykel|snickar)?bod(?:en|ens|ar|arna)?|båthus\p{L}*|lekstug\p{L}*|jordkällar\p{L}*|maskinhall\p{L}*|verkstad\p{L}*|loge(?:n|ns)?|annex\p{L}*|(?:komplement|ekonomi|sido)byggnad\p{L}*|bastustug\p{L}*|poolhus\p{L}*|hönshus\p{L}*|bryggan(?:s)?|brygghus\p{L}*`;

export const owners: readonly Owner[] = [
  {
    id: 'home',
    words: String.raw`grann\p{L}*|systerförening\p{L}*|(?:\p{L}*hus(?:en|et)|villorna|längan|längorna|byggnaderna|kvarteret)\s+(?:i\s+(?:kvarteret|gatan)\s+)?(?:bredvid|intill|mitt\s?emot|tvärs\s+över|på\s+andra\s+sidan|längre\s+(?:bort|ned|ner|upp))|(?:huset|villan|stugan|fastigheten|lägenheten|byggnaden|lägenhet|hus|radhuset|föreningen)\s+(?:bredvid|intill|mitt\s?emot|ovanför|ovanpå|under|tvärs\s+över|på\s+andra\s+sidan)|(?:en\s+annan|andra|annan|angränsande|närliggande|intilliggande)\s+(?:lägenhet|fastighet|byggnad|hus|förening|trapphus|uppgång|port)\p{L}*|(?:(?:vår|vårt|min|mitt)\s+)?(?:tidigare|förra|förutvarande|gamla)\s+(?:bostad|hem|hus|lägenhet|villa)(?:en|et|s|ens|ets|n|ns)?|(?:annat|ett\s+annat)\s+(?:hus|trapphus|radhus)`,
    yes: [
      'Grannens *vattenskada* är under utredning.',
      'I huset bredvid finns *hussvamp*.',
      '*Vattenskadan*, som var hos grannen, är lagad.',
      'Grannföreningen är *oäkta*.',
      'Vi hade *mögel* i vår förra bostad.',
      'Grannhuset har *mögel* på vinden.',
      'Huset ovanför i backen har krypgrund med *mögel*.',
      'Stugan mittemot fick sitt avlopp *utdömt*.',
      'Till skillnad från systerföreningen, som är *oäkta*, är vår äkta.',
    ],
    no: [
      '*Vattenskada* i lägenheten, orsakad av grannen ovanför.',
      'Läcka från lägenheten ovanför har orsakat *fuktskada* i badrumstaket.',
      'Grannhuset har orsakat *fukt* i vår källare.',
    ],
  },
  {
    id: 'building',
    words: building,
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
  {
    id: 'common-room',
    words: String.raw`föreningens\s+(?:\p{L}+\s+)?(?:lokal|gästlägenhet|gemensamhets|tvättstug|källar|gym|butik)\p{L}*|(?:butiks|kontors|hyres|affärs|gemensamhets|förenings)?lokal(?:en|ens|er|erna)?|(?:butiken|restaurangen)`,
    yes: ['I föreningens lokal finns en *fuktskada*.'],
  },
];

/** Words for a whole area: what stands there is another's, but for rules and risks that hold for the home that lies in it. */
export const vicinity: Owner = {
  id: 'vicinity',
  words: String.raw`i\s+(?:området|grannskapet|kommunen|kvarteret|trakten|byn|orten)|på\s+orten|(?:längre|högre|lägre)\s+(?:ner|ned|upp|bort|fram|in)\s+(?:på|längs|utmed|i|efter|mot)\s+(?:vägen|gatan|byn|backen|dalen|ån)`,
  yes: ['Miljönämnden *underkände* några avlopp längre upp på vägen.'],
  no: [
    '*Strandskydd* gäller i området.',
    'Området omfattas av *strandskydd*.',
    'Huset ligger längre upp på vägen. Avloppet är *underkänt*.',
  ],
};

/** What is said of another building or another’s home by a heading, or by what it did not do to this one. */
export const elsewhereRows: readonly Row[] = [
  {
    id: 'heading',
    standing: 'elsewhere',
    scope: 'paragraph',
    around: pattern(
      String.raw`^\s*(?:[-–•*]\s*)?(?:${building})(?:\s*(?:[/&+,]|och|samt)\s*(?:${building}))*(?:\s+\d\d?)?\s*[.:–]\s`,
    ),
    unless: {
      sentence:
        /^\s*(?:[-–•*]\s*)?(?:mangårdsbyggnad|huvudbyggnad|bostadshus|boningshus|huset|villan|bostaden)\p{L}*/iu,
    },
    yes: ['Ladugård. 340 kvm, byggd 1948. *Eternittak*.', 'LADA/MASKINHALL. Tak med *eternit*.'],
  },
  {
    id: 'not-ours',
    standing: 'elsewhere',
    scope: 'sentence',
    after:
      /(?<!\p{L})(?:(?:påverka|berör|drabba|nådde|gällde|gäller|avser|avsåg)\p{L}*\s+(?:ej|inte|aldrig)|(?:ej|inte|aldrig)\s+(?:påverka|berör|drabba|nått)\p{L}*)\s+(?:\p{L}+\s+)?(?:huset|hus|lägenheten|lägenhet|bostaden|villan|hit|oss|fastigheten|vår(?:t|a)?\s+\p{L}+)(?!\p{L})/giu,
    yes: [
      'Tidigare *vattenskada* i grannens kök 2012 påverkade inte detta hus.',
      'Grannlägenheten har haft en *vattenskada* som inte påverkat denna lägenhet.',
      'Den *vattenskada* som drabbade grannhuset 2023 berörde inte vår trappuppgång.',
      '*Vattenskadan* nådde aldrig vår våning.',
    ],
  },
];
