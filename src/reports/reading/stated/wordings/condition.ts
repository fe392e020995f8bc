import { undenied, selfMade, byCraftsmen } from '../phrases.js';
import type { Wordings } from '../wording.js';

const wetRoom = String.raw`(?:bad|våt|dusch)rum\p{L}*|tätskikt\p{L}*|dusch\p{L}*|wc(?![\p{L}-])|tvättstug\p{L}*`;
const rejected = String.raw`(?:förlorat|tappat|saknar)\s+(?:\p{L}+\s+)?(?:funktion\p{L}*|täthet\p{L}*)|(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:duschbar|användbar|brukbar)\p{L}*|avråd\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:dusch|använd|bad)\p{L}*|(?:förbrukad|uttjänt)\p{L}*|tätskikt\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:ej|inte)\s+(?:längre\s+)?(?:fungera|tät|håll)\p{L}*|(?:plast)?matt(?:a|an)\s+(?:\p{L}+\s+){0,4}?(?:sprucken|släppt|släpper|trasig)(?!\p{L})|(?:tränger|läcker|rinner)\s+(?:\p{L}+\s+)?(?:ut|igenom|under|ned|ner)(?!\p{L})|godkän(?:ns|ts|t|des)\s+(?:ej|inte)|underkän\p{L}*|utdöm\p{L}*|(?:ej|inte|icke)\s+(?:\p{L}+\s+){0,3}?(?:godkän|fackmanna|fackmässig|vattentät|enligt\s+(?:branschregler|gällande))\p{L}*|(?:uppfyller|klarar|följer)\s+(?:ej|inte)|otät\p{L}*|(?:saknar|utan)\s+(?:\p{L}+\s+)?tätskikt|saknas\s+(?:\p{L}+\s+)?tätskikt|tätskikt\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:saknas|brist\p{L}*|skadat|trasigt|uttjänt|slut)|(?:får|kan|bör|ska)\s+(?:ej|inte)\s+(?:duschas|användas)|duschförbud|(?:ej|inte)\s+(?:längre\s+)?(?:får|bör|ska)\s+(?:användas|duschas)`;
const withoutPapers = String.raw`(?:dokumentation|intyg|kvalitetsdokument|våtrumsintyg|våtrumsbevis)\p{L}*\s+(?:(?:för|på|över|av)\s+\p{L}+\s+)?(?:saknas|finns\s+(?:tyvärr\s+|dock\s+)?(?:ej|inte)|har\s+(?:tyvärr\s+|dock\s+)?(?:ej|inte))|(?:saknar|utan|inget|ingen|inga)\s+(?:\p{L}+\s+)?(?:våtrums|kvalitets)?(?:intyg|dokument)\p{L}*`;

