import type { Wordings } from '../wording.js';

const granting = String.raw`(?:upplåtelse(?:n|ns|avtal\p{L}*)?|bostadsrätt(?:en|ens)(?:\s+yta)?)`;
const notGranted = String.raw`(?:ingår|omfattas|täcks|innefattas|hör)\s+(?:\p{L}+\s+)?(?:ej|inte)\s+(?:i|av|till)\s+(?:\p{L}+\s+)?${granting}(?!\p{L})|(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?(?:ingår\s+i|omfattas\s+av|en\s+del\s+av|del\s+av)\s+(?:\p{L}+\s+)?${granting}(?!\p{L})|(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?upplåt(?:en|et|na|its|its)?(?!\p{L})|(?:utan|saknar)\s+(?:\p{L}+\s+)?upplåtelse(?:avtal)?(?!\p{L})|upplåtelse(?:avtal)?(?:\s+för\s+\p{L}+)?\s+(?:saknas|finns\s+(?:ej|inte))|(?:disponeras|nyttjas|används|inredd|inrett|tillkom)\s+[^.!?\n]{0,40}?(?<!\p{L})(?:muntlig\p{L}*\s+(?:överenskommelse|avtal|löfte|medgivande|tillåtelse)|tyst\p{L}*\s+(?:överenskommelse|medgivande)|goda\s+minne|samförstånd\s+med\s+(?:föreningen|styrelsen))|upplåtelseavtalet\s+(?:har|är)\s+(?:\p{L}+\s+)?(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:uppdatera|ändra|skriv)\p{L}*|(?:står|finns)\s+(?:\p{L}+\s+)?(?:ej|inte)\s+(?:med\s+)?i\s+upplåtelseavtalet|(?:lägenhetsregist|lägenhetsförteckning|upplåtelseavtal|föreningens\s+register)\p{L}*[^.!?\n]{0,50}?(?<!\p{L})(?:bara|endast|enbart|mindre|lägre)(?!\p{L})`;

/** Rooms that the buyer sees and perhaps pays for, but which the association has not granted. */
export const grantedRoomWordings = {
  /** Space that is used without being granted: `vindsrummet ingår inte i upplåtelsen`. */
  'room-not-granted': {
    words: notGranted,
    needs: String.raw`vind|källar|uterum|loft|entresol|våning|\p{L}*rum(?:met|men)?(?!\p{L})|balkong|terrass|alt(?:an|anen)|uteplats|yta|kvm|m²|m2|kvadrat|etage|plan(?:et)?(?!\p{L})|förråd|garderob|del(?:en)?(?!\p{L})`,
    unless: String.raw`parkering|p-plats|garage|laddplats|råvind|möjlighet|option|kan\s+(?:köpas|förvärvas)|(?:andra|ny)hand|uthyr|hyresrätt|grann\p{L}*|ännu\s+(?:ej|inte)\s+upplåt|(?:fem|sju|åtta|nio|tio|(?<!\d)\d+)\s+lägenheter`,
    holdsDenial: true,
    staysAfterWork: true,
    cases: {
      /** `Vindsrummet`, `arbetsrummet`; not a balcony or a store. */
      livingSpace: {
        words: String.raw`^(?!.*(?<!\p{L})(?:balkong|terrass|altan|uteplats|förråd|trädgård|täppa)).*(?:boarea|boyta|bostadsyta|sovrum|vardagsrum|arbetsrum|badrum|allrum|gillestug|kök|våning|etage|entresol|loft|inred|inrett|vinds|vinden|källar|uterum|kvm|m²|m2|kvadrat|rum(?:met|men)?(?!\p{L}))`,
      },
    },
  },
} satisfies Wordings;
