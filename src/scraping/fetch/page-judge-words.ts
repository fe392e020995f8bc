/** What an advert states, each kind in several ways of writing: text, entities, embedded state. */
const homeMarks = [
  /\d(?:[\s\u00a0\u202f.]|&nbsp;|&#160;|&#xA0;)?\d{3}(?:[\s\u00a0\u202f.]|&nbsp;|&#160;|&#xA0;)?\d{3}(?:[\s\u00a0\u202f]|&nbsp;|&#160;|&#xA0;)*(?:kr|SEK|:-)/i,
  /\d(?:[\s\u00a0\u202f]|&nbsp;|&#160;|&#xA0;)*(?:m²|m&sup2;|m&#178;|m<sup>2|kvm\b|m2\b|m\\u00b2)/i,
  /[\s>"(\u00a0;]\d{1,2}(?:[.,]5)?(?:[\s\u00a0\u202f]|&nbsp;|&#160;|&#xA0;)+(?:rum|rok)\b/i,
  /utg(?:å|&aring;|&#229;|&#xE5;|\\u00e5)ngspris|\b(?:asking|starting|list)_?price\b["':]/i,
  /\bboarea\b|"(?:livingArea|livingSpace|living_area|livingSpaceArea|floorSize|sorted_areas)\\?"/i,
  /uppl(?:å|&aring;|&#229;|&#xE5;|\\u00e5)telseform|"(?:numberOfRooms|number_of_rooms|objectAddress|streetAddress|estate_type)\\?"/i,
];

/** A page's state for its own scripts: the facts may stand there in a form that only its reader understands. */
const embeddedState =
  /__(?:NEXT|NUXT)_DATA__|__APOLLO_STATE__|__PRELOADED_STATE__|__INITIAL_STATE__|__RESOLVED_RESOURCES|self\.__next_f/;

/** Sentences that ask a visitor to prove that he is one, or refuse him. */
const wallWords = new RegExp(
  [
    "verif(?:y|ying)(?: that)? (?:you(?:’|'|&#39;)?(?:re| are)|your browser|the security of)",
    "making sure you(?:’|'|&#39;)?re not a bot",
    "(?:confirm|prove|check)(?: that)? you(?:’|'|&#39;| a)?re(?: not)? (?:a )?(?:human|ro?bot)",
    'are you (?:a )?(?:human|ro?bot)',
    "i(?:’|'|&#39;| a)?m not a robot",
    'press (?:&|&amp;|and) hold',
    'unusual (?:traffic|activity)',
    'automat(?:ed|ic) (?:access|requests|queries|traffic|tools)',
    'access (?:to this (?:page|site|website) )?(?:has been |is |was )?(?:denied|blocked|restricted)',
    'you have been blocked',
    '(?:your|this) (?:request|ip(?: address)?) (?:has been|was|is) (?:blocked|denied|rejected)',
    'checking (?:your|the) browser',
    '(?:complete|solve) the (?:captcha|challenge|security check|puzzle)',
    'enable javascript and cookies to continue',
    'pardon our interruption',
    '(?:security|robot|bot|browser|human|captcha) (?:check|verification|challenge|detection)',
    '(?:enter|type|fill in) the (?:characters|captcha)',
    'är du (?:en )?(?:ro?bot|människa)',
    'du(?: inte)? är (?:inte )?(?:en )?(?:ro?bot|människa)',
    'jag är (?:inte )?(?:en )?(?:ro?bot|människa)',
    'åtkomst(?:en)? (?:är |har blivit |till (?:sidan|webbplatsen) (?:är |har )?)?(?:nekad|nekats|blockerad|blockerats|förbjuden)',
    'du har (?:blivit )?(?:blockerad|blockerats|spärrad|spärrats)',
    '(?:din|er) (?:ip-adress|begäran|förfrågan|webbläsare) (?:har |är )?(?:blivit )?(?:blockera|spärra|nek|stoppa)',
    '(?:ovanlig|misstänkt|automatiserad|onormal) (?:trafik|aktivitet)',
    'automat(?:iska|iserade) (?:förfrågningar|anrop|sökningar|besök)',
    '(?:kontrollerar|verifierar) (?:din webbläsare|att du|anslutningen)',
    '(?:säkerhetskontroll|robotkontroll)',
    '(?:lös|fyll i|slutför) (?:captcha|utmaningen|säkerhets)',
  ].join('|'),
  'i',
);

const rateWords =
  /you are being rate limited|\berror 1015\b|too many requests|rate limit(?:ed| exceeded)|för många (?:förfrågningar|anrop|sökningar|sidvisningar|försök)|du (?:surfar|söker|klickar) för snabbt|sidan har (?:för )?hög belastning/i;

const scriptWords =
  /(?:enable|turn on|requires?|need(?:s)?|activate|aktivera|slå på|kräver|behöver)[^.<]{0,40}java ?script|java ?script[^.<]{0,40}(?:is (?:required|disabled|not enabled|off)|krävs|måste|är (?:avstängt|avaktiverat|inaktiverat)|behövs)/i;

const loginWords =
  /(?:logga in|identifiera dig|skapa (?:ett )?konto)[^.]{0,30} för att (?:fortsätta|se|visa|läsa|komma)|(?:log|sign) in to (?:continue|view|see|your account)|du måste (?:vara inloggad|logga in)/i;

const consentWords =
  /(?:innan du fortsätter|before you continue|för att fortsätta[^.]{0,40}(?:godkänn|acceptera)|(?:godkänn|acceptera)[^.]{0,60}(?:för att (?:fortsätta|komma vidare|se))|we (?:and our partners )?(?:value your privacy|use cookies)|vi (?:och våra partners? )?(?:värdesätter din integritet|värnar om din integritet|använder (?:cookies|kakor)))/i;

const thing =
  '(?:annonsen|objektet|bostaden|sidan|fastigheten|lägenheten|villan|hemmet|länken|adressen|annons|objekt|sida|bostad)(?: (?:som )?(?:du|ni) [^.!?]{1,40}?)?';
const adverb = '(?:tyvärr |redan |nu |dessvärre |vi |verkar )*';
const goneWords = new RegExp(
  [
    `${thing} är ${adverb}(?:borttage[nt]|avpublicera[dt]|arkivera[dt]|avslutad|(?:inte|ej) (?:längre )?(?:tillgänglig|till salu|aktuell|aktiv|publicerad|ute))`,
    `${thing} ${adverb}(?:finns|visas|existerar|saknas|finnas|existera) ?${adverb}(?:inte|ej)(?: längre| kvar|$|[ .!])`,
    `${thing} verkar ${adverb}(?:inte|ej) (?:finnas|existera)`,
    `${thing} har ${adverb}(?:tagits bort|plockats bort|avpublicerats|upphört|utgått|flyttats eller)`,
    `${thing} (?:kunde|kan) ${adverb}(?:inte|ej) (?:hittas|visas)`,
    `(?:kunde|kan) ${adverb}(?:inte|ej) hitta (?:den (?:här )?)?${thing}`,
    `(?:hittade|hittar) ${adverb}(?:inte|ej|ingen) (?:den (?:här )?)?${thing}`,
    `${thing} (?:hittades|hittas) (?:inte|ej)`,
    'borttagen annons',
    'annonsen har gått ut',
    'försäljningen är avslutad',
    "(?:listing|property|page|ad|advert|home|object|posting)(?: (?:that )?you[^.!?]{1,40}?)? (?:is (?:no longer|not) (?:available|active|for sale|listed|published)|no longer exists|does(?: not|n[’']t) exist|(?:has|have) been (?:removed|deleted|unpublished|taken down)|(?:could not|cannot|can[’']t|was not) (?:be )?found|not found)",
    '\\b404\\b[^.]{0,12}(?:not found|error|fel|sidan)',
  ].join('|'),
  'i',
);
/** Titles and headings that say no more than this. */
const goneAlone =
  /^(?:(?:error |fel |http )?(?:404|410)(?: error| fel)?|(?:page |listing )?(?:not found|gone|removed|expired)|borttage[nt]|avpublicera[dt]|sidan saknas|ogiltigt objekt|(?:objektet|bostaden|annonsen) saknas)[.!]?$/i;
/** A sold home whose page no longer says anything else. */
const soldWords = new RegExp(
  `${thing} (?:är ${adverb}(?:såld|sålt)|har ${adverb}sålts)(?! [12])|(?:såld|sålt) och visas (?:inte|ej)|(?:home|property|listing) (?:is|has been) (?:already )?sold`,
  'i',
);

/** Characters of HTML in which a home's facts are looked for, so that a hostile page cannot hold up the others. */
const lookedAt = 1_000_000;

/** Whether at least two kinds of facts of a home stand on the page, in its text or in its state. */
export function statesHome(html: string): boolean {
  const looked = html.slice(0, lookedAt);
  let kinds = 0;
  for (const mark of homeMarks) if (mark.test(looked) && ++kinds === 2) return true;
  return false;
}

/** Whether anything that a home's page states stands here. */
export const mentionsHome = (html: string): boolean =>
  homeMarks.some((mark) => mark.test(html.slice(0, lookedAt)));

/** Whether the page carries a state for its scripts. */
export const hasState = (html: string): boolean => embeddedState.test(html);

export const asksForProof = (text: string): boolean => wallWords.test(text);
/** The words that ask a visitor to slow down. */
export const tooFastIn = (text: string): string | undefined => rateWords.exec(text)?.[0];
export const asksForScripts = (text: string): boolean => scriptWords.test(text);
export const asksForLogin = (text: string): boolean => loginWords.test(text);
export const asksForConsent = (text: string): boolean => consentWords.test(text);
export const tellsRemoved = (text: string): boolean => goneWords.test(text) || goneAlone.test(text.trim());
export const tellsSold = (text: string): boolean => soldWords.test(text);
