import { latinRegExp } from '../text/latin.js';
import { boundedBlanks } from '../text/sources.js';

const isNotDenied = String.raw`(?<!(?<!\p{L})(?:inte(?!\s+(?:bara|enbart|endast)\s)|aldrig|ej|icke|inget|ingen|inga|utan\s+att)\s+(?:\p{L}+\s+){0,3})`;
const home = String.raw`(?:vår|vårt|våra|oss|säljar(?:en|na|ens|nas)|denna|detta|den\s+här|det\s+här)`;

/** Rooms and parts that are this home's, unless another is named. */
const room = String.raw`(?:huset|bostaden|lägenheten|villan|källar(?:e|en|muren|väggen|golvet)|krypgrunden|grund(?:en|muren)|badrummet|sovrummet|köket|taket|väggen|väggarna|fasaden|golvet|syllen|vinden|hallen|brunnen|tvättstugan|garaget|tomten|trädgården|\p{L}*ledning(?:en|ar|arna))`;
const harms = String.raw`skada(?:t|r|de)|förstör(?:t|de)?|fukta(?:t|r|de)|orsaka(?:t|r|de)|förorena(?:t|r|de)|sota(?:t|r|de)`;
/** Another's room, though no owner stands in front of it. */
const isTheirs = String.raw`\s+(?:där|hos\s+(?:dem|honom|henne|grann\p{L}*)|(?:i|på|under)\s+(?:deras|hans|hennes|grann\p{L}*))(?!\p{L})`;
/** `Har trängt in i vår lägenhet`, `rinner in till oss`, `har kommit hit`. */
const spreading = String.raw`(?<!\p{L})(?=trän|run|rin|ran|spr|läc|kom|nå|gå|van|dra|ska|påv|ors|för|fuk|sot)${isNotDenied}(?:trän(?:gt|ger|gde)|run(?:nit)|rin(?:ner)|rann|spri(?:dit|der|tt|dde)|läck(?:t|er|te)|kom(?:mit|mer)?|nå(?:tt|r|dde)|gått|går|vandra(?:t|r)|drabba(?:t|r|de|ts)|skada(?:t|r|de|ts)|påverka(?:t|r|de)|orsaka(?:t|r|de))\s+(?:sig\s+)?(?:(?:in|ned|ner|ut|över|upp|även|också|vidare)\s+){0,2}(?:(?:i|till|på|genom|under|mot)\s+)?(?:hit(?!\p{L})|${home}(?!\p{L}))`;
/** `Rinner in i källaren`, `har gett fuktskador i källaren`, `har skadat avloppsledningen`, `har nått tomten`. */
const harming = String.raw`(?<!\p{L})(?=trän|run|rin|ran|läc|ska|ors|ge|ga|för|fuk|sot|ras|nå|kom)${isNotDenied}(?:(?:trän(?:gt|ger|gde)|runnit|rinner|rann|läck(?:t|er|te)|rasa(?:t|r|de))\s+(?:in|ned|ner)\s+(?:i|till|på|genom|under|mot)|(?:nå(?:tt|r|dde)|kom(?:mit|mer)?)(?:\s+(?:in|ned|ner|ut|upp))?(?:\s+(?:i|till|på|under))?|(?:${harms})(?:\s+\p{L}+){0,3}?(?:\s+(?:i|på|under))?|(?:gett|ger|gav)\s+(?:\p{L}+\s+){0,2}?(?:\p{L}*skad\p{L}*|fukt\p{L}*|mögel\p{L}*|sprick\p{L}*|sättning\p{L}*|\p{L}*läckage\p{L}*|vatten)\s+(?:i|på|under))\s+${room}(?!\p{L})(?!${isTheirs})`;
/** `Delar brunn med oss`, `är dragen över vår tomt`, `har stämt säljaren`. */
const dealing = String.raw`(?<!\p{L})(?=(?:med|på|över|genom|under|i|in|hos|av|mot|om)\s|stäm|kräv)${isNotDenied}(?:(?:med|på|över|genom|under|i|hos|av|mot)\s+${home}|(?:över|in\s+på)\s+(?:tomten|fastigheten|gränsen)|(?:stämt|stämde|stämmer|kräver|krävt|kräv[dt]e)\s+(?:\p{L}+\s+)?(?:säljar(?:en|na)|ägar(?:en|na)|föreningen|${home})|om\s+(?:tomt)?gränsen)(?!\p{L})`;

/** Words that say that what is another's has come into this home: then it is no longer the other's alone. */
export const reachesHome = latinRegExp(boundedBlanks(`${spreading}|${harming}`), 'iu');

/** Words that say that another has to do with this home: it came in, they share it, or they claim something. */
export const concernsHome = latinRegExp(boundedBlanks(`${spreading}|${harming}|${dealing}`), 'iu');
