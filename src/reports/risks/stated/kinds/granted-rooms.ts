import { general, type TextRisk } from '../text-risk.js';

const granting = String.raw`(?:upplåtelse(?:n|ns|avtal\p{L}*)?|bostadsrätt(?:en|ens)(?:\s+yta)?)`;
const notGranted = String.raw`(?:ingår|omfattas|täcks|innefattas|hör)\s+(?:\p{L}+\s+)?(?:ej|inte)\s+(?:i|av|till)\s+(?:\p{L}+\s+)?${granting}(?!\p{L})|(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?(?:ingår\s+i|omfattas\s+av|en\s+del\s+av|del\s+av)\s+(?:\p{L}+\s+)?${granting}(?!\p{L})|(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?upplåt(?:en|et|na|its|its)?(?!\p{L})|(?:utan|saknar)\s+(?:\p{L}+\s+)?upplåtelse(?:avtal)?(?!\p{L})|upplåtelse(?:avtal)?(?:\s+för\s+\p{L}+)?\s+(?:saknas|finns\s+(?:ej|inte))|(?:disponeras|nyttjas|används|inredd|inrett|tillkom)\s+[^.!?\n]{0,40}?(?<!\p{L})(?:muntlig\p{L}*\s+(?:överenskommelse|avtal|löfte|medgivande|tillåtelse)|tyst\p{L}*\s+(?:överenskommelse|medgivande)|goda\s+minne|samförstånd\s+med\s+(?:föreningen|styrelsen))|upplåtelseavtalet\s+(?:har|är)\s+(?:\p{L}+\s+)?(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:uppdatera|ändra|skriv)\p{L}*|(?:står|finns)\s+(?:\p{L}+\s+)?(?:ej|inte)\s+(?:med\s+)?i\s+upplåtelseavtalet|(?:lägenhetsregist|lägenhetsförteckning|upplåtelseavtal|föreningens\s+register)\p{L}*[^.!?\n]{0,50}?(?<!\p{L})(?:bara|endast|enbart|mindre|lägre)(?!\p{L})`;

/** Rooms that the buyer sees and perhaps pays for, but which the association has not granted. */
export const grantedRoomRisks: readonly TextRisk[] = [
  {
    rule: 'room-not-granted',
    pattern: notGranted,
    stated: true,
    lasting: true,
    needs: String.raw`vind|källar|uterum|loft|entresol|våning|\p{L}*rum(?:met|men)?(?!\p{L})|balkong|terrass|alt(?:an|anen)|uteplats|yta|kvm|m²|m2|kvadrat|etage|plan(?:et)?(?!\p{L})|förråd|garderob|del(?:en)?(?!\p{L})`,
    unless: String.raw`parkering|p-plats|garage|laddplats|råvind|möjlighet|option|kan\s+(?:köpas|förvärvas)|(?:andra|ny)hand|uthyr|hyresrätt|grann\p{L}*|ännu\s+(?:ej|inte)\s+upplåt|(?:fem|sju|åtta|nio|tio|(?<!\d)\d+)\s+lägenheter`,
    title: 'En yta som inte ingår i upplåtelsen',
    category: 'Avtal',
    severity: 'warning',
    cases: [
      {
        when: String.raw`^(?!.*(?<!\p{L})(?:balkong|terrass|altan|uteplats|förråd|trädgård|täppa)).*(?:boarea|boyta|bostadsyta|sovrum|vardagsrum|arbetsrum|badrum|allrum|gillestug|kök|våning|etage|entresol|loft|inred|inrett|vinds|vinden|källar|uterum|kvm|m²|m2|kvadrat|rum(?:met|men)?(?!\p{L}))`,
        severity: 'critical',
        title: 'Boyta som inte ingår i upplåtelsen',
        description:
          'Annonsen visar yta att bo på som föreningen inte har upplåtit. Du köper bara det som står i upplåtelsen, så föreningen kan ta tillbaka ytan eller ta betalt för den.',
        action:
          'Be om upplåtelseavtalet och utdrag ur lägenhetsförteckningen, räkna kvadratmeterpriset på den yta som står där, och köp inte förrän föreningen har upplåtit resten skriftligt.',
      },
    ],
    description:
      'Annonsen nämner en yta som du får använda men som inte hör till bostadsrätten. Föreningen kan ändra sig om den.',
    action: 'Be om ett skriftligt avtal om ytan, och fråga om det gäller även dig.',
    source: general,
    only: 'cooperative',
  },
];
