import { byCraftsmen, general, selfMade, undenied, type TextRisk } from '../text-risk.js';

const wetRoom = String.raw`(?:bad|våt|dusch)rum\p{L}*|tätskikt\p{L}*|dusch\p{L}*|wc(?![\p{L}-])|tvättstug\p{L}*`;
const rejected = String.raw`(?:förlorat|tappat|saknar)\s+(?:\p{L}+\s+)?(?:funktion\p{L}*|täthet\p{L}*)|(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:duschbar|användbar|brukbar)\p{L}*|avråd\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:dusch|använd|bad)\p{L}*|(?:förbrukad|uttjänt)\p{L}*|tätskikt\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:ej|inte)\s+(?:längre\s+)?(?:fungera|tät|håll)\p{L}*|(?:plast)?matt(?:a|an)\s+(?:\p{L}+\s+){0,4}?(?:sprucken|släppt|släpper|trasig)(?!\p{L})|(?:tränger|läcker|rinner)\s+(?:\p{L}+\s+)?(?:ut|igenom|under|ned|ner)(?!\p{L})|godkän(?:ns|ts|t|des)\s+(?:ej|inte)|underkän\p{L}*|utdöm\p{L}*|(?:ej|inte|icke)\s+(?:\p{L}+\s+){0,3}?(?:godkän|fackmanna|fackmässig|vattentät|enligt\s+(?:branschregler|gällande))\p{L}*|(?:uppfyller|klarar|följer)\s+(?:ej|inte)|otät\p{L}*|(?:saknar|utan)\s+(?:\p{L}+\s+)?tätskikt|saknas\s+(?:\p{L}+\s+)?tätskikt|tätskikt\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:saknas|brist\p{L}*|skadat|trasigt|uttjänt|slut)|(?:får|kan|bör|ska)\s+(?:ej|inte)\s+(?:duschas|användas)|duschförbud|(?:ej|inte)\s+(?:längre\s+)?(?:får|bör|ska)\s+(?:användas|duschas)`;

const withoutPapers = String.raw`(?:dokumentation|intyg|kvalitetsdokument|våtrumsintyg|våtrumsbevis)\p{L}*\s+(?:saknas|finns\s+(?:ej|inte)|har\s+(?:ej|inte))|(?:saknar|utan|inget|ingen|inga)\s+(?:\p{L}+\s+)?(?:våtrums|kvalitets)?(?:intyg|dokument)\p{L}*`;

