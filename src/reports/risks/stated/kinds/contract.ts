import { grantedRoomRisks } from './granted-rooms.js';
import { ownBillRisks } from './own-bills.js';
import { general, plainGap, plainWord, type TextRisk } from '../text-risk.js';

const forThings = String.raw`väg(?:en|ar)?(?!\p{L})|brygg|brunn|båt|parkering|grönområd|samfäll|strand|förråd|tvätt|pool|garage|mark|skog|lekplats`;

const dwelling = String.raw`\p{L}*(?:bostad|lägenhet|våning|villa|hus|källarplan|källar|uthyrningsdel)(?:en|et|n)?`;
const letNow = String.raw`säljs\s+(?:som\s+)?(?:delvis\s+)?uthyrd\p{L}*|besittningsskydd\p{L}*|hyresgäst(?:en|er|erna)?\s+(?:\p{L}+\s+)?(?:bor|har\s+(?:kontrakt|avtal|rätt)|vill\s+bo|sitter|följer\s+med|stannar)(?:\s+kvar)?|över(?:tar?|tas)\s+(?:\p{L}+\s+){0,3}hyres(?:avtal|kontrakt|gäst)\p{L}*|hyres(?:avtal|kontrakt)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:löper|övertas|övergår|följer\s+med|(?:är\s+)?(?:ej|inte)\s+uppsag[dt])|(?:befintlig|sittande|nuvarande)\p{L}*\s+hyresgäst\p{L}*|${dwelling}\s+(?:är|hyrs)\s+${plainWord}?(?:uthyr[dt](?!\p{L})|ut\s+till|beboe?dd?\s+av\s+(?:en\s+)?hyresgäst)`;
const successor = String.raw`träder\s+in\s+${plainGap(40)}(?<!\p{L})hyresvärd\p{L}*|(?:blir|tar\s+över\s+som|går\s+in\s+som|övertar\s+rollen\s+som)\s+(?:ny\s+)?hyresvärd(?!\p{L})`;
const living = String.raw`(?:bor|sitter|finns)\s+${plainGap(40)}(?<!\p{L})hyresgäst(?:er)?(?!\p{L})|hyresgäst(?:en)?(?!\p{L})[^.;!?\n]{0,50}?(?<!\p{L})har\s+(?:ett\s+)?(?:hyres)?(?:avtal|kontrakt)(?!\p{L})|hyr\s+(?:hela\s+)?(?:huset|villan|lägenheten|bostaden)\s+(?:i\s+dag|idag|nu|sedan|tills|och)|bor\s+(?!(?:du|man|ni|vi|jag|säljar\p{L}*)\s)${plainGap(50)}i\s+(?:lägenheten|bostaden|huset|villan)${plainGap(40)}(?<!\p{L})(?:betalar|hyr)(?!\p{L})`;
const leaves = String.raw`(?<!(?:vi|du|ni|jag|säljaren|säljarna)\s)flyttar|uppsag[dt](?<!(?:ej|inte)\s+uppsag[dt])|sagt\s+upp(?<!(?:ej|inte)\s+sagt\s+upp)|sagts\s+upp(?<!(?:ej|inte)\s+sagts\s+upp)|(?:utan|avstått|avtalat\s+bort)\s+(?:\p{L}+\s+)?besittningsskydd`;
const onlyPart = String.raw`källar|över-?\s?våning|undervåning|bottenvåning|vindsvåning|uthyrningsdel|delvis|del\s+av|en\s+av\s+lägenheterna|lägenheterna|gäst(?:hus|stug)|lokal|inneboende|två\s+av`;
const stays = String.raw`tills\s?vidare|besittning|hyresvärd|(?:ej|inte)\s+(?:\p{L}+\s+)?(?:uppsag[dt]|sagts?\s+upp)|bo(?:r)?\s+kvar|obestämd\s+tid|utan\s+slut|följer\s+med|övergår|stanna(?:r|s)?(?!\p{L})`;

