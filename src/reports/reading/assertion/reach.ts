import { latinRegExp } from '../text/latin.js';
import { boundedBlanks } from '../text/sources.js';

const isNotDenied = String.raw`(?<!(?<!\p{L})(?:inte|aldrig|ej|icke|inget|ingen|inga|utan\s+att)\s+(?:\p{L}+\s+){0,3})`;
const home = String.raw`(?:vår|vårt|våra|oss|säljar(?:en|na|ens|nas)|denna|detta|den\s+här|det\s+här)`;

/** `Har trängt in i vår lägenhet`, `rinner in till oss`, `har kommit hit`. */
const spreading = String.raw`(?<!\p{L})(?=trän|run|rin|ran|spr|läc|kom|nå|gå|van|dra|ska|påv|ors)${isNotDenied}(?:trän(?:gt|ger|gde)|run(?:nit)|rin(?:ner)|rann|spri(?:dit|der|tt|dde)|läck(?:t|er|te)|kom(?:mit|mer)?|nå(?:tt|r|dde)|gått|går|vandra(?:t|r)|drabba(?:t|r|de|ts)|skada(?:t|r|de|ts)|påverka(?:t|r|de)|orsaka(?:t|r|de))\s+(?:sig\s+)?(?:(?:in|ned|ner|ut|över|upp|även|också|vidare)\s+){0,2}(?:(?:i|till|på|genom|under|mot)\s+)?(?:hit(?!\p{L})|${home}(?!\p{L}))`;
/** `Delar brunn med oss`, `är dragen över vår tomt`, `har stämt säljaren`. */
const dealing = String.raw`(?<!\p{L})(?=(?:med|på|över|genom|under|i|in|hos|av|mot|om)\s|stäm|kräv)${isNotDenied}(?:(?:med|på|över|genom|under|i|hos|av|mot)\s+${home}|(?:över|in\s+på)\s+(?:tomten|fastigheten|gränsen)|(?:stämt|stämde|stämmer|kräver|krävt|kräv[dt]e)\s+(?:\p{L}+\s+)?(?:säljar(?:en|na)|ägar(?:en|na)|föreningen|${home})|om\s+(?:tomt)?gränsen)(?!\p{L})`;

/** Words that say that what is another's has come into this home: then it is no longer the other's alone. */
export const reachesHome = latinRegExp(boundedBlanks(spreading), 'iu');

/** Words that say that another has to do with this home: it came in, they share it, or they claim something. */
export const concernsHome = latinRegExp(boundedBlanks(`${spreading}|${dealing}`), 'iu');
