import { plainWord, plainGap } from '../phrases.js';
import type { Wordings } from '../wording.js';

const authority = String.raw`(?:byggnadsnämnden?|bygglovs(?:enheten|avdelningen|kontoret)|(?:stads|samhälls)bygg\p{L}*|kommunens?)`;
const casework = String.raw`${authority}[^.;!?\n]{0,50}?(?<!\p{L})(?:tillsyns|rättelse)?ärende(?:t|n)?(?!\p{L})|tillsynsärende\p{L}*|rättelseförelä\p{L}*|byggsanktionsavgift\p{L}*|ärende(?:t)?\s+(?:om|gällande|rörande)\s+(?:\p{L}+\s+)?(?:olovlig|svartbygg|rättelse)\p{L}*|${authority}[^.;!?\n]{0,20}?(?<!\p{L})(?:förelagt|förelägger|kräver|krävt|krav\s+på)[^.;!?\n]{0,40}?(?<!\p{L})(?:riv|rättelse|rätta|ta\s+bort)\p{L}*|(?:ska|skall|måste)\s+(?:rättas|rivas\s+eller\s+rättas)|${authority}\s+(?:har\s+)?(?:\p{L}+\s+){0,4}?(?:utreder|granskar|prövar)[^.;!?\n]{0,60}?(?:utan\s+(?:bygg)?lov|olovlig|svartbygg)\p{L}*|utan\s+(?:bygg)?lov[^.;!?\n]{0,60}?(?<!\p{L})utred(?:er|s|ning|ningen)(?!\p{L})`;
const lov = String.raw`(?:bygglov|förhandsbesked|marklov|ansökan|bostadshus|enbostadshus|bebyggelse|byggnation|hus|att\s+bygga|byggrätt)`;
const turnsDown = String.raw`(?:avslag(?:it|its)?|avslogs?|neka(?:d|t|de|des|ts)|(?:sade|sa|säger|sagt)\s+nej)`;
/** Who decides said no, or what was asked for got a no. */
const refusal = String.raw`(?:bygglov|förhandsbesked)(?:et|s(?:ansökan)?)?${plainGap(50)}(?<!\p{L})(?:(?:fick|fått|gav)\s+(?:avslag|nej)|avslogs|avslagits|nekad(?:es|e)?|nekats)(?!\p{L})|avslag\s+på\s+(?:\p{L}+\s+){0,3}?(?:bygglov|förhandsbesked)\p{L}*|negativt\s+(?:förhandsbesked|planbesked)|(?:byggnadsnämnden|kommunen|nämnden|länsstyrelsen|domstolen)\s+(?:har\s+)?${turnsDown}\s+(?:till\s+|om\s+)?${plainGap(30)}(?<!\p{L})${lov}(?!\p{L})|byggnadsnämnden\s+(?:har\s+)?(?:sade|sa|säger|sagt)\s+nej`;

