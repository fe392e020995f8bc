import { plainGap } from '../phrases.js';
import type { Wordings } from '../wording.js';

/** A sum of 100 000–999 999 kr: what one home pays, not what the whole association does. */
const largeSum = String.raw`(?<!\d[\s.]?)[1-9]\d\d(?:[\s.]?\d{3}\s*(?:kr|kronor|:-|sek)|\s*(?:tkr|kkr|tusen|000))(?![\p{L}\d])`;
const onBuyer = String.raw`(?:köparen|köpare|ny(?:a|e)?\s+(?:ägare|medlem|bostadsrättshavare)\p{L}*|tillträdande\s+\p{L}+)\s+(?:\p{L}+\s+){0,3}?(?:betala|erlägg|överta|stå|svara|belasta|bekosta)\p{L}*|(?:betalas|erläggs|bekostas|regleras|övertas)\s+av\s+(?:den\s+)?(?:nya\s+|tillträdande\s+)?(?:köpar|ägar|medlem)\p{L}*|(?:belastar|faller\s+på|följer\s+med\s+till|hamnar\s+på)\s+(?:\p{L}+\s+)?(?:köpar|ägar|medlem)\p{L}*|(?:ligger|läggs)\s+på\s+köpar\p{L}*|(?:förfaller|betalas|faktureras|aviseras)\s+(?:\p{L}+\s+){0,2}?efter\s+tillträd\p{L}*`;
const sellerPays = String.raw`^(?=.*(?:säljar(?:en|na)\s+(?:(?!inte|ej)\p{L}+\s+){0,2}?(?:betalar|står\s+för|svarar\s+för|erlägger|reglerar|löser|bekostar)(?!\s+(?:inte|ej))|(?:betalas|erläggs|regleras|bekostas|löses)\s+(?:\p{L}+\s+)?av\s+säljar))`;
const contribution = String.raw`kapitaltillskott(?:et|en)?|(?:medlems|ägar|insats)tillskott(?:et)?|(?:extra|ytterligare|förhöjd|höjd|tilläggs)-?\s?insats(?:en|er)?(?!\p{L})|insatshöjning(?:en)?|(?:extra\s+)?(?:uttaxering|utdebitering)(?:en)?|(?:extra|engångs)-?\s?(?:debitering|uttag)(?:et|en)?|(?:medlemmarna|varje\s+(?:medlem|lägenhet|hushåll|bostadsrätt(?:shavare)?)|alla\s+medlemmar|(?:den\s+)?(?:här\s+)?lägenheten|bostadsrätten)\s+(?:\p{L}+\s+){0,2}?(?:skjuta\s+till|skjuter\s+till|betala\s+in|betalar\s+in)`;
const payer = String.raw`(?:medlem(?:men|mar|marna)?|bostadsrättshavar(?:en|na)|lägenhetsinnehavar(?:en|na)|hushåll(?:en|et)?|köparen|(?:varje|respektive)\s+(?:lägenhet|ägare|medlem)|ägaren|man|du|var\s+och\s+en)`;
const pays = String.raw`(?:betalar|bekostar|står|svarar)(?!\p{L})|(?:får|ska(?:ll)?|måste)\s+(?:\p{L}+\s+)?(?:betala|bekosta|stå|svara)(?!\p{L})`;
const bill = String.raw`${payer}\s+(?:själv(?:a)?\s+)?(?:${pays})|(?:får|ska(?:ll)?|måste)\s+${payer}\s+(?:själv(?:a)?\s+)?(?:betala|bekosta|stå|svara)(?!\p{L})|(?:betalar|bekostar)\s+${payer}\s+själv(?:a)?(?!\p{L})|(?:bekostas|betalas)\s+av\s+(?:\p{L}+\s+)?(?:medlem|bostadsrättshavar|lägenhetsinnehavar|köpar|hushåll)\p{L}*|(?:på|till)\s+(?:medlemmens\s+|medlemmarnas\s+)?egen\s+(?:be)?kostnad|egen(?:avgift|kostnad|andel)(?:en)?(?!\p{L})|(?:medlemmens|lägenhetens|hushållets|egna?)\s+(?:del|andel|kostnad)(?:en)?\s+(?:\p{L}+\s+){0,2}?(?:blir|är|beräknas|uppskattas)`;
const away = String.raw`evakuer(?:as|ing|ingen|ad|ade|ingstid\p{L}*)(?!\p{L})|(?:går|kan)\s+(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:bo|bebos|användas\s+som\s+bostad)(?!\p{L})(?:\s+(?:kvar|i|hemma|där))?|(?:ej|inte)\s+(?:vara\s+|är\s+)?(?:möjlig\p{L}*\s+att\s+(?:bo|bebo)|beboelig\p{L}*)|obeboelig\p{L}*|(?:måste|får|ska(?:ll)?|behöver)\s+(?:\p{L}+\s+){0,2}?flytta\s+ut(?!\p{L})${plainGap(40)}(?<!\p{L})(?:under|medan|tills|tillfälligt|veckor|månader)(?!\p{L})|(?:ersättnings|evakuerings)(?:bostad|boende|lägenhet)\p{L}*`;
/** A deductible of 100 000 kr or more, or of two price base amounts or more. */
const largeDeductible = String.raw`${largeSum}|(?:två|tre|fyra|fem|sex|sju|åtta|nio|tio|(?<![\d,])(?:[2-9]|\d\d)(?:,\d)?)\s+(?:pris)?basbelopp(?!\p{L})`;
const fallsOnMember = String.raw`${bill}|(?:debiteras|faktureras|faller\s+på|tas\s+ut\s+av|läggs\s+på|ligger\s+på|belastar)\s+(?:\p{L}+\s+){0,2}?(?:medlem|bostadsrättshavar|lägenhetsinnehavar|ägaren|hushåll|köpar)\p{L}*`;

