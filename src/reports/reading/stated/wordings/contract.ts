import { plainWord, plainGap } from '../phrases.js';
import type { Wordings } from '../wording.js';

const forThings = String.raw`väg(?:en|ar)?(?!\p{L})|brygg|brunn|båt|parkering|grönområd|samfäll|strand|förråd|tvätt|pool|garage|mark|skog|lekplats`;
const dwelling = String.raw`\p{L}*(?:bostad|lägenhet|våning|villa|hus|källarplan|källar|uthyrningsdel)(?:en|et|n)?`;
const letNow = String.raw`säljs\s+(?:som\s+)?(?:delvis\s+)?uthyrd\p{L}*|besittningsskydd\p{L}*|hyresgäst(?:en|er|erna)?\s+(?:\p{L}+\s+)?(?:bor|har\s+(?:kontrakt|avtal|rätt)|vill\s+bo|sitter|följer\s+med|stannar)(?:\s+kvar)?|över(?:tar?|tas)\s+(?:\p{L}+\s+){0,3}hyres(?:avtal|kontrakt|gäst)\p{L}*|hyres(?:avtal|kontrakt)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:löper|övertas|övergår|följer\s+med|(?:är\s+)?(?:ej|inte)\s+uppsag[dt])|(?:befintlig|sittande|nuvarande)\p{L}*\s+hyresgäst\p{L}*|${dwelling}\s+(?:är|hyrs)\s+${plainWord}?(?:uthyr[dt](?!\p{L})|ut\s+till|beboe?dd?\s+av\s+(?:en\s+)?hyresgäst)`;
const successor = String.raw`träder\s+in\s+${plainGap(40)}(?<!\p{L})hyresvärd\p{L}*|(?:blir|tar\s+över\s+som|går\s+in\s+som|övertar\s+rollen\s+som)\s+(?:ny\s+)?hyresvärd(?!\p{L})`;
const living = String.raw`(?:bor|sitter|finns)\s+${plainGap(40)}(?<!\p{L})hyresgäst(?:er)?(?!\p{L})|hyresgäst(?:en)?(?!\p{L})[^.;!?\n]{0,50}?(?<!\p{L})har\s+(?:ett\s+)?(?:hyres)?(?:avtal|kontrakt)(?!\p{L})|hyr\s+(?:hela\s+)?(?:huset|villan|lägenheten|bostaden)\s+(?:i\s+dag|idag|nu|sedan|tills|och)|bor\s+(?!(?:du|man|ni|vi|jag|säljar\p{L}*)\s)${plainGap(50)}i\s+(?:lägenheten|bostaden|huset|villan)${plainGap(40)}(?<!\p{L})(?:betalar|hyr)(?!\p{L})`;
const leaves = String.raw`(?<!(?:vi|du|ni|jag|säljaren|säljarna)\s)flyttar|uppsag[dt](?<!(?:ej|inte)\s+uppsag[dt])|sagt\s+upp(?<!(?:ej|inte)\s+sagt\s+upp)|sagts\s+upp(?<!(?:ej|inte)\s+sagts\s+upp)|(?:utan|avstått|avtalat\s+bort)\s+(?:\p{L}+\s+)?besittningsskydd`;
const onlyPart = String.raw`källar|över-?\s?våning|undervåning|bottenvåning|vindsvåning|uthyrningsdel|delvis|del\s+av|en\s+av\s+lägenheterna|lägenheterna|gäst(?:hus|stug)|lokal|inneboende|två\s+av`;
const stays = String.raw`tills\s?vidare|besittning|hyresvärd|(?:ej|inte)\s+(?:\p{L}+\s+)?(?:uppsag[dt]|sagts?\s+upp)|bo(?:r)?\s+kvar|obestämd\s+tid|utan\s+slut|följer\s+med|övergår|stanna(?:r|s)?(?!\p{L})`;

/** A shop or an office in the house, and no word of somebody who lives there. */
const business = String.raw`\p{L}*(?:handel|butik|affär|bageri|kafé|café|konditori|restaurang|krog|bar|salong|frisör|kontor|ateljé|galleri|apotek|klinik|mottagning|gym|studio|förskola|verkstad|bolag|firma|byrå|tandläkar\p{L}*|skrädd\p{L}*)`;
const shop = String.raw`^(?!.*(?<!\p{L})(?:bor|bo|boende|lägenheten|bostaden)(?!\p{L}))(?=.*(?<!\p{L})(?:gatu(?:plan|nivå|våning)(?:et|en|n)?|\p{L}*lokal(?:en|er|erna)?|hyresgäst(?:en)?,\s+(?:en|ett)\s+(?:\p{L}+\s+){0,2}?${business})(?!\p{L}))`;

