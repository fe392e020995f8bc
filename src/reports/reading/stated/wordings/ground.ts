import { plainGap } from '../phrases.js';
import type { Wordings } from '../wording.js';

const poison = String.raw`arsenik(?:halt\p{L}*)?|kvicksilver|bly|kreosot|dioxin(?:er)?|klorerade\s+lösningsmedel|tungmetaller|petroleum|oljekolväten|oljeförorening\p{L}*|pfas|pah`;
const ground = String.raw`(?:mark(?:en|prov\p{L}*|skiktet)?|jord(?:en|lagren|prov\p{L}*)?|tomt(?:en|mark\p{L}*)?|fyllnadsmassor(?:na)?|massor(?:na)?|grundvattnet)`;
const dirty = String.raw`förorena(?:d|t|de|ts|des)(?!\p{L})|(?:mark|jord|grundvatten)?förorening(?:ar|en|arna)?(?!\p{L})|(?:${poison})(?!\p{L})${plainGap(40)}(?<!\p{L})(?:i|under)\s+(?:den\s+)?(?:ytliga\s+|översta\s+)?${ground}(?!\p{L})|${ground}${plainGap(50)}(?<!\p{L})(?:${poison})(?!\p{L})`;
const mustClean = String.raw`(?:${poison})(?!\p{L})\s+(?:\p{L}+\s+){0,2}?över\s+(?:\p{L}+\s+){0,2}?riktvärde\p{L}*|(?:ska(?:ll)?|måste|behöver)\s+(?:mark|jord|tomt)(?:en|massorna)?\s+(?:\p{L}+\s+)?(?:saneras|efterbehandlas)|(?:mark|jord)(?:en|massorna)?\s+(?:\p{L}+\s+)?(?:behöver|måste|ska(?:ll)?)\s+(?:\p{L}+\s+){0,2}?(?:saneras|schaktas\s+bort|efterbehandlas)|mark(?:en|område\p{L}*)?${plainGap(30)}(?<!\p{L})(?:kräver|krävs)\s+(?:\p{L}+\s+)?(?:sanering|efterbehandling)|(?:marksanering|efterbehandling)(?:en)?\s+(?:\p{L}+\s+)?(?:krävs|behövs|måste|ska(?:ll)?|återstår)|krav\s+på\s+(?:marksanering|efterbehandling)`;
const register = String.raw`mifo(?:-?\s?(?:klass|objekt|inventering)\p{L}*)?|ebh-?(?:stödet|objekt|kartan|registret)|potentiellt\s+förorenat\s+område`;

/** Ground that earlier work or filling has poisoned. */
export const groundWordings = {
  /** `Förorenad mark`, `arsenik i jorden`, `MIFO-klass 2`. */
  'contaminated-ground': {
    words: `${dirty}|${mustClean}|${register}`,
    needs: String.raw`mark|jord|tomt|fastighet|område|fyllnad|massor|grundvatt|mifo|ebh`,
    unless: String.raw`impregnerat?\s+virke|luftförorening|(?:fri|ren)(?:tt|t)?\s+från\s+(?:\p{L}+\s+)?(?:förorening|arsenik)|(?:visar?|visade|påträffades|påvisade|hittades)\s+(?:\p{L}+\s+){0,2}?(?:inga|ingen|inte)|under\s+(?:\p{L}+\s+){0,3}?riktvärde|tätskikt|(?:stads|park|natur)mark\s+intill`,
    cases: {
      /** `Marken är sanerad`. */
      cleaned: {
        words: String.raw`^(?=.*(?:är|blev|har)\s+(?:\p{L}+\s+){0,2}?(?:sanera(?:d|t|ts)|efterbehandla(?:d|t|ts)))(?!.*(?:inte|ej|ännu|delvis|återstår|krävs|måste|ska(?:ll)?\s))`,
        within: 'passage',
      },
      /** `Sanering krävs`. */
      mustBeCleaned: {
        words: String.raw`^(?=.*(?<!\p{L})(?:sanering|marksanering|efterbehandling)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:krävs|behövs|måste|ska|skall|återstår|bekostas|före|innan)(?!\s+(?:ej|inte))|.*(?<!\p{L})(?:kräver|kräva|krav\s+på|förutsätter|föreskriver|beslutat\s+om)\s+(?:\p{L}+\s+){0,3}?(?:sanering|marksanering|efterbehandling)|.*(?<!\p{L})(?:måste|ska|skall|behöver)\s+(?:\p{L}+\s+){0,3}?(?:saneras|efterbehandlas|schaktas\s+bort|grävas\s+bort|bytas\s+ut|tas\s+bort))`,
        within: 'passage',
      },
    },
  },
} satisfies Wordings;
