const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const endings =
  /(?:arnas|ernas|ornas|arna|erna|orna|andet|andes|ades|ande|aste|ares|aren|arens|heten|heter|ens|ets|ade|ats|are|het|ars|ers|ns|ts|ar|er|or|en|et|at|as|es|na|a|e|s|t|n)$/u;

/** Words that every text has: function words, and what is said of any home, advert and viewing. */
const saysNothing = new Set(
  words(`
    och att det som för med av den till inte kan om har en ett du din ditt dina vid från eller men så ska skall bör vad
    när hur finns saknas samt de dem sig var vara varit blir bli blev här där också efter innan mot över under hos detta
    denna dessa utan även ha hade få får fått utöver åt in ut upp ner på är alla allt någon något några ingen inget inga
    man vi oss vår våra vårt ni er era ert jag min mitt mina han hon dess deras sin sitt sina just redan bara mycket mer
    mest mindre minst andra annan annat flera många varje vilka vilken vilket då nu sedan än ännu dock därför eftersom
    medan mellan genom kring runt inom utom enligt per cirka omkring ungefär ofta ibland alltid aldrig kanske både samma
    sådan egen eget egna vore skulle kunde måste borde vill göra gör gjort gjorts går gå gått ger ge ta tar kommer komma
    kom se ser sett står stå stod ligga ligger låter låt finnas hela helt lite hos ur via
    bostad hem hus lägenhet villa objekt fastighet annons mäklare köpare säljare köp köpa text uppgift påstående
    visning fråga svar handling bra viktig veta vet säga säger skriva skriver nämna nämns visa visar
    titta kontrollera betyda betyder först sist stor liten ny nytt nya gammal hög låg själv del delar sak saker tal
    the and of is to with for that this are be you your it was were will
  `).map(stem),
);

/** What is left of a Swedish word without its ending: at least three letters. Rough: it need only compare words. */
function stem(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.replace(endings, '');
  return bare.length >= 3 ? bare : lower;
}

/** The words of a text that say what it is about, as stems, each once; numbers are left to others. */
export function contentWords(text: string): string[] {
  const found = text.normalize('NFKC').match(/\p{L}+/gu) ?? [];
  const stems = found.filter((word) => word.length >= 3).map(stem);
  return [...new Set(stems.filter((word) => !saysNothing.has(word)))];
}

/** Whether two stems belong to one word: the same, one inside a compound of the other, or alike in their first five letters. */
export function isRelated(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.includes(short)) return true;
  if (short.length === 3 && (long.startsWith(short) || (long.length >= 6 && long.endsWith(short))))
    return true;
  return short.length >= 6 && short.slice(0, 5) === long.slice(0, 5);
}
