import { general, undenied, type RiskCase, type TextRisk } from '../text-risk.js';

/** Buildings on the plot that nobody lives in. */
const outbuildings = String.raw`(?:garage|carport|uthus|förråd|lad(?:a|an|or|orna|ugård)|bod(?!e)|friggebod|stall|växthus|ekonomibyggnad|komplementbyggnad|gäststug|vedbod|båthus|maskinhall|verkstad)\p{L}*`;

const onOutbuilding: RiskCase = {
  when: outbuildings,
  severity: 'notice',
  title: 'Eternit eller asbest på en annan byggnad',
  description:
    'Annonsen säger att en byggnad på tomten har eternit eller asbest. Det är ofarligt så länge det sitter orört, men kostar att ta bort.',
};

const sheets = String.raw`(?:eternit(?!fri)\p{L}*|(?:fasad|tak)?(?:platt(?:a|an|or|orna)|skiv(?:a|an|or|orna)|bit(?:ar|arna)?))`;
const broken = String.raw`(?<!(?:ej|inte|inga|ingen|utan|knappt)\s)(?:spruck\p{L}*|sprick(?:er|or|bildning)\p{L}*|trasig\p{L}*|sönder\p{L}*|skad(?:ad|at|ade)|avslag(?:en|et|na)|krossa(?:d|t|de)|vittra\p{L}*|lossna\p{L}*|fallit|gått\s+av|flisa\p{L}*)(?!\p{L})`;
const gap = String.raw`(?:(?!glas|fönster|grann|byt(?:t|te|tes|ts)(?!\p{L})|ersat|(?<!\p{L})(?:ej|inte|inga|ingen|utan)(?!\p{L}))[^.!?;\n]){0,70}?`;
/** Not followed by a word of their being put right. */
const left = String.raw`(?![^.!?\n]{0,50}?(?<!\p{L})(?:byt(?:t|te|tes|ts)|utbytt\p{L}*|ersat\p{L}*|sanera\p{L}*|åtgärda\p{L}*|lag(?:ad|at|ade|ades|ats))(?!\p{L}))`;
/** Sheets and what is broken of them, in one statement, in either order. */
const brokenSheets = String.raw`(?<!\p{L})${sheets}(?!\p{L})${gap}(?<!\p{L})${broken}${left}|(?<!\p{L})${broken}\s+(?:\p{L}+\s+)?${sheets}${left}`;

const unmeasured = String.raw`radon(?:mätning\p{L}*|halt\p{L}*|värde\p{L}*)?\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:utför\p{L}*|gjor\p{L}*|genomför\p{L}*|mät\p{L}*|uppmät\p{L}*|känd\p{L}*)|radonmätning\p{L}*\s+(?:saknas|finns\s+(?:ej|inte))|radon\p{L}*\s*:\s*(?:ej|inte)\s+(?:mätt|uppmätt|känt|utförd)|(?:ingen|någon|saknar|utan)\s+(?:\p{L}+\s+)?radonmätning\p{L}*|(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?radonmätt?\p{L}*|radon\s+okänt`;