/** Wet rooms and the state as a whole. */
export const conditionWordings = {
  /** A wet room that does not do: `badrummet är underkänt`, `duschen får inte användas`. */
  'wet-room-rejected': {
    words: rejected,
    about: wetRoom,
    unless: String.raw`avlopp(?!s)|utsläpp|bastu|bubbelpool|jacuzzi|utan\s+anmärkning|får\s+(?:ej|inte)\s+användas\s+(?:som|till)|intyg|dokument|godkän\p{L}*\s+av\s+(?:\p{L}+\s+)?(?:svär|mormor|farmor|barn|katt|hund|tonår|fru|sambo)`,
    holdsDenial: true,
    cases: {
      /** `Det gamla badrummet blev underkänt`. */
      formerRoom: {
        words: String.raw`(?:gamla|tidigare|förra)\s+(?:bad|våt|dusch)rum\p{L}*\s+(?:\p{L}+\s+)?(?:var|blev|underkän|döm)|^(?=.*(?<!\p{L})(?:var|blev)\s+(?:underkän|utdöm))(?=.*(?<!\p{L})(?:gjordes\s+om|gjorts\s+om|byggdes\s+om|totalrenoverades)(?!\p{L}))(?=.*(?:intyg|behörig|kvalitetsdokument))(?!.*(?<!\p{L})(?:ändå|trots|fortfarande|åter|igen|inte|ej|saknas?|saknar|utan)(?!\p{L}))`,
      },
      /** `Det revs, och ett nytt byggdes`. */
      tornOutAndNew: {
        words: String.raw`(?:revs|rivits|är\s+rivet)(?!\p{L})(?=.*(?:(?:det|ett)\s+nya?(?:tt)?|nytt|nybyggt|byggdes|ersattes)(?!\p{L}))`,
        within: 'passage',
      },
    },
  },
  /** No certificate of the wet room, or one that its owner made: `våtrumsintyg saknas`, `kaklat i egen regi`. */
  'wet-room-undocumented': {
    words: `${withoutPapers}|${selfMade}`,
    clause: wetRoom,
    unless: undenied(String.raw`(?:med|finns)\s+(?:\p{L}+\s+){0,3}?(?:våtrums?)?intyg`),
    holdsDenial: true,
    staysAfterWork: true,
    cases: {
      /** Of its owner’s work, with somebody of the trade: `egen regi, men av behörig firma`. */
      byCraftsmen: { words: `^(?!.*(?<!\\p{L})(?:${withoutPapers})).*(?:${byCraftsmen})` },
      /** Its owner’s work, and no word of papers. */
      selfMade: { words: `^(?!.*(?<!\\p{L})(?:${withoutPapers}))` },
    },
  },
  /** The whole home is old or asks for renovation: `huset är i originalskick`, `renoveringsobjekt`. */
  'original-condition': {
    // Of one room or part it is that part's age, which is told by itself.
    words: String.raw`(?<!(?:badrum|kök|dusch|toalett|wc|fönst|dörr|golv|spis|trapp|kakelugn|soffa|innertak|stuckatur)\p{L}*[^.!?\n]{0,25}\s)(?:i\s+)?originalskick(?:et)?|totalrenoveringsbehov|(?:stort|omfattande|totalt)\s+renoveringsbehov|renoveringsobjekt(?:et)?|(?:behöver|kräver)\s+(?:en\s+)?total(?:renoveras|renovering)|rivningsobjekt`,
    unless: String.raw`lada|ladugård|uthus|garage|förråd|gäststug|gårdshus|ekonomibyggnad|växthus`,
  },
  /** A part that is worn out by the advert’s own words: `taket har passerat sin livslängd`. */
  'stated-past-life': {
    words: String.raw`(?:passera(?:t|de)|nått|uppnått|överskridit|nådde)\s+(?:slutet\s+(?:av|på)\s+)?(?:(?:sin|sitt|sina|den|dess)\s+)?(?:(?:förväntade|beräknade|tekniska|normala|ekonomiska)\s+){0,2}livslängd\p{L}*|livslängd(?:en)?\s+(?:är|har)\s+(?:\p{L}+\s+)?(?:passera|uppnå|överskrid)\p{L}*|i\s+slutet\s+(?:av|på)\s+(?:sin|dess)\s+(?:\p{L}+\s+){0,2}?livslängd|uttjän(?:t|ta|ts)(?!\p{L})`,
    unless: String.raw`(?:badrum|våtrum|tätskikt|dusch)\p{L}*[^.\n]{0,40}?uttjän|möbl\p{L}*|soffa|bil(?:en|ar)?(?!\p{L})`,
  },
  /** Faults found by the compulsory check of the ventilation: `OVK med anmärkning`. */
  'ventilation-remark': {
    words: String.raw`(?:ovk|ventilationskontroll)\p{L}*[^.!?\n]{0,50}?(?<!\p{L})(?:anmärkning|brister|underkän|(?:ej|inte)\s+(?:\p{L}+\s+)?godkän)\p{L}*|anmärkning\p{L}*\s+(?:vid|i|från)\s+(?:\p{L}+\s+)?ovk(?!\p{L})`,
    unless: String.raw`(?:utan|inga|ingen)\s+(?:\p{L}+\s+)?(?:anmärkning|brist)\p{L}*|${undenied(String.raw`åtgärda(?:d|t|de|ts|des)`)}`,
    holdsDenial: true,
    cases: {
      /** `OVK underkänd`. */
      notApproved: { words: String.raw`^(?=.*(?:underkän|(?:ej|inte)\s+(?:\p{L}+\s+)?godkän))` },
    },
  },
} satisfies Wordings;
