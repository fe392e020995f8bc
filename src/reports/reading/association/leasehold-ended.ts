import { allStatements, quoteIn, type Statement } from './statements.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';

const lease = /(?<!\p{L})(?:\p{L}*arrende\p{L}*|avtalet|kontraktet|jordägar\p{L}*|markägar\p{L}*)(?!\p{L})/iu;
/** Other agreements and land let to others. */
const others =
  /(?<!\p{L})(?:hyres|hyra|åker|bete|jakt|båt|brygg|fiber|bredband|el-?avtal|garage|parkering|sophämt|städ|ut-?arrender|grann)\p{L}*|arrender\p{L}*\s+ut(?!\p{L})/iu;
const ended = words(
  String.raw`upp-?sag(?:d|t|da)|sagts?\s+upp|sade(?:s)?\s+upp|uppsägning(?:en)?(?=\s+(?:av|från|till|har|kom|är|prövas))|(?:förlängs|förnyas|förlänger|förnyar)\s+(?:ej|inte)|(?:ej|inte)\s+(?:längre\s+)?(?:att\s+)?(?:förläng|förny)\p{L}*|upphör(?=\s+(?:\p{L}+\s+){0,2}?(?:\d|nästa|hösten|våren|sommaren|vintern))|avslutas|avvecklas|avflyttning`,
);
/** `Kan sägas upp`, `om avtalet inte är uppsagt`, `uppsagt av tidigare ägare`: no end that is decided. */
const onlyIf = /(?<!\p{L})(?:om|såvida|ifall|kan|får|kunde|senast|aldrig|tidigast)(?!\p{L})(?![^,]*,)/iu;
const refused = /(?<!\p{L})(?:inte|ej|aldrig)\s+(?:\p{L}+\s+){0,2}$/iu;
const goesOn =
  /(?<!\p{L})(?:automatiskt|förlängs\s+(?:med|på|annars|därefter|sedan)|med\s+(?:\p{L}+\s+)?förlängning|rätt\s+till\s+förlängning|nytt\s+avtal\s+(?:är\s+)?(?:klart|tecknat))(?!\p{L})/iu;
/** The end of a lease whose owner has other plans: `går ut 2027 och markägaren tänker bygga själv`. */
const runsOut = words(String.raw`(?:går|löper)\s+ut`);
const otherPlans =
  /(?<!\p{L})(?:(?:markägar|jordägar|ägar|stift|kommun|gods|bolag|säteri)\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:vill|tänker|avser|planerar|ska|behöver)|inte\s+(?:vill|tänker|avser)|annan\s+användning)(?!\p{L})/iu;

/** Where the texts say that the lease of the land was given notice or ends without being renewed; undefined when none does. */
export function leaseEndedIn(advert: Advert): Quote | undefined {
  const statements = allStatements(advert);
  for (const [index, statement] of statements.entries()) {
    const { text } = statement;
    if (!lease.test(text) || others.test(text) || goesOn.test(`${text} ${after(statements, index)}`))
      continue;
    const end = [...text.matchAll(ended)].find((match) => isDecided(text, match.index));
    const left = otherPlans.test(text) ? [...text.matchAll(runsOut)][0] : undefined;
    if (end ?? left) return quoteIn(statement, 0, text.length);
  }
  return undefined;
}

const isDecided = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at);
  return !onlyIf.test(before.replace(/brev(?:et)?\s+om\s+att/giu, '')) && !refused.test(before);
};

function after(statements: readonly Statement[], index: number): string {
  const [own, next] = [statements[index], statements[index + 1]];
  return next && next.source === own?.source ? next.text : '';
}