/** Sums that fall on the one who owns the home, beside price and fee, and a time without a home to live in. */
export const ownBillWordings = {
  /** Money that members must pay in: `kapitaltillskott`, `extra insats`. */
  'capital-contribution': {
    words: contribution,
    needs: String.raw`ska(?:ll)?(?!\p{L})|måste|kommer|beslut\p{L}*|betalas|betalar|betala(?!\p{L})|förfaller|fakturer\p{L}*|aviser\p{L}*|vänta\p{L}*|planer\p{L}*|debiteras|krävs|tas\s+ut|belasta\p{L}*|senast|faller\s+på|följer|övertas?|tillkommer|föresl\p{L}*|inför(?!\p{L})|aktuell\p{L}*|uppgår|skjut\p{L}*`,
    unless: String.raw`frivillig\p{L}*|möjlighet|möjligt|redan\s+(?:är\s+)?(?:betal|erlag|inbetal|reglera)|(?:är|har|blev)\s+(?:\p{L}+\s+)?(?:betald?|betalt|betalats|erlagt|erlagts|inbetal\p{L}*|reglera[dt])|betala(?:des|de|ts)(?!\p{L})|(?:gjordes|genomfördes|togs\s+ut)(?!\p{L})|avdrag|kapitalvinst|deklar\p{L}*|(?:planeras|krävs|behövs|väntas)\s+(?:ej|inte)|(?:ej|inte)\s+(?:\p{L}+\s+)?(?:planer|besluta|aktuell|kräv|behöv)\p{L}*|ovanpå\s+grundpriset|nyproduktion`,
    cases: {
      sellerPays: { words: sellerPays, within: 'passage' },
      /** `Betalas av köparen`, or a sum of one home. */
      onBuyer: { words: `^(?=.*(?<!\\p{L})(?:${onBuyer})|.*${largeSum})`, within: 'passage' },
    },
  },
  /** What a member pays when the pipes are replaced: `varje medlem bekostar sitt badrum vid stambytet`. */
  'own-pipe-bill': {
    words: bill,
    needs: String.raw`stambyt|stamrenover|stamprojekt|stammar|relin|bad(?:rum)|våtrum|tätskikt`,
    unless: String.raw`^(?!.*(?:stam|relin|\d\s*(?:kr|kronor|tkr))).*|tillval\p{L}*|uppgrader\p{L}*|(?:om|ifall)\s+(?:du|man|ni)\s+vill|önska\p{L}*|välja|(?:slipper|behöver\s+(?:ej|inte)|(?:inget|ingenting|inga|ingen|utan)\s+(?:\p{L}+\s+)?(?:egen|kostnad|betala))|(?:betalar|bekostar|står|svarar)\s+(?:\p{L}+\s+)?(?:inget|ingenting|inte|ej)(?!\p{L})|(?:var|är)\s+(?:helt\s+)?(?:klart|betalt|genomfört)|(?:19|20)[01]\d\s+(?:betalade|bekostade)`,
    cases: {
      sellerPays: { words: sellerPays, within: 'passage' },
      largeSum: { words: `^(?=.*${largeSum})`, within: 'passage' },
    },
  },
  /** An insurer that has had enough: `självrisken är höjd till tre basbelopp efter vattenskadorna`. */
  'raised-deductible': {
    words: String.raw`självrisk(?:en|er|erna|ens|höjning(?:en)?)?(?!\p{L})`,
    needs: String.raw`(?<!(?:avgift|hyr|ränt|premi)\p{L}*\s+(?:\p{L}+\s+){0,2})höj(?:d|da|t|ts|er|s|des|de|a|as)(?!\p{L})(?!\s+(?:\p{L}+\s+)?(?:avgift|hyr|ränt|premi))|självriskhöjning|förhöj\p{L}*|skärp\p{L}*|särskild(?:a)?\s+självrisk|hög(?:a|re)?\s+självrisk|självrisk\p{L}*\s+(?:är|blir|har\s+blivit)\s+(?:\p{L}+\s+)?hög(?:re)?(?!\p{L})|\p{L}*dubbla(?:d|s|t|des|ts)(?!\p{L})|(?:${largeDeductible})`,
    unless: String.raw`grannförening\p{L}*|hemförsäk\p{L}*|bostadsrättstillägg\p{L}*|(?:hus)?bil(?:en|försäk\p{L}*)?(?!\p{L})|dolda?[\s-]+fel\p{L}*|självrisk(?:elimin|reduc|skydd)\p{L}*|sänk\p{L}*|halver\p{L}*|oförändra\p{L}*|(?:ingen|inga|inte|ej|aldrig|varken)\s+(?:\p{L}+\s+){0,2}?(?:höj|förhöj|skärp)|(?:ingen|utan|slipper)\s+(?:\p{L}+\s+)?självrisk`,
    holdsDenial: true,
    cases: {
      largeOnMember: {
        words: String.raw`^(?=.*(?<!\p{L})(?:${largeDeductible}))(?=.*(?<!\p{L})(?:${fallsOnMember}))`,
        within: 'passage',
      },
      /** `Debiteras den medlem vars badrum läcker`. */
      onMember: { words: String.raw`^(?=.*(?<!\p{L})(?:${fallsOnMember}))`, within: 'passage' },
      /** `200 000 kr`, `tre prisbasbelopp`. */
      largeSum: { words: String.raw`^(?=.*(?<!\p{L})(?:${largeDeductible}))` },
      /** `Efter den tredje vattenskadan`. */
      afterDamage: {
        words: String.raw`^(?=.*(?<!\p{L})(?:efter|sedan|följd\s+av|grund\s+av)${plainGap(40)}(?:skad(?:a|an|or|orna)|läck(?:a|an|or|orna|age\p{L}*)|översvämning\p{L}*)(?!\p{L}))`,
        within: 'passage',
      },
    },
  },
  /** `Evakuering under bytet`, `går inte att bo kvar`. */
  'cannot-be-lived-in': {
    words: away,
    unless: String.raw`grann\p{L}*|(?:ingen|utan|inga|slipper|varken)\s+(?:\p{L}+\s+)?evakuer\p{L}*|(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:evakuer\p{L}*|flytta\s+ut)|bo\s+kvar\s+under\s+hela(?<!inte.{0,40})|vinter\p{L}*|året\s+(?:runt|om)|permanent|evakuer(?:ades|ats)|evakuering\p{L}*\s+(?:behövs|krävs)\s+(?:ej|inte)|(?:ej|inte)\s+bo\s+(?:bättre|närmare|mer|vackrare|skönare)|flykt|kan\s+(?:\p{L}+\s+)?inte\s+bo\s+(?:mer|bättre)`,
    holdsDenial: true,
  },
} satisfies Wordings;
