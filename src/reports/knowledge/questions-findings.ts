import type { QuestionRow } from './questions.js';

/** Questions that only a finding calls for; none of them is asked where nothing in the advert gave cause. */
export const findingQuestions: {
  readonly all: readonly QuestionRow[];
  readonly house: readonly QuestionRow[];
  readonly association: readonly QuestionRow[];
} = {
  all: [
    [
      'which-year',
      'Vilket byggår står i bygglovet, och vad är ombyggt sedan dess?',
      'Grund, stomme och dolda rör har den ålder som huset har.',
      'year-conflict source-conflict-yearBuilt',
    ],
    [
      'what-was-replaced',
      'Exakt vad är bytt, vad är kvar från början, och finns kvitton på arbetet?',
      'Ett rum kan kallas renoverat när bara ytan är ny.',
      'original-conflict-',
    ],
    [
      'which-price',
      'Vilket pris gäller, och har det ändrats under försäljningen?',
      'En sänkning eller höjning berättar hur intresset har varit.',
      'price-conflict source-conflict-price',
    ],
    [
      'which-cost',
      'Vad visar fakturorna för det senaste året, post för post?',
      'Två driftkostnader brukar betyda att olika saker är medräknade.',
      'operating-cost-conflict source-conflict-operatingCost',
    ],
    [
      'which-class',
      'Vilken energiklass står i den senaste energideklarationen, och vilket år är den gjord?',
      'En deklaration gäller i tio år, och den äldre klassen kan ha följt med av misstag.',
      'energy-class-conflict source-conflict-energyClass',
    ],
    [
      'which-tenure',
      'Vilken upplåtelseform gäller, och får jag se det i registret?',
      'Svaret styr både kostnader, ansvar och hur länge du kan klaga på fel.',
      'tenure-conflict source-conflict-tenure',
    ],
    [
      'noise-measured',
      'Hur högt är bullret vid fasaden, och vilka rum vetter ditåt?',
      'Be om en bullerutredning, och besök platsen när trafiken är som störst.',
      'traffic-noise',
    ],
    [
      'cracks',
      'Har sättningarna eller sprickorna undersökts, rör de sig fortfarande, och vad säger utlåtandet?',
      'En spricka som står still är ett skönhetsfel; en som växer är en grundförstärkning.',
      'settlement-damage',
    ],
    [
      'pests',
      'Vilka skadedjur gällde det, vem sanerade, och finns garanti på saneringen?',
      'Angrepp kan sitta kvar i virke som inte syns.',
      'wood-pests pests-mended',
    ],
    [
      'ground-samples',
      'Är marken provtagen, vad visade proverna, och vem betalar en sanering?',
      'Ansvaret för förorenad mark kan följa med ägaren.',
      'contaminated-ground industrial-past',
    ],
    [
      'tenant',
      'När flyttar den som hyr, och är uppsägningen skriftligt bekräftad?',
      'Ett hyresavtal kan fortsätta att gälla mot dig som köpare.',
      'tenant-stays',
    ],
    [
      'no-answers',
      'Vad kan säljaren inte svara på, och vilka handlingar finns ändå?',
      'När säljaren inte har bott här får besiktningen ersätta minnet.',
      'forced-sale estate-sale disclaimer',
    ],
    [
      'damaged-part',
      'Vad är skadat eller osäkert, vad kostar det att laga, och vem betalar?',
      'En känd skada ska synas i priset.',
      'unsafe-part',
    ],
    [
      'panels',
      'Sitter skivor av magnesiumoxid i ytterväggarna, och är väggarna öppnade eller mätta?',
      'Skivorna drar åt sig fukt och kan behöva bytas runt hela huset.',
      'magnesium-boards',
    ],
  ],
  house: [
    [
      'house-measured',
      'Vilken boarea är uppmätt, av vem och enligt vilken standard?',
      'Källare, garage och låga ytor räknas inte som boarea.',
      'livingArea area-conflict price-per-sqm-conflict',
    ],
    [
      'house-walls',
      'Är någon vägg riven eller uppsatt, och är det anmält till kommunen?',
      'En bärande vägg som rivits utan anmälan blir ditt problem.',
      'room-conflict open-plan',
    ],
  ],
  association: [
    [
      'which-association',
      'Vilken förening gäller det, och vad är organisationsnumret?',
      'Med numret hittar du rätt årsredovisning innan visningen.',
      'association-conflict association registrationNumber',
    ],
    [
      'which-floor',
      'Vilken våning ligger lägenheten på, och stannar hissen där?',
      'Halva trappor och hissar som stannar mellan planen syns inte i annonsen.',
      'lift-conflict floor-conflict floor',
    ],
    [
      'figures',
      'Får jag årsredovisningen, eller den ekonomiska planen, innan jag bjuder?',
      'Utan siffror vet du inte hur stor del av föreningens skuld du tar över.',
      'no-association-figures debtPerSqm',
    ],
    [
      'few-members',
      'Vem sköter föreningen, och vad händer med avgiften om ett hushåll slutar betala?',
      'I en liten förening märks varje bortfall i de andras avgift.',
      'small-association',
    ],
  ],
};