/** The contract, who sells and who else has a right to the home. */
export const contractWordings = {
  /** `En tvist pågår`, `tingsrätten`. */
  dispute: {
    words: String.raw`(?:pågående\s+)?(?:rätts|gräns|granne?)?tvist(?:en|er)?(?!\p{L})|rättsprocess\p{L}*|stämningsansök\p{L}*|stämt\s+(?:förening|entreprenör|säljar|bolag|byggherre)\p{L}*|tingsrätten`,
    cases: {
      /** `Tvisten är löst`. */
      ended: {
        words: String.raw`avslutad|förlik|löst|vann|slutade\s+(?:i\s+(?:godo|samförstånd)|med\s+att\s+(?:han|hon|de|grann\p{L}*)\s+fick\s+(?:\p{L}+\s+)?(?:lov|bygglov|tillstånd)(?!\p{L}))`,
      },
    },
  },
  /** A seller who answers for nothing: `friskrivning`, `säljs i befintligt skick`. */
  disclaimer: {
    words: String.raw`friskriv\p{L}*|(?:(?:för)?sälj(?:s|es|as|er|ningen\s+sker)|överlåt(?:s|es|as|elsen\s+sker)|avyttras|köps|förvärvas)(?:\s+(?:härmed|alltså|därför|helt|nu|vidare|\p{L}*(?:huset|villan|bostaden|lägenheten|fastigheten|stugan))){0,3}\s+i\s+(?:(?:sitt|det|dess|ett)\s+)?(?:befintligt|befintliga|nuvarande)\s+skick|i\s+det\s+skick\s+(?:som\s+)?(?:den|det|\p{L}*(?:huset|villan|bostaden|lägenheten|fastigheten|stugan))\s+(?:nu\s+)?(?:är|befinner|står|har|besiktiga|visa)\p{L}*|(?:säljs|överlåts|köps)\s+(?:helt\s+)?(?:som\s+(?:den|det)\s+(?:är|står)|i\s+(?:sitt\s+)?skick\s+som\s+(?:den|det)|as\s+is)(?!\p{L})|(?:avsäger|frånsäger|undandrar)\s+sig\s+(?:\p{L}+\s+){0,3}?ansvar\p{L}*|köparen?\s+(?:avstår|avsäger\s+sig)\s+(?:från\s+)?(?:rätten\s+)?(?:att|alla|varje|påfölj)\p{L}*|köparen?\s+(?:\p{L}+\s+)?(?:godtar|accepterar|övertar|tar\s+över|ansvarar\s+för|svarar\s+för)\s+(?:\p{L}+\s+){0,3}?(?:fel|brister|skicket|ansvaret\s+för)(?!\p{L})|säljaren?\s+(?:har\s+inget|tar\s+inget|ansvarar\s+(?:ej|inte)|svarar\s+(?:ej|inte)|garanterar\s+(?:ej|inte))\s*\p{L}*|(?:utan|inga)\s+(?:ansvar|garantier)\s+(?:för|från)\s+säljar\p{L}*`,
    unless: String.raw`friskriver\s+sig\s+(?:ej|inte)|(?:ingen|inte|ej|utan)\s+(?:\p{L}+\s+){0,2}?friskriv`,
    holdsDenial: true,
    cases: {
      /** `Säljs i befintligt skick`, and nothing more. */
      asItStands: {
        words: String.raw`^(?!.*(?:friskriv|ansvar|avstår|avsäg|godtar|accepterar|fel(?!\p{L})|brister|garant))(?=.*befintlig\p{L}*\s+skick)`,
      },
    },
  },
  /** `Säljs av dödsbo`. */
  'estate-sale': { words: String.raw`dödsbo\p{L}*` },
  /** `Exekutiv försäljning`, `konkursbo`. */
  'forced-sale': {
    words: String.raw`exekutiv\p{L}*|konkurs(?:bo|förvaltare)\p{L}*|utmät\p{L}*|kronofogd\p{L}*|tvångsförsälj\p{L}*`,
  },
  /** Somebody rents the home or a part of it: `säljs med sittande hyresgäst`. */
  'tenant-stays': {
    words: `${letNow}|${successor}|${living}`,
    unless: String.raw`hyresrätt(?:er|erna)(?!\p{L})|hyresgäster\s+i\s+föreningen|veckovis|per\s+vecka|airbnb|varit\s+uthyr|flytta(?:t|de)\s+ut|har\s+flyttat|\p{L}*arrend\p{L}*|tomträtt\p{L}*|ofri\s+grund`,
    cases: {
      /** `I gatuplanet finns en hyresgäst, en bokhandel`. */
      shop: { words: shop },
      /** `Hyresgästen flyttar i maj`. */
      leaves: { words: `^(?=.*(?<!\\p{L})(?:${leaves}))`, within: 'passage' },
      /** `Källaren är uthyrd`. */
      partOfHome: { words: `^(?=.*(?<!\\p{L})(?:${onlyPart}))` },
      /** `Hyresavtalet löper tills vidare`. */
      stays: { words: `^(?=.*(?<!\\p{L})(?:${stays}))`, within: 'passage' },
    },
  },
  /** A right of others to buy first: `förköpsrätt`, `hembud`. */
  'pre-emption': {
    words: String.raw`förköp(?:srätt|sberättig)\p{L}*|hembud(?!svärd)\p{L}*`,
    unless: String.raw`avskaffa\p{L}*|upphör(?:t|de)|avstått|tackat\s+nej|prövad`,
    mayBeNeighbours: true,
  },
  /** `Huset ägs av tre syskon`, `ideell andel`. */
  'co-owned': {
    words: String.raw`samäg(?:d|t|da|ande\p{L}*|s)|(?:ägs|ägd|ägt)\s+${plainWord}?(?:av|mellan)\s+(?:flera|två|tre|fyra|fem|syskon)(?:\s+\p{L}+)?|ideell\p{L}*\s+andel\p{L}*|samäganderätt\p{L}*`,
    unless: forThings,
    cases: {
      /** `En ideell andel säljs`. */
      shareForSale: { words: String.raw`^(?=.*ideell\p{L}*\s+andel)` },
    },
  },
} satisfies Wordings;
