import { isWaterKnown } from '../../../reading/stated/well-water.js';
import type { waterAndSewageWordings } from '../../../reading/stated/wordings/water-and-sewage.js';
import { general, type Entries } from '../entry.js';

/** Own sewage and own water. */
export const waterAndSewageRisks: Entries<typeof waterAndSewageWordings> = {
  'sewage-rejected': {
    title: 'Avlopp som inte är godkänt',
    category: 'Vatten och avlopp',
    severity: 'critical',
    description:
      'Ett avlopp som är underkänt eller förbjudet måste göras om, och kommunen kan förbjuda att det används tills dess.',
    action: 'Be om kommunens beslut och en offert på ny anläggning, och räkna av kostnaden från ditt bud.',
    cost: 'privateSewage',
    source: general,
    only: 'property',
    mendedAs: 'sewage-renewed',
    cases: {
      ofOthers: null,
      formerPlant: null,
      renewed: null,
    },
  },
  'sewage-exemption': {
    title: 'Avlopp på dispens',
    category: 'Vatten och avlopp',
    severity: 'warning',
    description: 'En dispens kan vara tidsbegränsad och gälla bara nuvarande ägare eller antal boende.',
    action: 'Be om beslutet och fråga kommunen om det gäller även dig.',
    source: general,
    only: 'property',
  },
  'water-unfit': {
    title: 'Anmärkning på dricksvattnet',
    category: 'Vatten och avlopp',
    severity: 'warning',
    description:
      'Vattnet i brunnen räcker inte till, eller provet har en anmärkning. Filter, ny brunn eller anslutning kan behövas.',
    action: 'Be om hela vattenprovet med datum, och ta in pris på åtgärd.',
    source: general,
    only: 'property',
    cases: {
      fitWithRemark: { severity: 'notice', weight: 1 },
      unfit: { severity: 'warning', weight: 3, title: 'Otjänligt dricksvatten' },
      salt: {
        severity: 'warning',
        title: 'Salt i brunnens vatten',
        description:
          'Annonsen säger att vattnet är eller blir salt. Salt tränger in när brunnen tas i anspråk hårt, det fräter på rör och pump, och en djupare brunn gör det ofta värre.',
        action:
          'Be om prov med kloridhalt från sensommaren, och fråga kommunen om anslutning eller avsaltning går att ordna.',
      },
      runsDry: {
        severity: 'warning',
        title: 'En brunn som inte räcker till',
        description:
          'Annonsen säger att brunnen tar slut ibland. Då behövs tillkört vatten, en ny brunn eller anslutning till kommunens vatten.',
        action: 'Fråga när det hände senast och hur länge, och ta in pris på en ny brunn.',
      },
    },
  },
  'well-untested': {
    title: 'Egen brunn utan vattenprov',
    category: 'Vatten och avlopp',
    severity: 'notice',
    weight: 1,
    description:
      'Huset har eget vatten, men annonsen nämner inget godkänt vattenprov. Kvalitet och mängd kan bara ett prov och säljaren svara på.',
    action:
      'Be om ett vattenprov som är yngre än tre år, helst med radon och metaller, och fråga om brunnen sinar.',
    source: 'Livsmedelsverket och kommunen (råd om enskild dricksvattenförsörjning)',
    only: 'property',
    adjust: (context, stated) => (isWaterKnown(context) ? null : stated),
  },
  'summer-water': {
    title: 'Endast sommarvatten',
    category: 'Vatten och avlopp',
    severity: 'notice',
    weight: 1,
    description: 'Vattnet är avstängt under den kalla delen av året. Då går huset inte att bo i som vanligt.',
    action: 'Fråga vilka månader vattnet är på, och om anslutning året runt är möjlig.',
    source: general,
  },
  'connection-ahead': {
    title: 'Anslutning till kommunalt vatten och avlopp som väntar',
    category: 'Kostnader',
    severity: 'warning',
    weight: 1.5,
    description:
      'Annonsen säger att huset ska anslutas till kommunens ledningar. Den som äger fastigheten när avgiften ska betalas står för den, och till det kommer rör och grävning på tomten.',
    action:
      'Fråga kommunen när anslutningen sker och vad avgiften blir med årets taxa, ta in pris på grävningen och skriv in i kontraktet vem som betalar.',
    source: general,
    only: 'property',
    // Who builds on a plot counts on a connection.
    adjust: ({ home }, stated) =>
      home.form === 'plot' ? { ...stated, severity: 'notice', weight: 1 } : stated,
  },
  'toilet-without-sewer': {
    title: 'Toalett utan avlopp',
    category: 'Vatten och avlopp',
    severity: 'notice',
    weight: 0.5,
    description:
      'Huset har en toalett utan spolning. Den kräver skötsel, och en vattentoalett kan behöva kommunens tillstånd och ett nytt avlopp.',
    action: 'Fråga om det finns en vattentoalett också, och vad kommunen tillåter på tomten.',
    source: general,
    only: 'property',
  },
  soakaway: {
    title: 'Avlopp till stenkista',
    category: 'Vatten och avlopp',
    severity: 'warning',
    weight: 1,
    description:
      'Vatten från bad, disk och tvätt leds till en stenkista. Det räknas sällan som tillräcklig rening i dag, så kommunen kan kräva en ny anläggning.',
    action:
      'Be om tillståndet och fråga kommunens miljökontor vad som krävs, och ta in pris på en ny lösning.',
    cost: 'privateSewage',
    source: general,
    only: 'property',
  },
  'connection-fees': {
    title: 'Anslutningsavgifter som tillkommer',
    category: 'Kostnader',
    severity: 'notice',
    weight: 1,
    description:
      'Anslutning till vatten, avlopp eller el ingår inte i priset. Lägg ihop summorna med utgångspriset när du jämför.',
    action: 'Be om skriftliga besked om varje avgift, och fråga vilket år taxan gäller.',
    source: general,
    only: 'property',
  },
};