/** Asbestos, eternit, PCB and stone that gives off radon. */
export const materialRisks: readonly TextRisk[] = [
  {
    rule: 'asbestos',
    outbuildings: onOutbuilding,
    pattern: String.raw`asbest(?!fri|sanera|inventer|besikt|provtag)\p{L}*|eternit\p{L}*`,
    unless: String.raw`asbestfri(?:tt|a)?(?!\p{L})|(?:inget|ingen|inga)\s+(?:\p{L}+\s+)?kvar(?!\p{L})(?!\s+att)|${undenied(String.raw`avlägsna(?:d|t|des|ts)|borttag\p{L}*|togs\s+bort|tagits\s+bort`)}`,
    title: 'Asbest eller eternit',
    category: 'Material',
    severity: 'warning',
    cases: [
      {
        ...onOutbuilding,
        when: String.raw`^(?=.*(?<!\p{L})${outbuildings})(?!.*(?<!\p{L})(?:huset|villan|bostad|mangård|boningshus|fasad|pannrum|källar|badrum|kök|inomhus))`,
      },
      {
        when: String.raw`^(?=.*eternit)(?=.*(?:${brokenSheets}))`,
        within: 'passage',
        severity: 'critical',
        title: 'Skadad eternit',
        description:
          'Eternit innehåller ofta asbest. Skivor som spricker eller går sönder kan släppa fibrer i luften, och bitarna måste tas om hand som farligt avfall.',
        action: 'Rör inte bitarna. Ta in pris på sanering från en behörig firma före bud.',
      },
      {
        when: String.raw`^(?=.*asbest)(?=.*(?:(?<!\p{L})${undenied(String.raw`skad(?:ad|at|ade|orna|an)|trasig\p{L}*|söndrig\p{L}*|sönder|sprick\p{L}*|spruck\p{L}*|gått\s+av|vittra\p{L}*|söndersmula\p{L}*|frilag\p{L}*|öppna\s+brott\p{L}*|krossa\p{L}*|lossna\p{L}*|fallit\s+(?:av|ned|ner)|asbestdamm|ligger\s+öppet|lösa?\s+(?:bitar|fibrer|delar)|fibrer\s+(?:har\s+)?(?:på|hitta|i)\p{L}*|asbestfibrer|damm(?:prov|ar)\p{L}*|exponer\p{L}*`)}|(?:måste|behöver|kräver|krävs)\s+(?:\p{L}+\s+)?saner\p{L}*|saner\p{L}*\s+(?:krävs|behövs|måste|omgående)|kräv\p{L}*\s+(?:\p{L}+\s+){0,5}?saner\p{L}*|(?:ska|får|kan|bör)\s+(?:ej|inte)\s+(?:användas|beträdas|vistas)|föreläg\p{L}*))`,
        within: 'passage',
        severity: 'critical',
        title: 'Skadad asbest',
        description:
          'Asbest som är skadad kan släppa fibrer i luften. Den måste saneras av en behörig firma innan utrymmet används.',
        action:
          'Gå inte in i utrymmet. Kräv sanering och luftprov före tillträdet, eller dra av hela kostnaden.',
      },
    ],
    description:
      'Asbest är ofarligt så länge det sitter orört. Det blir dyrt och farligt först när något ska rivas.',
    action: 'Fråga var det sitter, och räkna med sanering om du ska renovera.',
    cost: 'asbestos',
    source: 'sanering-asbest.se',
  },
  {
    rule: 'pcb',
    pattern: String.raw`pcb(?!-?fri)(?:-?\p{L}+)?`,
    title: 'PCB i huset',
    category: 'Material',
    severity: 'warning',
    description:
      'PCB finns i fogar och golvmassor från omkring 1956–1973. Är halten hög måste det saneras av ägaren.',
    action: 'Be om inventeringen och fråga om saneringen är gjord och betald.',
    source: general,
  },
  {
    rule: 'blue-concrete',
    pattern: String.raw`blåbetong\p{L}*|blå(?:grå)?\s+(?:lätt|gas)betong\p{L}*|skifferbaserad\s+lättbetong`,
    title: 'Blåbetong',
    category: 'Radon',
    severity: 'warning',
    description: 'Blåbetong är en lättbetong som avger radon. Gränsvärdet för radon inomhus är 200 Bq/m³.',
    action: 'Kräv en mätning som är yngre än fem år och gjord under vinterhalvåret.',
    cost: 'radon',
    source: 'radonova.se, nomor.se (gräns 200 Bq/m³)',
  },
  {
    rule: 'radon-unmeasured',
    pattern: unmeasured,
    unless: String.raw`någon\s+radonmätning\p{L}*\s+(?:är|har)\s+(?!ej|inte)`,
    stated: true,
    title: 'Radon som inte är mätt',
    category: 'Radon',
    severity: 'notice',
    weight: 1,
    description: 'Annonsen säger att radon inte är mätt. Gränsen inomhus är 200 Bq/m³.',
    action: 'Be säljaren mäta, eller avtala om mätning efter tillträdet och pengar för en åtgärd.',
    cost: 'radon',
    source: 'radonova.se (gräns 200 Bq/m³)',
  },
];