/** The contract, who sells and who else has a right to the home. */
export const contractRisks: readonly TextRisk[] = [
  {
    rule: 'dispute',
    pattern: String.raw`(?:pågående\s+)?(?:rätts|gräns|granne?)?tvist(?:en|er)?(?!\p{L})|rättsprocess\p{L}*|stämningsansök\p{L}*|stämt\s+(?:förening|entreprenör|säljar|bolag|byggherre)\p{L}*|tingsrätten`,
    title: 'En tvist',
    category: 'Avtal',
    severity: 'warning',
    cases: [{ when: String.raw`avslutad|förlik|löst|vann`, severity: null }],
    description: 'Annonsen nämner en tvist. Utgången kan kosta föreningen eller dig.',
    action: 'Be om en skriftlig beskrivning av tvisten och vad den kan kosta.',
    source: general,
  },
  {
    rule: 'disclaimer',
    pattern: String.raw`friskriv\p{L}*|(?:(?:för)?sälj(?:s|es|as|er|ningen\s+sker)|överlåt(?:s|es|as|elsen\s+sker)|avyttras|köps|förvärvas)(?:\s+(?:härmed|alltså|därför|helt|nu|vidare|\p{L}*(?:huset|villan|bostaden|lägenheten|fastigheten|stugan))){0,3}\s+i\s+(?:(?:sitt|det|dess|ett)\s+)?(?:befintligt|befintliga|nuvarande)\s+skick|i\s+det\s+skick\s+(?:som\s+)?(?:den|det|\p{L}*(?:huset|villan|bostaden|lägenheten|fastigheten|stugan))\s+(?:nu\s+)?(?:är|befinner|står|har|besiktiga|visa)\p{L}*|(?:säljs|överlåts|köps)\s+(?:helt\s+)?(?:som\s+(?:den|det)\s+(?:är|står)|i\s+(?:sitt\s+)?skick\s+som\s+(?:den|det)|as\s+is)(?!\p{L})|(?:avsäger|frånsäger|undandrar)\s+sig\s+(?:\p{L}+\s+){0,3}?ansvar\p{L}*|köparen?\s+(?:avstår|avsäger\s+sig)\s+(?:från\s+)?(?:rätten\s+)?(?:att|alla|varje|påfölj)\p{L}*|köparen?\s+(?:\p{L}+\s+)?(?:godtar|accepterar|övertar|tar\s+över|ansvarar\s+för|svarar\s+för)\s+(?:\p{L}+\s+){0,3}?(?:fel|brister|skicket|ansvaret\s+för)(?!\p{L})|säljaren?\s+(?:har\s+inget|tar\s+inget|ansvarar\s+(?:ej|inte)|svarar\s+(?:ej|inte)|garanterar\s+(?:ej|inte))\s*\p{L}*|(?:utan|inga)\s+(?:ansvar|garantier)\s+(?:för|från)\s+säljar\p{L}*`,
    stated: true,
    unless: String.raw`friskriver\s+sig\s+(?:ej|inte)|(?:ingen|inte|ej|utan)\s+(?:\p{L}+\s+){0,2}?friskriv`,
    title: 'Säljarens friskrivning',
    category: 'Avtal',
    severity: 'warning',
    cases: [
      {
        when: String.raw`^(?!.*(?:friskriv|ansvar|avstår|avsäg|godtar|accepterar|fel(?!\p{L})|brister|garant))(?=.*befintlig\p{L}*\s+skick)`,
        severity: 'warning',
        title: 'Försäljning i befintligt skick',
        description:
          'Säljaren vill att du tar bostaden som den är. Orden räcker sällan som friskrivning från dolda fel, men en tydligare klausul kan stå i kontraktet.',
      },
    ],
    description:
      'Säljaren vill inte ansvara för fel som visar sig efter köpet. Då är din egen undersökning det enda skyddet.',
    action: 'Låt besiktiga före kontrakt och be en jurist läsa klausulen. Ta med risken i ditt bud.',
    source: 'husadvokaten.se (ansvar för dolda fel)',
  },
  {
    rule: 'estate-sale',
    pattern: String.raw`dödsbo\p{L}*`,
    title: 'Ett dödsbo som säljare',
    category: 'Avtal',
    severity: 'notice',
    weight: 1,
    description:
      'De som säljer har sällan bott här och kan därför svara på lite. Ofta följer en friskrivning med i kontraktet.',
    action: 'Fråga grannar och förening om det ingen annan vet, och läs kontraktet noga.',
    source: general,
  },
  {
    rule: 'forced-sale',
    pattern: String.raw`exekutiv\p{L}*|konkurs(?:bo|förvaltare)\p{L}*|utmät\p{L}*|kronofogd\p{L}*|tvångsförsälj\p{L}*`,
    title: 'Försäljning genom konkurs eller Kronofogden',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Den som säljer har inte bott här och lämnar inga garantier. Reglerna om dolda fel gäller inte alltid.',
    action: 'Läs villkoren, och räkna med att ingen kan svara på frågor om skicket.',
    source: general,
  },
  {
    rule: 'tenant-stays',
    pattern: `${letNow}|${successor}|${living}`,
    unless: String.raw`hyresrätt(?:er|erna)(?!\p{L})|hyresgäster\s+i\s+föreningen|veckovis|per\s+vecka|airbnb|varit\s+uthyr|flytta(?:t|de)\s+ut|har\s+flyttat|\p{L}*arrend\p{L}*|tomträtt\p{L}*|ofri\s+grund`,
    title: 'En hyresgäst i bostaden eller en del av den',
    category: 'Avtal',
    severity: 'warning',
    cases: [
      { when: `^(?=.*(?<!\\p{L})(?:${leaves}))`, within: 'passage', severity: 'warning', weight: 1 },
      { when: `^(?=.*(?<!\\p{L})(?:${onlyPart}))`, severity: 'warning' },
      {
        when: `^(?=.*(?<!\\p{L})(?:${stays}))`,
        within: 'passage',
        severity: 'critical',
        title: 'En hyresgäst som bor kvar efter köpet',
        description:
          'Den som hyr har ett avtal som går över på dig, ofta utan slutdatum. Du blir hyresvärd, och hyresgästen kan ha rätt att bo kvar, så du kan kanske inte flytta in alls.',
        action:
          'Be om hyresavtalet och skriftligt besked om uppsägning innan du lägger bud, och fråga en jurist om besittningsskyddet. Hör också med banken, för bolån förutsätter ofta att du ska bo där.',
      },
    ],
    description:
      'Den som hyr kan ha rätt att bo kvar efter köpet. Då kan du kanske inte flytta in när du tänkt.',
    action: 'Be om hyresavtalet och ett skriftligt besked om när hyresgästen flyttar.',
    source: general,
  },
  {
    rule: 'pre-emption',
    pattern: String.raw`förköp(?:srätt|sberättig)\p{L}*|hembud(?!svärd)\p{L}*`,
    nearby: true,
    unless: String.raw`avskaffa\p{L}*|upphör(?:t|de)|avstått|tackat\s+nej|prövad`,
    title: 'Förköpsrätt eller hembud',
    category: 'Avtal',
    severity: 'warning',
    description:
      'Någon annan har rätt att köpa eller lösa in bostaden före dig. Affären är inte säker förrän den har tackat nej.',
    action:
      'Be om avtalet eller stadgarna, och ett skriftligt besked om att rätten inte används, innan du betalar handpenning.',
    source: general,
  },
  {
    rule: 'co-owned',
    pattern: String.raw`samäg(?:d|t|da|ande\p{L}*|s)|(?:ägs|ägd|ägt)\s+${plainWord}?(?:av|mellan)\s+(?:flera|två|tre|fyra|fem|syskon)(?:\s+\p{L}+)?|ideell\p{L}*\s+andel\p{L}*|samäganderätt\p{L}*`,
    unless: forThings,
    title: 'Flera ägare till bostaden',
    category: 'Avtal',
    severity: 'notice',
    weight: 0.5,
    cases: [
      {
        when: String.raw`^(?=.*ideell\p{L}*\s+andel)`,
        severity: 'warning',
        title: 'Köp av en andel i fastigheten',
        description:
          'Du köper en del av fastigheten och äger den tillsammans med andra. Då behövs de andras ja till det mesta, och banken kan säga nej till lån.',
        action: 'Be om samäganderättsavtalet, och fråga din bank om andelen går att belåna.',
      },
    ],
    description: 'Alla som äger bostaden måste gå med på köpet.',
    action: 'Se i lagfarten att alla ägare skriver på kontraktet.',
    source: general,
  },
  ...ownBillRisks,
  ...grantedRoomRisks,
];
