import type { locationWordings } from '../../../reading/stated/wordings/location.js';
import { type Entries } from '../entry.js';

/** What the text states about the surroundings that a buyer should look up for the address. */
export const locationRisks: Entries<typeof locationWordings> = {
  'shore-flood': {
    title: 'Risk för översvämning',
    category: 'Läge',
    severity: 'warning',
    description: 'Annonsen nämner översvämning. Det påverkar försäkring, värde och hur källaren mår.',
    action:
      'Se MSB:s översvämningskarta och kommunens skyfallskarta för adressen, och fråga ditt försäkringsbolag.',
    source: 'MSB (översvämningsportalen), kommunen',
  },
  landslide: {
    title: 'Risk för ras eller skred',
    category: 'Läge',
    severity: 'warning',
    description: 'Annonsen nämner risk för ras, skred eller erosion. Marken kan behöva förstärkas.',
    action: 'Se SGU:s och SGI:s kartor för adressen, och be om den geotekniska utredningen.',
    source: 'SGU och SGI (kartor över ras, skred och kvicklera)',
  },
  'industrial-past': {
    title: 'Tidigare industri på marken eller intill',
    category: 'Läge',
    severity: 'notice',
    weight: 0.5,
    description: 'Gamla verksamheter kan ha lämnat föroreningar i mark och grundvatten.',
    action: 'Se länsstyrelsens karta över förorenade områden för adressen.',
    source: 'Länsstyrelsen (förteckning över förorenade områden)',
  },
  'traffic-noise': {
    title: 'Buller från väg, spår eller flyg',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen nämner trafik nära bostaden. Ljudet märks mest på uteplatsen och i sovrum.',
    action: 'Se kommunens och Trafikverkets bullerkartor, och besök adressen en vardagsmorgon.',
    source: 'Trafikverket, Naturvårdsverket och kommunen (bullerkartor)',
    cases: {
      within100Metres: {
        severity: 'warning',
        weight: 1,
        title: 'Spår eller stor väg tätt intill',
        description:
          'Annonsen anger ett avstånd på under 100 meter till järnväg eller stor väg. Så nära kan ljud och vibrationer märkas även inne.',
      },
    },
  },
  'power-line': {
    title: 'Kraftledning i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description:
      'En kraftledning påverkar utsikt och värde, och det kan vara förbjudet att bygga intill den.',
    action: 'Mät avståndet, fråga nätägaren om magnetfältet och se om en ledningsrätt gäller på tomten.',
    source: 'Svenska kraftnät och Strålsäkerhetsmyndigheten',
  },
  'wind-power': {
    title: 'Vindkraft i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description:
      'Vindkraftverk kan höras, ge skuggor och synas långt. Planerade verk syns ännu inte på plats.',
    action: 'Se Vindbrukskollen och fråga kommunen vad som är byggt, beviljat och sökt.',
    source: 'Länsstyrelserna och Energimyndigheten (Vindbrukskollen)',
  },
  'disturbing-neighbour': {
    title: 'Störande verksamhet i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description: 'Verksamheten kan ge buller, damm, lukt eller tung trafik.',
    action: 'Fråga kommunens miljökontor om tillstånd och klagomål, och besök platsen en vardag.',
    source: 'Kommunens miljökontor och länsstyrelsen (miljötillstånd)',
  },
  'radon-ground': {
    title: 'Mark som kan avge radon',
    category: 'Läge',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen nämner radon i marken. Hur mycket som når rummen visar bara en mätning inne.',
    action: 'Se SGU:s karta över gammastrålning och kommunens radonkarta, och be om en mätning inomhus.',
    source: 'SGU och kommunen (radonkartor)',
  },
  'building-nearby': {
    title: 'Byggplaner i närheten',
    category: 'Läge',
    severity: 'notice',
    weight: 0.5,
    description:
      'Annonsen nämner planer på att bygga. Det kan ge flera års byggtid och ändra ljus och utsikt.',
    action: 'Läs kommunens pågående detaljplaner för området, och fråga när bygget startar.',
    source: 'Kommunen (pågående detaljplaner)',
  },
};
