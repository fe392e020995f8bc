/** A fact the buyer needs. It counts as stated when one of the fields has a value or the text matches. */
export interface MustHave {
  readonly field: string;
  readonly label: string;
  readonly why: string;
  readonly ask: string;
  /** Paths in the listing; any value will do. */
  readonly fields: readonly string[];
  /** Whole-word pattern that shows that the text, or the name of a document, says it. */
  readonly text?: string;
  /** Only what is said to be so answers it; for other facts a denial (`ingen balkong`) is an answer too. */
  readonly affirmed: boolean;
  /** How much of the verdict rests on it. */
  readonly weight: number;
}

export type Row = readonly [
  field: string,
  label: string,
  weight: number,
  why: string,
  ask: string,
  fields: string,
  text?: string,
  affirmed?: 'affirmed',
];

export const rows = (list: readonly Row[]): MustHave[] =>
  list.map(([field, label, weight, why, ask, fields, text, affirmed]) => ({
    field,
    label,
    weight,
    why,
    ask,
    fields: fields.split(' '),
    ...(text ? { text } : {}),
    affirmed: affirmed !== undefined,
  }));

export const price: Row = [
  'price',
  'Utgångspris',
  10,
  'Utan pris går det inte att räkna på vare sig lån eller månadskostnad.',
  'Vilket utgångspris har bostaden?',
  'price soldPrice',
];
export const livingArea: Row = [
  'livingArea',
  'Boarea',
  10,
  'Pris och avgift går bara att jämföra per kvadratmeter.',
  'Hur stor är boarean, och vem har mätt den?',
  'livingArea',
];
export const yearBuilt: Row = [
  'yearBuilt',
  'Byggår',
  10,
  'Byggåret säger vilka material och risker du ska leta efter.',
  'När är huset byggt?',
  'yearBuilt yearBuiltText',
];
export const energy: Row = [
  'energyClass',
  'Energiklass',
  5,
  'Säljaren ska visa en energideklaration. Den berättar också om radon och ventilation.',
  'Får jag se energideklarationen?',
  'energyClass energyPerformance',
  String.raw`(?=energi)(?<!(?:kyl|frys|disk|tvätt|tork|vitvar|ugn|maskin|spis|fläkt)\p{L}{0,15}[^.!?\n]{0,30})energi(?:prestanda)?klass(?:en)?\s*(?:(?:är|blev|:)\s*)?[a-g](?!\s?\+)|energideklaration\p{L}*[^.!?\n]{0,40}klass\s+[a-g]|(?:primärenergital|energiprestanda)\p{L}*[^.!?\n\d]{0,25}\d+|\d+\s*kwh\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)`,
];
export const running: Row = [
  'operatingCost',
  'Driftkostnad',
  6,
  'El, värme, försäkring och liknande betalar du varje månad.',
  'Vad har driften kostat de senaste tolv månaderna?',
  'operatingCost annualOperatingCosts.total',
  String.raw`(?:drifts?(?:kostnad|utgift)?|årskostnad|hushållsel|elkostnad)\p{L}*(?:(?!sänk|minsk|spar|höj|ökade|ökat|ökning|lägre|billigare)[^.!?\n\d]){0,50}(?:20\d\d[^.!?\n\d]{0,30})?\d[\d ]{0,12}\s*(?:kr|kronor|tkr|:-)`,
];

/** How adverts tell where water comes from and where it goes. */
export const waterText = String.raw`(?:kommunal(?:t|a)?|enskil(?:t|d|da)|ege(?:t|n)|egna|gemensam(?:t|ma)?|sommar)\s*(?:-\s*)?(?:(?:sommar|borrad|grävd|godkänt|nytt|dricks|bra|gott|och)\s*(?:-\s*)?)?(?:va|vatten|avlopp(?:et|s\p{L}*)?|brunn(?:en)?|vattentäkt\p{L}*|vattenanslutning\p{L}*|va-?\p{L}*anslutning\p{L}*|vattenförsörjning|vattenbrunn)(?!\s+(?:för|till)\s+(?:bevattning|trädgård))|sommarvatten\p{L}*|(?:va|vatten|avlopp)(?:et)?\s+(?:och\s+(?:vatten|avlopp)(?:et)?\s+)?(?:är|från|via|genom)\s+(?:\p{L}+\s+)?(?:kommun|enskil|eg(?:en|et)|samfäll|gemensam|sommar)\p{L}*|trekammarbrunn\p{L}*|(?:borrad|grävd|djupborrad)\s+brunn(?!\s+(?:för|till)\s+(?:bevattning|trädgård|värme|bergvärme))|infiltration\p{L}*|markbädd\p{L}*|brunnen\s+(?:är\s+)?borra\p{L}*|(?:underkänt|utdömt|godkänt)\s+avlopp|(?:mini|eget\s+)reningsverk\p{L}*|sluten\s+tank|(?:mull|torr|förbrännings)toa\p{L}*|va-(?:anslut|system)\p{L}*`;

/** How adverts tell that radon is measured; a measurement that is to come or missing is none. */
export const radonText = String.raw`\d+\s*bq(?:\s*(?:\/|per)\s*(?:m³|m3|kubikmeter))?|bq\s*(?:\/|per)\s*(?:m³|m3|kubikmeter)|radon(?:mätt|mättes|mätts|mätta|mätningar(?:na)?|mätning(?:en)?|protokoll(?:et)?|mätningsprotokoll)(?!\s+(?:saknas|pågår|ska|skall|bör|kan|rekommend\p{L}*|beställ\p{L}*|kommer|planeras|är\s+(?:beställd|bokad|inte|ej)|har\s+(?:inte|ej)))|radon(?:halt|värde|nivå|et)?(?:en|et|n)?\s+(?:\p{L}+\s+){0,4}?(?:mätt|mättes|uppmätt\p{L}*|under\s+(?:gräns|rikt|referens)\p{L}*|godkän\p{L}*|\d+)|(?:godkänd|uppmätt|låg|lågt|mätt)\s+radon\p{L}*|(?:mätt|mätte|mäts)\s+radon\p{L}*`;
