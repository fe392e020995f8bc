import { undenied } from '../phrases.js';
import type { Wordings } from '../wording.js';

/** Buildings on the plot that nobody lives in. */
const outbuildings = String.raw`(?:garage|carport|uthus|förråd|lad(?:a|an|or|orna|ugård)|bod(?!e)|friggebod|stall|växthus|ekonomibyggnad|komplementbyggnad|gäststug|vedbod|båthus|maskinhall|verkstad)\p{L}*`;
const sheets = String.raw`(?:eternit(?!fri)\p{L}*|(?:fasad|tak)?(?:platt(?:a|an|or|orna)|skiv(?:a|an|or|orna)|bit(?:ar|arna)?))`;
const broken = String.raw`(?<!(?:ej|inte|inga|ingen|utan|knappt)\s)(?:spruck\p{L}*|sprick(?:er|or|bildning)\p{L}*|trasig\p{L}*|sönder\p{L}*|skad(?:ad|at|ade)|avslag(?:en|et|na)|krossa(?:d|t|de)|vittra\p{L}*|lossna\p{L}*|fallit|gått\s+av|flisa\p{L}*)(?!\p{L})`;
const gap = String.raw`(?:(?!glas|fönster|grann|byt(?:t|te|tes|ts)(?!\p{L})|ersat|(?<!\p{L})(?:ej|inte|inga|ingen|utan)(?!\p{L}))[^.!?;\n]){0,70}?`;
/** Not followed by a word of their being put right. */
const left = String.raw`(?![^.!?\n]{0,50}?(?<!\p{L})(?:byt(?:t|te|tes|ts)|utbytt\p{L}*|ersat\p{L}*|sanera\p{L}*|åtgärda\p{L}*|lag(?:ad|at|ade|ades|ats))(?!\p{L}))`;
/** Sheets and what is broken of them, in one statement, in either order. */
const brokenSheets = String.raw`(?<!\p{L})${sheets}(?!\p{L})${gap}(?<!\p{L})${broken}${left}|(?<!\p{L})${broken}\s+(?:\p{L}+\s+)?${sheets}${left}`;
const unmeasured = String.raw`radon(?:mätning\p{L}*|halt\p{L}*|värde\p{L}*)?\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:utför\p{L}*|gjor\p{L}*|genomför\p{L}*|mät\p{L}*|uppmät\p{L}*|känd\p{L}*)|radonmätning\p{L}*\s+(?:saknas|finns\s+(?:ej|inte))|radon\p{L}*\s*:\s*(?:ej|inte)\s+(?:mätt|uppmätt|känt|utförd)|(?:ingen|någon|saknar|utan)\s+(?:\p{L}+\s+)?radonmätning\p{L}*|(?:ej|inte|aldrig)\s+(?:\p{L}+\s+)?radonmätt?\p{L}*|radon\s+okänt`;

/** Asbestos, eternit, PCB and stone that gives off radon. */
export const materialWordings = {
  /** `Asbest i pannrummet`, `eternitfasad`. */
  asbestos: {
    words: String.raw`asbest(?!fri|sanera|inventer|besikt|provtag)\p{L}*|eternit\p{L}*`,
    unless: String.raw`asbestfri(?:tt|a)?(?!\p{L})|negativ(?:t|a)(?!\p{L})(?!\s+(?:för|på))|(?:inget|ingen|inga)\s+(?:\p{L}+\s+)?kvar(?!\p{L})(?!\s+att)|${undenied(String.raw`avlägsna(?:d|t|des|ts)|borttag\p{L}*|togs\s+bort|tagits\s+bort`)}`,
    outbuildings,
    cases: {
      /** `Eternit på garaget`. */
      outbuilding: {
        words: String.raw`^(?=.*(?<!\p{L})${outbuildings})(?!.*(?<!\p{L})(?:huset|villan|bostad|mangård|boningshus|fasad|pannrum|källar|badrum|kök|inomhus))`,
      },
      /** `Spruckna eternitplattor`. */
      brokenEternit: { words: String.raw`^(?=.*eternit)(?=.*(?:${brokenSheets}))`, within: 'passage' },
      /** `Asbesten är skadad`, `asbest som måste saneras`. */
      damagedAsbestos: {
        words: String.raw`^(?=.*asbest)(?=.*(?:(?<!\p{L})${undenied(String.raw`skad(?:ad|at|ade|orna|an)|trasig\p{L}*|söndrig\p{L}*|sönder|sprick\p{L}*|spruck\p{L}*|gått\s+av|vittra\p{L}*|söndersmula\p{L}*|frilag\p{L}*|öppna\s+brott\p{L}*|krossa\p{L}*|lossna\p{L}*|fallit\s+(?:av|ned|ner)|asbestdamm|ligger\s+öppet|lösa?\s+(?:bitar|fibrer|delar)|fibrer\s+(?:har\s+)?(?:på|hitta|i)\p{L}*|asbestfibrer|damm(?:prov|ar)\p{L}*|exponer\p{L}*`)}|(?:måste|behöver|kräver|krävs)\s+(?:\p{L}+\s+)?saner\p{L}*|saner\p{L}*\s+(?:krävs|behövs|måste|omgående)|kräv\p{L}*\s+(?:\p{L}+\s+){0,5}?saner\p{L}*|(?:ska|får|kan|bör)\s+(?:ej|inte)\s+(?:användas|beträdas|vistas)|föreläg\p{L}*))`,
        within: 'passage',
      },
    },
  },
  /** `PCB i fogarna`. */
  pcb: { words: String.raw`pcb(?!-?fri)(?:-?\p{L}+)?` },
  /** `Blåbetong`, `skifferbaserad lättbetong`. */
  'blue-concrete': {
    words: String.raw`blåbetong\p{L}*|blå(?:grå)?\s+(?:lätt|gas)betong\p{L}*|skifferbaserad\s+lättbetong`,
  },
  /** `Radon är inte mätt`, `ingen radonmätning`. */
  'radon-unmeasured': {
    words: unmeasured,
    unless: String.raw`någon\s+radonmätning\p{L}*\s+(?:är|har)\s+(?!ej|inte)`,
    holdsDenial: true,
  },
} satisfies Wordings;
