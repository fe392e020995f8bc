import type { TopicId } from '../../knowledge/questions/clauses/clause.types.js';
import { words } from '../text/sources.js';

/** How adverts name what a clause of a question is about, or tell its answer by naming it. */
const topicWords: Readonly<Record<TopicId, string>> = {
  bathroomPaper: String.raw`(?:bad|dusch|våt)rum(?:met|men|s)?|våtrumsintyg(?:et)?|våtrumscertifikat(?:et)?|våtutrymme(?:t|n)?`,
  boundary: String.raw`gräns(?:en|er|erna)\s+(?:är\s+)?(?:ut|rör)märk(?:t|ta|ts)|rörmärk(?:t|ta)|gränsmärken?|råsten(?:ar|arna)?`,
  chargingPlace: String.raw`(?:elbils?|bil)?ladd(?:ning|plats|box|stolp|uttag|möjlighet)\p{L}*|ladda\s+(?:en\s+|din\s+)?(?:el)?bil(?:en)?|plats(?:en)?\s+med\s+(?:eluttag|laddning)`,
  broadbandPrice: String.raw`bredband(?:et)?(?:,?\s[^.!?\n]{0,60})?\singår|(?:ingår|inkl|inklusive|inkluderar)\s(?:[^.!?\n]{0,80}\s)?bredband(?:et)?|bredband(?:et)?\s(?:[^.!?\n]{0,40}\s)?\d{1,4}\s?kr(?:onor)?`,
  compressor: String.raw`kompressor(?:n|byte)?`,
  dampMeasured: String.raw`fukt(?:mätning|kontroll)(?:en|ar)?\s(?:[^.!?\n]{0,40}\s)?(?:gjordes|gjord|har\s+gjorts|utfördes|utförd|har\s+utförts|visade|visar|(?:19|20)\d\d)|fukt(?:mätt|mättes|kontrollerad|kontrollerades)|(?:fuktkvot(?:en)?|relativ\s+fuktighet)\s(?:[^.!?\n]{0,60}\s)?(?:\d{1,2}|uppmätt|mättes)|fukt(?:en)?\s+(?:\p{L}+\s+){0,3}(?:upp)?mätt(?:s|es|a)?|(?:upp)?mätt(?:s|es|a)?\s+(?:\p{L}+\s+){0,2}fukt(?:en)?`,
  drain: String.raw`golvbrunn(?:en|ar)?|brunn\s+i\s+golvet`,
  dried: String.raw`(?:fukt|kontroll|efter|upp)?mät(?:t|ts|tes|ning|ningen|protokollet)\s(?:[^.!?\n]{0,60}\s)?torr(?:t|a)?|torr(?:t|a)?\s(?:[^.!?\n]{0,30}\s)?(?:fukt|kontroll|efter|upp)?mät(?:t|ts|tes|ning|ningen|protokoll)`,
  duct: String.raw`(?:ventilations|frånlufts|till)?kanal(?:er|erna|rensning\p{L}*)`,
  earthBreaker: String.raw`jordfelsbrytare(?:n)?|jfb`,
  earthing: String.raw`jordad(?:e|a)?\s+\p{L}*uttag(?:en)?|jordat`,
  feeContent: String.raw`\p{L}*avgift(?:en)?,?\s(?:[^.!?\n]{0,40}\s)?(?:ingår|innehåller|omfattar|täcker|inkluderar|innefattar|inklusive|inkl)\p{P}?\s(?:[^.!?\n]{0,40}\s)?(?:värme|vatten|el|bredband|fiber|kabel-?tv|uppvärmning)|(?:värme|vatten|el|bredband|fiber|kabel-?tv|uppvärmning)\s(?:[^.!?\n]{0,40}\s)?(?:ingår|inkluderat|inräknat)\s+i\s+(?:månads|års)?avgiften|i\s+(?:månads|års)?avgiften\s+(?:ingår|finns)`,
  feeRise: String.raw`\p{L}*avgift(?:en|er|erna)?|(?:avgifts)?höjning(?:en|ar)?`,
  filmed: String.raw`(?:stam|rör|avlopps)?film(?:ad|at|ade|ades|ats|ning|ningen)`,
  filter: String.raw`\p{L}*filter(?:byte|bytet)?|filtr(?:en|et)`,
  fireplace: String.raw`(?:bras)?kamin(?:en)?|kakelugn(?:en|ar|arna)?|öpp(?:en|na)\s+spis(?:en)?|(?:ved|järn)spis(?:en)?|eldst(?:ad|aden|äder|äderna)|skorsten(?:en)?|rökkanal(?:en|er)?`,
  foundationKind: String.raw`platta(?:n)?\s+på\s+mark(?:en)?|betongplatta(?:n)?|(?:torpar|kryp|plint|sten)\s?grund(?:en)?|källare(?:n)?|grund\s*:\s*\p{L}+`,
  freeBuy: String.raw`friköp(?:a|as|t|ts|tes)?`,
  front: String.raw`(?:trä|tegel|puts)?fasad(?:en|er|erna)?|(?:trä|fasad)?panel(?:en)?|puts(?:en)?|tegelfogar(?:na)?`,
  fuseBox: String.raw`(?:el|grupp)central(?:en)?|elskåp(?:et)?|proppskåp(?:et)?`,
  glazing: String.raw`inglas(?:ad|ade|at|ning|ningen)`,
  groundMeter: String.raw`avfuktare(?:n)?|fuktmätare(?:n)?|fukt(?:givare|larm|logg)(?:n|en)?|mätare(?:n)?\s+i\s+(?:kryp|torpar)?grunden`,
  groundSampled: String.raw`mark(?:en)?\s+(?:är\s+|har\s+|blev\s+)?(?:provtag(?:en|its)|provtogs|undersök(?:t|ts|tes))|jordprov(?:er|en)?|markprov(?:er|en)?`,
  heatCentral: String.raw`(?:fjärrvärme|värme|under)central(?:en)?|(?:fjärrvärme|värme)?växlare(?:n)?`,
  heatWater: String.raw`vatten(?:buren|buret|burna)|elektrisk|el(?:slingor|golvvärme|buren)|vattengolvvärme`,
  hours: String.raw`klockan|kl|dagtid|dygnet\s+runt|nattetid|kvällstid|(?:mån|tis|ons|tors|fre|lör|sön)dagar|vardagar|helger`,
  inspectedClean: String.raw`(?:slut|garanti)besiktning(?:en)?\s(?:[^.!?\n]{0,40}\s)?(?:utan\s+(?:anmärkning|påpekande)(?:ar)?|godkän(?:d|t))`,
  landRent: String.raw`\p{L}*arrende(?:t|avtal|avtalet)?|(?:tomträtts)?avgäld(?:en|er)?|tomträtt(?:en|savtal|savtalet)?`,
  leakGuard: String.raw`läckage?(?:skydd|larm|detektor|sensor|varnare)\p{L}*|vatten(?:larm|felsbrytare|vakt)\p{L}*|(?:diskmaskin|kyl|frys)s?underlägg(?:en)?|droppskydd(?:et)?|(?:står|på)\s+(?:\p{L}+\s+)?tråg`,
  lift: String.raw`hiss(?:en|ar|arna)?`,
  locked: String.raw`låst(?:a)?|låsbar(?:t|a)?|kodlås(?:et)?`,
  moistureReport: String.raw`(?:fukt|skade)?(?:utredning|undersökning|rapport)(?:en|er)?|utlåtande(?:t)?`,
  parking: String.raw`(?:\p{L}+)?parkering(?:en|splats(?:en|er)?)?|p-?plats(?:en|er)?|bilplats(?:en|er)?|carport(?:en|plats)?|garage(?:t|plats(?:en|er)?)?`,
  pump: String.raw`(?:dränk|brunns|vatten)?pump(?:en)?|hydrofor(?:en)?`,
  roof: String.raw`(?:ytter)?tak(?:et)?`,
  sillLogs: String.raw`(?:botten|syll)?stock(?:ar|arna|en)\s+(?:\p{L}+\s+){0,4}(?:byttes|bytta|bytts|friska)|(?:bytt|bytte|bytta)\s+(?:\p{L}+\s+){0,3}(?:botten|syll)stock(?:ar|arna|en)`,
  slabInsulation: String.raw`platta(?:n)?\s+(?:\p{L}+\s+){0,4}(?:isolera(?:d|t)|isolering|cellplast|frigolit)|isolerad\s+(?:betong)?platta|(?:under|ovan)liggande\s+isolering`,
  stoneColour: String.raw`(?:vit|vita|blå|blåa)\s+(?:lätt|gas)?betong(?:en)?|blåbetong(?:en)?|(?:den\s+)?(?:vita|blå|blåa)\s+(?:sorten|typen|varianten)|betongen\s+är\s+(?:vit|blå)`,
  subdivision: String.raw`avstycka(?:d|t|des)\s+(?:år\s+)?(?:19|20)\d\d|(?:avstyckning(?:en)?|förrättning(?:en)?)\s+(?:är\s+)?(?:klar|avslutad|registrerad)`,
};

export const topics: ReadonlyMap<TopicId, RegExp> = new Map(
  (Object.keys(topicWords) as TopicId[]).map((id) => [id, words(topicWords[id])]),
);