/** Wet rooms and the state as a whole. */
export const conditionRisks: readonly TextRisk[] = [
  {
    rule: 'wet-room-rejected',
    pattern: rejected,
    about: wetRoom,
    stated: true,
    unless: String.raw`avlopp(?!s)|utsläpp|bastu|bubbelpool|jacuzzi|utan\s+anmärkning|får\s+(?:ej|inte)\s+användas\s+(?:som|till)|intyg|dokument|godkän\p{L}*\s+av\s+(?:\p{L}+\s+)?(?:svär|mormor|farmor|barn|katt|hund|tonår|fru|sambo)`,
    mendedAs: 'repaired-damage',
    cases: [
      {
        when: String.raw`(?:gamla|tidigare|förra)\s+(?:bad|våt|dusch)rum\p{L}*\s+(?:\p{L}+\s+)?(?:var|blev|underkän|döm)`,
        severity: null,
      },
      {
        when: String.raw`(?:revs|rivits|är\s+rivet)(?!\p{L})(?=.*(?:(?:det|ett)\s+nya?(?:tt)?|nytt|nybyggt|byggdes|ersattes)(?!\p{L}))`,
        within: 'passage',
        severity: null,
      },
    ],
    title: 'Badrum eller våtrum som inte är godkänt',
    category: 'Våtrum',
    severity: 'critical',
    description:
      'Ett våtrum som inte är godkänt eller tätt kan läcka in i huset. Försäkringen kan bli nedsatt tills det är omgjort.',
    action: 'Räkna in ett nytt badrum i ditt bud, och låt någon fuktmäta golv och väggar runt om.',
    cost: 'bathroom',
    source: general,
  },
  {
    rule: 'wet-room-undocumented',
    lasting: true,
    pattern: `${withoutPapers}|${selfMade}`,
    clause: wetRoom,
    stated: true,
    unless: undenied(String.raw`(?:med|finns)\s+(?:\p{L}+\s+){0,3}?(?:våtrums?)?intyg`),
    title: 'Badrum utan intyg',
    category: 'Våtrum',
    severity: 'warning',
    weight: 1,
    cases: [
      {
        when: `^(?!.*(?<!\\p{L})(?:${withoutPapers})).*(?:${byCraftsmen})`,
        severity: null,
      },
      {
        when: `^(?!.*(?<!\\p{L})(?:${withoutPapers}))`,
        severity: 'warning',
        weight: 1,
        title: 'Badrum eller våtrum gjort i egen regi',
        description:
          'Annonsen säger att arbetet är utfört i egen regi. Då är det extra viktigt att se hur tätskiktet är gjort, för det syns inte på ytan.',
        action: 'Fråga vem som gjorde tätskiktet och när, be om foton eller intyg och låt fuktmäta före bud.',
      },
    ],
    description:
      'Utan dokument går det inte att veta om tätskiktet är rätt gjort, och försäkringen kan sänka ersättningen vid en vattenskada.',
    action: 'Fråga vem som gjorde arbetet och när, och låt fuktmäta innan du lägger bud.',
    source: general,
  },
  {
    rule: 'original-condition',
    // Of one room or part it is that part's age, which is told by itself.
    pattern: String.raw`(?<!(?:badrum|kök|dusch|toalett|wc|fönst|dörr|golv|spis|trapp|kakelugn|soffa|innertak|stuckatur)\p{L}*[^.!?\n]{0,25}\s)(?:i\s+)?originalskick(?:et)?|totalrenoveringsbehov|(?:stort|omfattande|totalt)\s+renoveringsbehov|renoveringsobjekt(?:et)?|(?:behöver|kräver)\s+(?:en\s+)?total(?:renoveras|renovering)|rivningsobjekt`,
    unless: String.raw`lada|ladugård|uthus|garage|förråd|gäststug|gårdshus|ekonomibyggnad|växthus`,
    title: 'Stort renoveringsbehov',
    category: 'Skick',
    severity: 'warning',
    description:
      'Bostaden är i originalskick eller beskrivs som ett renoveringsobjekt. Sedan april 2026 är det svårare att låna till renoveringen i efterhand, så pengarna behöver finnas vid köpet.',
    action: 'Ta in offerter på rör, el och våtrum före bud.',
    source: 'landshypotek.se (tilläggslån högst 80 % av värdet från 2026-04-01)',
  },
  {
    rule: 'stated-past-life',
    pattern: String.raw`(?:passera(?:t|de)|nått|uppnått|överskridit|nådde)\s+(?:slutet\s+(?:av|på)\s+)?(?:(?:sin|sitt|sina|den|dess)\s+)?(?:(?:förväntade|beräknade|tekniska|normala|ekonomiska)\s+){0,2}livslängd\p{L}*|livslängd(?:en)?\s+(?:är|har)\s+(?:\p{L}+\s+)?(?:passera|uppnå|överskrid)\p{L}*|i\s+slutet\s+(?:av|på)\s+(?:sin|dess)\s+(?:\p{L}+\s+){0,2}?livslängd|uttjän(?:t|ta|ts)(?!\p{L})`,
    unless: String.raw`(?:badrum|våtrum|tätskikt|dusch)\p{L}*[^.\n]{0,40}?uttjän|möbl\p{L}*|soffa|bil(?:en|ar)?(?!\p{L})`,
    title: 'En del som har passerat sin livslängd',
    category: 'Skick',
    severity: 'warning',
    weight: 1,
    description:
      'Annonsen säger själv att en del av huset är slut eller snart är det. Bytet kommer alltså under din tid.',
    action: 'Ta in pris på bytet, och räkna av det i ditt bud.',
    source: general,
  },
  {
    rule: 'ventilation-remark',
    pattern: String.raw`(?:ovk|ventilationskontroll)\p{L}*[^.!?\n]{0,50}?(?<!\p{L})(?:anmärkning|brister|underkän|(?:ej|inte)\s+(?:\p{L}+\s+)?godkän)\p{L}*|anmärkning\p{L}*\s+(?:vid|i|från)\s+(?:\p{L}+\s+)?ovk(?!\p{L})`,
    stated: true,
    unless: String.raw`(?:utan|inga|ingen)\s+(?:\p{L}+\s+)?(?:anmärkning|brist)\p{L}*|${undenied(String.raw`åtgärda(?:d|t|de|ts|des)`)}`,
    title: 'Anmärkning på ventilationen',
    category: 'Ventilation',
    severity: 'notice',
    weight: 1,
    cases: [
      {
        when: String.raw`^(?=.*(?:underkän|(?:ej|inte)\s+(?:\p{L}+\s+)?godkän))`,
        severity: 'warning',
        weight: 1,
        title: 'Ventilation som inte är godkänd',
      },
    ],
    description:
      'Den obligatoriska kontrollen av ventilationen (OVK) har anmärkningar. De ska rättas, och i en förening är det föreningen som betalar.',
    action: 'Be om protokollet från OVK, och fråga när felen är rättade och vem som betalar.',
    source: 'Boverket (obligatorisk ventilationskontroll)',
  },
];
