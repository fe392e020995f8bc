import { tail } from './common.js';

/** A measurement of these says nothing of the ground. */
const otherPart = String.raw`(?:fasad|ytterväg|vägg|vind|råspont|badrum|våtrum|dusch|kök|tak)\p{L}{0,8}`;

/** How adverts answer questions about a house and its land. */
export const houseAnswers: Readonly<Record<string, string>> = {
  /** Of the ground: `fukten är inte mätt`. */
  'moisture-unmeasured': String.raw`(?:ingen|ej|inte|aldrig)\s+(?:\p{L}+\s+){0,2}?fukt(?:mät\p{L}*|\s+mätt)|fukt(?:en|mätning\p{L}*)?\s+(?:\p{L}+\s+){0,3}?(?:inte|ej|aldrig)\s+(?:utförd|gjord|gjorts|mätt|mätts)|fuktmätning\p{L}*\s+saknas`,
  /** Of the ground: `fuktmätt utan anmärkning`. */
  'moisture-measured': String.raw`(?<!${otherPart}[^.!?\n]{0,30})(?:fukt(?:mätning\p{L}*|mätt\p{L}*|protokoll\p{L}*)(?![^.!?\n]{0,30}${otherPart})${tail}|fukt(?:en)?\s+(?:är|har)\s+(?:\p{L}+\s+)?(?:upp)?mätt?s?\p{L}*(?![^.!?\n]{0,30}${otherPart}))`,
  slab: String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta`,
  'crawl-space': String.raw`(?:torpar|kryp(?:rums)?)grund\p{L}*`,
  'cellar-or-plinths': String.raw`källare(?:n)?|källargrund|suterräng\p{L}*|plint\p{L}*`,
  /** What it stands on leaves no room for a cellar. */
  'no-cellar-by-foundation': String.raw`platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta|betongplatta(?:n)?|(?:torpar|kryp(?:rums)?)grund\p{L}*|plintgrund\p{L}*`,
  'no-cellar': String.raw`(?:ingen|utan|saknar)\s+källare`,
  /** `oisolerade källarväggar`, `luktfri källare`. */
  'cellar-walls': String.raw`(?:luktfri|oisolera)\p{L}*[^.!?\n]{0,40}(?:vägg|källar)\p{L}*|källar\p{L}*[^.!?\n]{0,40}(?:isoler|luktfri)\p{L}*`,
  'attic-condition': String.raw`vind(?:en|s\p{L}+)?(?!uthyr)[^.!?\n]{0,40}(?:besiktig|kontroller|isoler|torr|utan\s+anmärkning|fuktmät)\p{L}*`,
  'leak-or-damp-damage': String.raw`(?:vatten|rör)?läck(?:a|an|or|age|aget)|(?:fukt|vatten|mögel)skad\p{L}*`,
  /** A facade that lets moisture out: `tvåstegstätad`. */
  'not-single-stage': String.raw`(?:inte|ej)\s+en-?stegs-?tät\p{L}*|två-?stegs-?tät\p{L}*`,
  'single-stage': String.raw`en-?stegs-?tät\p{L}*`,
  'facade-material': String.raw`(?:trä|tegel|sten|plåt)fasad\p{L}*|fasad\p{L}*\s+(?:i|av)\s+(?:\p{L}+\s+)?(?:tegel|trä|puts|panel|plåt|sten)|tegel|(?:stående|liggande)\s+panel|träpanel`,
  'no-damage-claims': String.raw`(?:inga|utan)\s+(?:kända\s+|tidigare\s+)?(?:försäkrings|vatten|fukt)skador`,
  'damage-claims': String.raw`försäkringsskad\p{L}*|försäkringsärende\p{L}*`,
  'radon-unmeasured': String.raw`radon(?:mätning\p{L}*)?\s+(?:är\s+|har\s+)?(?:ej|inte|aldrig)\s+\p{L}+|ingen\s+radonmätning\p{L}*|radonmätning\p{L}*\s+saknas`,
  'radon-measured': String.raw`radon(?:mätt\p{L}*|mätning\p{L}*|halt\p{L}*|värde\p{L}*|\s+(?:är\s+)?(?:upp)?mät\p{L}*)(?:[^.!?\n]{0,40}\d)?`,
  'no-asbestos': String.raw`(?:ingen|inget|inte|ej|fri(?:tt)?\s+från|utan)\s+(?:\p{L}+\s+){0,2}?(?:asbest|eternit|blåbetong)\p{L}*|(?:asbest|eternit|blåbetong)\p{L}*\s+(?:finns|förekommer)\s+(?:ej|inte)|asbestfri\p{L}*`,
  asbestos: String.raw`(?:asbest|eternit|blåbetong)\p{L}*`,
  /** `sotning utförd 2024`, `eldningsförbud`. */
  'chimney-swept': String.raw`eldningsförbud\p{L}*|sotad\p{L}*|sotning\p{L}*(?:${tail})?|provtryck\p{L}*|brandskyddskontroll\p{L}*`,
  'own-sewage': String.raw`(?:enskilt|eget|egen)\s+(?:va|vatten|avlopp|brunn)\p{L}*|trekammarbrunn\p{L}*`,
  'municipal-sewage': String.raw`kommunalt\s+(?:va|vatten|avlopp)(?:\s+(?:och|&)\s+avlopp)?`,
  'heating-kind': String.raw`fjärrvärme|bergvärme|jordvärme|\p{L}*värmepump|direktverkande\s+el`,
  'energy-class': String.raw`energi(?:prestanda)?klass(?:en)?(?:\s+är)?(?:\s*:)?\s+[a-g]|energideklaration\p{L}*[^.!?\n]{0,40}klass\s+[a-g]`,
  'tax-value': String.raw`taxer(?:ings?värde|ad|at)\p{L}*[^.!?\n\d]{0,40}\d[\d ]{4,12}\s*(?:kr|kronor|:-)`,
  'mortgage-deeds': String.raw`pantbrev\p{L}*[^.!?\n]{0,40}?\d[\d ]{4,12}\s*(?:kr|kronor|:-)`,
  /** `samfällighetsavgift 2 400 kr`. */
  'joint-fee': String.raw`samfällighetsavgift\p{L}*[^.!?\n\d]{0,30}\d[\d ]{0,12}\s*(?:kr|kronor)`,
  easement: String.raw`(?:samfällighet|servitut|vägförening)\p{L}*`,
  'building-permit': String.raw`bygglov\p{L}*`,
  inspection: String.raw`(?:överlåtelse)?besiktig\p{L}*|(?:överlåtelse)?besiktning\p{L}*|anticimex|dolda?[\s-]fel-?\s?försäkring\p{L}*`,
  fibre: String.raw`(?<!(?:möjlighet|möjligt|går|förberett?)\s+(?:\p{L}+\s+){0,3})\p{L}*fiber\p{L}*`,
};
