import { byCraftsmen, general, selfMade, type TextRisk } from '../text-risk.js';

const wiring = String.raw`el(?:en|et)?(?![\p{L}-])|el(?:installation|dragning|arbete|ledning|central|anläggning|system)\p{L}*`;
const fuses = String.raw`(?:gamla\s+|äldre\s+)?(?:propp(?:ar|skåp|säkring|central)|porslinspropp|skruvsäkring)\p{L}*`;
const oldCables = String.raw`tyg(?:kab|led|klädda?\s+(?:el)?(?:led|kab))\p{L}*|blykab\p{L}*|aluminiumled\p{L}*`;
const unearthed = String.raw`ojorda\p{L}*`;
const breaker = String.raw`jordfelsbrytare\s+(?:saknas|finns\s+(?:ej|inte))|(?:saknar|utan|ingen)\s+jordfelsbrytare`;
const remark = String.raw`elfel\p{L}*|(?:el|elen|el(?:anläggning|installation|system|besiktning|kontroll|central|dragning)\p{L}*)(?!\p{L})[^.\n]{0,50}?(?:brist|anmärkning|fel(?!\p{L})|underkän|utdöm|uttjänt|förbud|brandfar|eldsfar|livsfar|farlig|överhett|brända?(?!\p{L})|(?:uppfyller|är|klarar)\s+(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:krav|säker|godkän|norm|besikt))\p{L}*`;
/** A sentence that holds none of some words. */
const without = (...words: string[]) => `^(?!.*(?<!\\p{L})(?:${words.join('|')}))`;

/** Faults, signs of age and work of the seller's own in the wiring. */
export const electricityRisks: readonly TextRisk[] = [
  {
    rule: 'electrical-remarks',
    pattern: [unearthed, remark, breaker, fuses, oldCables].join('|'),
    unless: String.raw`(?:utan|inga|inte|ej)\s+(?:\p{L}+\s+)?(?:anmärkning|brist|elfel|fel)\p{L}*|(?:inga|inte|ej)\s+(?:\p{L}+\s+)?ojord|öronpropp|blodpropp|försvann|försvunnit|(?:är|sedan)\s+borta(?!\p{L})`,
    stated: true,
    title: 'Anmärkning på elen',
    category: 'El',
    severity: 'warning',
    weight: 1,
    cases: [
      {
        when: without(remark, breaker, unearthed, oldCables),
        severity: 'notice',
        weight: 1,
        title: 'Äldre elcentral med proppar',
        description:
          'Proppar är ett tecken på att elen är gammal. Det är inget fel i sig, men ofta är ledningarna lika gamla och jordfelsbrytare saknas.',
        action: 'Fråga när elen drogs, om det finns jordfelsbrytare och vad en ny elcentral kostar.',
      },
      {
        when: without(remark, breaker, unearthed),
        severity: 'warning',
        weight: 1,
        title: 'Äldre elledningar',
        description:
          'Annonsen nämner ledningar av en sort som inte läggs längre. Isoleringen blir skör med åren och kan ge brand.',
      },
      {
        when: without(remark, breaker),
        severity: 'warning',
        weight: 1,
        title: 'Ojordade eluttag',
        description: 'Uttag utan jord ger sämre skydd mot elolyckor och räcker inte för alla apparater.',
      },
      {
        when: without(remark),
        severity: 'warning',
        weight: 1,
        title: 'El utan jordfelsbrytare',
        description:
          'Jordfelsbrytaren bryter strömmen när något är fel. Utan den är risken för olycka och brand större.',
      },
    ],
    description:
      'Äldre eller felaktig el kan ge brand och elolycka, och uttag utan jord räcker inte för alla apparater.',
    action: 'Beställ en elbesiktning och ta in pris på det som måste göras.',
    cost: 'electrical',
    source: general,
  },
  {
    rule: 'electrical-self-made',
    pattern: selfMade,
    clause: wiring,
    lasting: true,
    unless: byCraftsmen,
    title: 'El dragen i egen regi',
    category: 'El',
    severity: 'warning',
    weight: 1,
    description:
      'Annonsen säger att elen är gjord i egen regi. Fasta elinstallationer får bara göras av ett registrerat elföretag, och fel syns inte utanpå.',
    action:
      'Fråga vilket elföretag som gjort eller kontrollerat arbetet, och beställ annars en elbesiktning.',
    source: 'Elsäkerhetsverket (elsäkerhetslagen)',
  },
];