/** Rights and bans on the land, permits, protection of the house and debts shared with the neighbours. */
export const landWordings = {
  /** `Servitut`, `ledningsrätt`, `rätt att gå över tomten`. */
  easement: {
    words: String.raw`(?:avtals|official)?servitut(?!sfri)\p{L}*|ledningsrätt\p{L}*|rätt\s+att\s+(?:\p{L}+\s+){0,2}?(?:gå|köra|passera|färdas)\s+(?:\p{L}+\s+)?över\s+(?:tomten|fastigheten|marken|gården|vår)(?!\p{L})`,
    mayBeNeighbours: true,
    cases: {
      /** A right of others here: `servitut belastar fastigheten`. */
      burdensPlot: {
        words: String.raw`belasta\p{L}*|till\s+förmån\s+för\s+(?!fastigheten(?!s)|denna|huset)|(?:begränsa|inskränk|hindra)\p{L}*|rätt\s+(?:för\s+\p{L}+\s+)?att\s+(?:använda|nyttja|gå|köra|passera|ha|dra)|grann\p{L}*\s+(?:har\s+)?rätt|(?:över|genom|korsar|på)\s+(?:vår\s+|hela\s+|delar?\s+av\s+)?(?:tomten|fastigheten)(?!\p{L})`,
      },
    },
  },
  'shore-protection': {
    words: String.raw`strandskydd\p{L}*`,
    unless: String.raw`(?:upphävt|upphävd)|utanför\s+(?:\p{L}+\s+)?strandskydd|strandskydd\p{L}*\s+(?:är\s+)?upphäv|(?:berör|omfattar|gäller|påverkar)\s+(?:ej|inte)`,
  },
  /** Ground that may not be built on: `byggnadsförbud`, `prickad mark`. */
  'building-ban': {
    words: String.raw`(?:ny)?bygg(?:nads)?förbud\p{L}*|byggstopp\p{L}*|(?:får|kan)\s+(?:ej|inte)\s+(?:bebyggas|byggas\s+(?:ut|till|på))|prick(?:ad|at)?\s?mark\p{L}*|byggnadsfri\p{L}*|(?<!(?:tomten|fastigheten|marken)\s+är\s+(?:helt\s+)?)frit?t?(?:a)?\s+från\s+(?:\p{L}+\s+)?(?:byggnad|bebyggelse)\p{L}*|(?:inget|inga\s+(?:byggnader|hus)|ingenting)\s+(?:får\s+|kan\s+)(?:\p{L}+\s+)?(?:byggas|bebyggas|uppföras)|(?:får|kan)\s+(?:inget|inga\s+(?:byggnader|hus)|inget\s+hus|ingenting)\s+(?:byggas|uppföras)|(?:bebyggelse|byggnader)\s+(?:är\s+)?(?:ej|inte)\s+tillåt\p{L}*`,
    unless: String.raw`grann(?:tomt|fastighet|ens)|(?:inget|inga|ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:bygg(?:nads)?förbud|prick)|(?:råder|gäller|finns)\s+(?:ej|inte)|hävt|upphävt`,
    holdsDenial: true,
    mayBeNeighbours: true,
    cases: {
      /** `Större delen av tomten`, `endast 40 kvm återstår`. */
      littleLeft: {
        words: String.raw`^(?=.*(?:större|största)\s+delen|.*(?:rakt|tvärs)\s+över|.*(?:hela|tre\s+fjärdedelar\s+av|nästan\s+hela)\s+tomten|.*(?<!\p{L})(?:återstår|(?:blir|är)\s+kvar|kvar\s+(?:att|blir)|lämnar|blir\s+över)(?!\p{L})|.*(?<!\p{L})(?:endast|bara|blott)\s+(?:ett?|\d)|.*tomten\s+(?:får|kan)\s+(?:ej|inte)\s+bebyggas)(?!.*(?:övrigt\s+fri|utanför\s+byggrätt))`,
        within: 'passage',
      },
    },
  },
  /** Leave to use a building for a time, with something left to do: `ett interimistiskt slutbesked`. */
  'interim-permit': {
    words: String.raw`(?:interimistisk|provisorisk|tillfällig)\p{L}*\s+slutbesked\p{L}*|slutbesked(?:et)?\s+är\s+(?:\p{L}+\s+){0,2}?(?:interimistiskt|provisoriskt|tillfälligt)`,
    holdsDenial: true,
    mayBeNeighbours: true,
    cases: {
      /** `Ersattes av ett slutligt 2023`. */
      madeFinal: {
        words: String.raw`(?<!\p{L})(?:ersat(?:t|ts|te)|slutlig\p{L}*\s+slutbesked|slutligt\s+(?:19|20)\d\d|slutbesked\s+(?:19|20)\d\d|(?:numera|nu|sedan)\s+(?:\p{L}+\s+)?slutbesked)`,
        within: 'passage',
      },
    },
  },
  /** Built without a permit, or a case of it: `bygglov saknas`, `svartbygge`, `tillsynsärende`. */
  'permit-missing': {
    words: String.raw`(?:bygglov|startbesked|slutbesked|lov)\p{L}*\s+(?:saknas|finns\s+(?:ej|inte)|(?:för\s+\p{L}+\s+(?:från\s+\d{4}\s+)?)?har\s+(?:\p{L}+\s+)?(?:ej|inte|aldrig)|är\s+(?:ej|inte)|söktes\s+aldrig)|(?:saknar|utan)\s+(?:\p{L}+\s+)?(?:bygglov|startbesked|slutbesked|rivningslov)|handlingar\s+(?:(?:hos|i)\s+\p{L}+\s+)?(?:saknas|finns\s+(?:ej|inte))(?:\s+hos\s+(?:kommunen|byggnadsnämnden))?\s+(?:för|över|om)\s+(?:byggnad|tillbyggnad|gäst|uterum|garage|altan|stug)\p{L}*|svartbygg\p{L}*|olovlig\p{L}*\s+(?:\p{L}*bygg|åtgärd|utför)\p{L}*|(?:strid|planstridig)\p{L}*\s+mot\s+(?:\p{L}+\s+)?detaljplan\p{L}*|planstridig\p{L}*|(?:inget|ej|inte|aldrig)\s+(?:\p{L}+\s+)?(?:sökt\s+)?bygglov(?:\s+(?:finns|sökt|söktes))?|(?:ej|inte)\s+(?:bygglovs)?anmäl[dt]\p{L}*\s+till\s+(?:kommun|byggnadsnämnd|förening)\p{L}*|${casework}|(?<=(?:bygg|uterum|gästhus|gäststug|altan|verand|inglas|förråd|garage|carport|attefall|brygg)\p{L}*[^.!?\n]{0,80}\s)utan\s+(?:att\s+)?(?:\p{L}+\s+){0,2}?(?:pappersarbete|fråga(?:de)?\s+(?:kommunen|någon|byggnadsnämnden))(?!\p{L})`,
    unless: String.raw`krävs?\s+(?:ej|inte)|kräver\s+(?:ej|inte)|(?:ej|inte|inget)\s+(?:\p{L}+\s+)?(?:krav|krävs|kräver|behöv)|bygglovsfri|^(?!.*(?:rättas|rivas|ärende|föreläg|förelagt)).*attefall|får\s+(?:du\s+)?(?:bygga|uppföra)|möjlig|kan\s+(?:du\s+)?(?:bygga|uppföra)|rätt\s+att`,
    holdsDenial: true,
    mayBeNeighbours: true,
    cases: {
      /** `Grannens altan saknar bygglov`. */
      ofNeighbour: { words: String.raw`^(?!.*(?:anmäl|oss|vår)).*(?<!\p{L})grann\p{L}*` },
      /** An application under way: `ärende om bygglovsansökan`. */
      applicationOnly: {
        words: String.raw`^(?=.*ärende)(?=.*(?:bygglovsansök|ansökan|ansökt|detaljplan|planärende))(?!.*(?:olovlig|utan\s+(?:bygg)?lov|svartbygg|rättelse|tillsyn))`,
      },
      /** `Ärendet är avslutat`. */
      closedCase: {
        words: String.raw`^(?=.*(?:ärende|anmälan|föreläggande))(?=.*(?:avsluta|avskriv|lades\s+ne[dr]|utan\s+åtgärd|upphäv|preskriber))(?!.*(?:ännu|inte\s+avsluta|ej\s+avsluta))`,
      },
      /** `Byggnadsnämnden har ett tillsynsärende`. */
      openCase: { words: `^(?=.*(?:${casework}))`, within: 'passage' },
    },
  },
  /** A no to building, or no right to: `bygglovet avslogs`, `saknar byggrätt`. */
  'permission-refused': {
    words: String.raw`${refusal}|(?:utan|saknar|ingen)\s+(?:\p{L}+\s+)?byggrätt(?:er)?(?!\p{L})|byggrätt(?:er)?\s+(?:saknas|finns\s+(?:ej|inte))`,
    unless: String.raw`grann\p{L}*|överklagande\p{L}*\s+av\s+(?:bygglov|förhandsbesked|beslut)\p{L}*|(?:men|därefter|sedan|nytt)\s+(?:\p{L}+\s+){0,3}?(?:bevilja|godkän)(?:d|t|des|ts)\p{L}*|outnyttjad|inlämna\p{L}*`,
    holdsDenial: true,
    cases: {
      /** `Bygglovet avslogs`, where the plain kind only lacks a right to build. */
      refused: { words: `^(?=.*(?<!\\p{L})(?:${refusal}))` },
    },
  },
  /** `Förhandsbeskedet har gått ut`. */
  'permission-expired': {
    words: String.raw`(?:förhandsbesked|bygglov|marklov|startbesked|beskedet)(?:et|en|s)?(?!\p{L})[^.;!?\n]{0,60}?(?<!\p{L})(?:gått\s+ut|gick\s+ut|hann\s+gå\s+ut|löpt\s+ut|löpte\s+ut|upphört|upphörde|förfall(?:it|et|na)|förföll|för\s+gammalt|ogiltig\p{L}*|utgång(?:et|na)|inte\s+längre\s+(?:gäll|giltig)\p{L}*)(?!\p{L})`,
    unless: String.raw`ny(?:tt)?\s+(?:(?:förhandsbesked|bygglov|lov|besked)\s+)?(?:är\s+)?(?:bevilja|finns|gäller|lämna)\p{L}*|(?:inte|ej|aldrig|innan)\s+(?:har\s+)?(?:gått|gick|löpt|förfall)|grann\p{L}*`,
    holdsDenial: true,
    mayBeNeighbours: true,
  },
  /** `K-märkt`, `rivningsförbud`, `byggnadsminne`. */
  'protected-building': {
    words: String.raw`[kq]-?\s?märk(?:t|ning\p{L}*)|kultur(?:minnes)?-?märk(?:t|ning\p{L}*)|rivningsförbud\p{L}*|varsamhetsbestämmelse\p{L}*|skyddsbestämmelser\s+(?:för|i\s+detaljplan)\p{L}*|kulturhistoriskt\s+(?:särskilt\s+)?värdefull\s+byggnad|(?:är|förklara\p{L}*|skydda\p{L}*|klassa\p{L}*)\s+${plainWord}{0,3}?byggnadsminne|byggnadsminnesförklara\p{L}*`,
    unless: String.raw`upphäv\p{L}*|hävd\p{L}*|borttag\p{L}*|(?:kyrka|slott|kvarn|skola|herrgård|station)\p{L}*\s+(?:\p{L}+\s+)?(?:är|som)`,
    cases: {
      /** `Byggnadsminne`. */
      listedMonument: { words: 'byggnadsminne' },
    },
  },
  /** `Samfälligheten har lån`. */
  'shared-facility-debt': {
    words: String.raw`(?:samfällighet|gemensamhetsanläggning|vägförening|vägsamfällighet|fiberförening|stugförening|tomtägarförening)\p{L}*${plainGap(60)}(?<!\p{L})(?:lån(?:et|en)?|lånat(?!\s+ut)|skuld(?:er|en|erna)?|belån\p{L}*)(?!\p{L})|(?:lån|skuld)(?:et|en|er)?\s+(?:i|för|till|hos)\s+(?:samfällighet|gemensamhetsanläggning|vägförening|vägsamfällighet|fiberförening)\p{L}*`,
    unless: String.raw`slutbetal\p{L}*|återbetal\p{L}*|avbetal[dt]\p{L}*|skuldfri\p{L}*`,
  },
} satisfies Wordings;
