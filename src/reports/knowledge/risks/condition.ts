import { general, undenied, type TextRisk } from './text-risk.js';

const wetRoom = String.raw`(?:bad|våt|dusch)rum\p{L}*|tätskikt\p{L}*|dusch\p{L}*|wc(?![\p{L}-])|tvättstug\p{L}*`;
const rejected = String.raw`(?:förlorat|tappat|saknar)\s+(?:\p{L}+\s+)?(?:funktion\p{L}*|täthet\p{L}*)|(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:duschbar|användbar|brukbar)\p{L}*|avråd\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:dusch|använd|bad)\p{L}*|(?:förbrukad|uttjänt)\p{L}*|tätskikt\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:ej|inte)\s+(?:längre\s+)?(?:fungera|tät|håll)\p{L}*|(?:plast)?matt(?:a|an)\s+(?:\p{L}+\s+){0,4}?(?:sprucken|släppt|släpper|trasig)(?!\p{L})|(?:tränger|läcker|rinner)\s+(?:\p{L}+\s+)?(?:ut|igenom|under|ned|ner)(?!\p{L})|godkän(?:ns|ts|t|des)\s+(?:ej|inte)|underkän\p{L}*|utdöm\p{L}*|(?:ej|inte|icke)\s+(?:\p{L}+\s+){0,3}?(?:godkän|fackmanna|fackmässig|vattentät|enligt\s+(?:branschregler|gällande))\p{L}*|(?:uppfyller|klarar|följer)\s+(?:ej|inte)|otät\p{L}*|(?:saknar|utan)\s+(?:\p{L}+\s+)?tätskikt|saknas\s+(?:\p{L}+\s+)?tätskikt|tätskikt\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:saknas|brist\p{L}*|skadat|trasigt|uttjänt|slut)|(?:får|kan|bör|ska)\s+(?:ej|inte)\s+(?:duschas|användas)|duschförbud|(?:ej|inte)\s+(?:längre\s+)?(?:får|bör|ska)\s+(?:användas|duschas)`;

/** Wet rooms, electricity, fireplaces, heating and the state as a whole. */
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
    title: 'Badrummet eller våtrummet är inte godkänt',
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
    pattern: String.raw`(?:dokumentation|intyg|kvalitetsdokument|våtrumsintyg|våtrumsbevis)\p{L}*\s+(?:saknas|finns\s+(?:ej|inte)|har\s+(?:ej|inte))|(?:saknar|utan|inget|ingen|inga)\s+(?:\p{L}+\s+)?(?:våtrums|kvalitets)?(?:intyg|dokument)\p{L}*|(?:eget|egna)\s+arbete\p{L}*|i\s+egen\s+regi|(?:gjort|renoverat|kaklat|byggt)\s+(?:\p{L}+\s+)?själv(?:a)?|hemmabygg\p{L}*|(?:säljaren|ägaren|ägarna)\s+själv(?:a)?`,
    about: wetRoom,
    stated: true,
    unless: undenied(String.raw`(?:med|finns)\s+(?:\p{L}+\s+)?(?:våtrums)?intyg`),
    title: 'Badrummet saknar intyg',
    category: 'Våtrum',
    severity: 'warning',
    weight: 1,
    description:
      'Utan dokument går det inte att veta om tätskiktet är rätt gjort, och försäkringen kan sänka ersättningen vid en vattenskada.',
    action: 'Fråga vem som gjorde arbetet och när, och låt fuktmäta innan du lägger bud.',
    source: general,
  },
  {
    rule: 'electrical-remarks',
    pattern: String.raw`ojorda\p{L}*|elfel\p{L}*|(?:el|elen|el(?:anläggning|installation|system|besiktning|kontroll|central|dragning)\p{L}*)(?!\p{L})[^.\n]{0,50}?(?:brist|anmärkning|fel(?!\p{L})|underkän|utdöm|uttjänt|förbud|brandfar|eldsfar|livsfar|farlig|överhett|brända?(?!\p{L})|(?:uppfyller|är|klarar)\s+(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:krav|säker|godkän|norm|besikt))\p{L}*|jordfelsbrytare\s+(?:saknas|finns\s+(?:ej|inte))|(?:saknar|utan|ingen)\s+jordfelsbrytare|(?:gamla\s+|äldre\s+)?(?:propp(?:ar|skåp|säkring)|tygkab|tygled|blykab|aluminiumled)\p{L}*`,
    unless: String.raw`(?:utan|inga|inte|ej)\s+(?:\p{L}+\s+)?(?:anmärkning|brist|elfel|fel)\p{L}*|(?:inga|inte|ej)\s+(?:\p{L}+\s+)?ojord|öronpropp|blodpropp|försvann|försvunnit|(?:är|sedan)\s+borta(?!\p{L})`,
    stated: true,
    title: 'Anmärkning på elen',
    category: 'El',
    severity: 'warning',
    weight: 1,
    description:
      'Äldre eller felaktig el kan ge brand och elolycka, och uttag utan jord räcker inte för alla apparater.',
    action: 'Beställ en elbesiktning och ta in pris på det som måste göras.',
    cost: 'electrical',
    source: general,
  },
  {
    rule: 'fireplace-ban',
    pattern: String.raw`eldningsförbud\p{L}*|(?:får|kan|ska)\s+(?:ej|inte)\s+(?:eldas|användas\s+för\s+eldning)|(?:rökgång|rökkanal|skorsten|murstock|kakelugn|eldstad|kamin|öppna\s+spis)\p{L}*[^.\n]{0,50}?(?:underkän|utdöm|otät|(?:ej|inte)\s+(?:\p{L}+\s+)?(?:godkän|provtryck|besikt|i\s+bruk|brukbar))\p{L}*`,
    stated: true,
    unless: String.raw`(?:hävt|upphävt|inget|ej|utan)\s+eldningsförbud`,
    title: 'Eldningsförbud',
    category: 'Eldstad',
    severity: 'notice',
    weight: 1,
    description: 'Eldstaden får inte användas. Det är ofta skorstenen som är sliten.',
    action: 'Be om sotarens protokoll och ett pris på att laga rökgången.',
    source: general,
  },
  {
    rule: 'direct-electric-heating',
    pattern: String.raw`direktverkande\s+el\p{L}*|direktel\p{L}*|elradiator(?:er)?|elelement(?!\p{L})`,
    unless: String.raw`(?:ersatt|bytts?\s+(?:mot|till|ut)|tidigare|utbytt|konverter)`,
    title: 'Direktverkande el',
    category: 'Uppvärmning',
    severity: 'warning',
    description: 'Huset värms med ren el, utan vattenburet system att koppla en större värmepump till.',
    action: 'Be om elräkningarna för tre år och räkna på en luftvärmepump.',
    cost: 'airHeatPump',
    source: 'ctc.se, villaagarna.se',
  },
  {
    rule: 'oil-heating',
    pattern: String.raw`oljepanna\p{L}*|oljeeld\p{L}*|oljebrännare\p{L}*|(?:värms|uppvärmning)\s+(?:upp\s+)?(?:med|av)\s+olja|oljetank\p{L}*`,
    unless: String.raw`(?:ersatt|bytt|tidigare|utbytt|konverter|borttag|saner|demonter|urkoppl|tömd|skrotad|borta(?!\p{L}))`,
    title: 'Uppvärmning med olja',
    category: 'Uppvärmning',
    severity: 'warning',
    description:
      'Olja är dyrt, och en äldre panna och cistern behöver snart bytas. Cisternen ska kontrolleras regelbundet.',
    action: 'Fråga hur gammal pannan är, när cisternen kontrollerades och vad oljan kostar per år.',
    source: general,
    only: 'property',
  },
  {
    rule: 'original-condition',
    pattern: String.raw`(?:i\s+)?originalskick(?:et)?|totalrenoveringsbehov|(?:stort|omfattande|totalt)\s+renoveringsbehov|renoveringsobjekt(?:et)?|(?:behöver|kräver)\s+(?:en\s+)?total(?:renoveras|renovering)|rivningsobjekt`,
    unless: String.raw`lada|ladugård|uthus|garage|förråd|gäststug|gårdshus|ekonomibyggnad|växthus`,
    title: 'Stort renoveringsbehov',
    category: 'Skick',
    severity: 'warning',
    description:
      'Bostaden är i originalskick eller beskrivs som ett renoveringsobjekt. Sedan april 2026 är det svårare att låna till renoveringen i efterhand, så pengarna behöver finnas vid köpet.',
    action: 'Ta in offerter på rör, el och våtrum före bud.',
    source: 'landshypotek.se (tilläggslån högst 80 % av värdet från 2026-04-01)',
  },
];
