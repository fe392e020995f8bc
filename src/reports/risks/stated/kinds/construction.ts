import type { Context } from '../../../facts/context.js';
import {
  hasDehumidifier,
  isGroundMeasuredDry,
  isTorpargrund,
} from '../../../reading/stated/ground-measured.js';
import {
  isRebuilt,
  isStoneBehindRender,
  measuredInWall,
  namesSingleStage,
} from '../../../reading/stated/single-stage.js';
import type { constructionWordings } from '../../../reading/stated/wordings/construction.js';
import { general, type Entries, type Level, type StatedRisk } from '../entry.js';

const goesOnSettling =
  'Annonsen tyder på att huset rör sig, eller att grunden behöver förstärkas. Grundförstärkning är bland det dyraste som kan göras på ett hus. Det du vet före köpet får du svårt att kräva ersättning för.';
const measuredDry: Level = {
  severity: 'notice',
  weight: 0.5,
  description:
    'Det här är en känd riskkonstruktion. Annonsen säger att den är mätt och torr, så risken är mindre, men mätningen gäller dagen den gjordes.',
};

/** In houses of other years such a wall is rare. Our own limits. */
const builtSo = { from: 1975, to: 2012 } as const;

/** From so many years on a measurement of moisture says little of today. Our own limit. */
const oldMeasurement = 3;

/** What to do about a wall whose moisture was measured in a year, if the advert names one. */
function readProtocol(measured: number | null, today: number): string {
  const age = measured === null ? 0 : today - measured;
  return (
    `Läs protokollet från fuktmätningen${measured === null ? '' : ` ${measured}`}` +
    (age >= oldMeasurement ? `, och låt mäta igen före bud eftersom den är ${age} år gammal` : '') +
    '. Fråga om alla väggar mättes, och ta in pris på ombyggnad.'
  );
}

/** A wall that was rebuilt, measured, or is of stone or of other years than those in which it was built so. */
function byRestOfAdvert(context: Context, found: StatedRisk): StatedRisk | null {
  if (isRebuilt(context, found.quotes))
    return {
      ...found,
      title: 'Ombyggd fasad',
      severity: 'notice',
      weight: 0.5,
      description:
        'Fasaden var enstegstätad, en känd riskkonstruktion, men annonsen säger att den är ombyggd.',
      action: 'Be om slutbesked, fuktrapport och garanti från ombyggnaden.',
      cost: undefined,
    };
  const measured = measuredInWall(context);
  const stated = measured ? { ...found, action: readProtocol(measured.year, context.year) } : found;
  const named = stated.quotes.filter(namesSingleStage);
  if (named.length > 0) return { ...stated, quotes: named };
  if (isStoneBehindRender(context, stated.quotes)) return null;
  const built = context.listing.yearBuilt;
  return built !== undefined && (built < builtSo.from || built > builtSo.to)
    ? { ...stated, severity: 'warning' }
    : stated;
}

/** Constructions known to hide moisture, and a frame or ground that moves. */
export const constructionRisks: Entries<typeof constructionWordings> = {
  'single-stage-facade': {
    title: 'Enstegstätad fasad',
    category: 'Riskkonstruktion',
    severity: 'critical',
    description:
      'Putsen sitter direkt på väggens isolering utan luftspalt. Fukt som tar sig in blir kvar, och skador kan finnas utan att de syns. Eftersom konstruktionen är känd är det svårt att kräva säljaren på pengar i efterhand.',
    action:
      'Köp inte utan fuktmätning i väggarna av en opartisk besiktningsman, och ta in pris på ombyggnad.',
    cost: 'singleStageFacade',
    source: 'sessies.se (varning 2007), fastighetshuset.nu',
    adjust: byRestOfAdvert,
  },
  'crawl-space': {
    title: 'Krypgrund',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Sommarluft som kyls av under huset blir fuktig, och träet i golvet kan mögla utan att det märks i rummen. En känd riskkonstruktion räknas sällan som dolt fel.',
    action: 'Fråga efter fuktmätning och avfuktare, och låt besiktningsmannen gå ner i grunden.',
    source: 'cacsweden.com, byggahus.se',
    adjust: (context, stated) => {
      const named = { ...stated, title: isTorpargrund(stated.quotes) ? 'Torpargrund' : 'Krypgrund' };
      if (isGroundMeasuredDry(context))
        return {
          ...named,
          severity: 'notice',
          weight: 0.5,
          description:
            'Annonsen säger att grunden är mätt och torr. Konstruktionen är ändå känslig, så mät om med några års mellanrum.',
        };
      if (hasDehumidifier(context))
        return {
          ...named,
          severity: 'notice',
          weight: 1,
          description:
            'Grunden har avfuktare enligt annonsen, men ingen fuktmätning nämns. Utan mätning vet ingen om den räcker.',
        };
      return named;
    },
  },
  'battened-slab': {
    title: 'Uppreglat golv på betongplatta',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Trä som ligger direkt på en oisolerad platta suger fukt från marken. Mögel under golvet känns ofta bara som lukt.',
    action: 'Låt besiktningsmannen ta prov under golvet vid ytterväggarna.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
    cases: {
      withSmell: {
        severity: 'warning',
        weight: 3,
        title: 'Uppreglat golv på betongplatta med lukt',
        description:
          'Trä som ligger direkt på en oisolerad platta suger fukt från marken. Annonsen nämner också lukt, och det är ofta så mögel under golvet märks.',
        action: 'Låt en besiktningsman ta prov under golvet före bud, och ta in pris på ett nytt golv.',
      },
      measuredDry,
    },
  },
  'casein-screed': {
    title: 'Flytspackel med kasein',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Flytspackel med kasein lades omkring 1977–1983. Blir det fuktigt bryts det ner, luktar och missfärgar golv.',
    action: 'Be om provtagning av spacklet, och känn efter om det luktar i hörn och garderober.',
    source: general,
  },
  'basement-insulated-inside': {
    title: 'Invändigt isolerad källare',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Isolering och trä mot insidan av en källarvägg gör väggen kall och fuktig, och mögel bakom den syns inte.',
    action: 'Låt besiktningsmannen mäta bakom väggen, och fråga när huset dränerades.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
    cases: { measuredDry },
  },
  'magnesium-boards': {
    title: 'Skivor av magnesiumoxid i väggarna',
    category: 'Riskkonstruktion',
    severity: 'warning',
    description:
      'Skivorna användes omkring 2010–2015 och kan suga fukt ur luften så att fästen rostar och trä blir blött.',
    action: 'Fråga om väggarna är undersökta och om någon garanti gäller.',
    source: general,
  },
  'wall-removed': {
    title: 'Bärande vägg som är borttagen',
    category: 'Stomme',
    severity: 'warning',
    weight: 2,
    description:
      'En vägg som bär har tagits ned, och annonsen säger inte vem som räknade på det. Utan en beräkning vet ingen om taket eller våningen ovanför bärs säkert.',
    action:
      'Be om konstruktörens beräkning, kommunens startbesked och i en bostadsrätt föreningens medgivande.',
    source: 'Plan- och byggförordningen 6 kap. 5 § (anmälan om bärande delar)',
    cases: {
      withoutPapers: {
        severity: 'critical',
        title: 'Bärande vägg borttagen utan papper',
        description:
          'En vägg som bär har tagits ned utan handlingar. Kommunen och en förening kan kräva att den byggs upp igen, och du som äger får betala. Ingen vet om det som vilade på den bärs säkert.',
        action:
          'Låt en byggnadskonstruktör räkna på det före bud, och köp inte innan kommunen och en förening har sagt ja i efterhand.',
      },
      withPapers: null,
    },
  },
  'settlement-damage': {
    title: 'Sättningar i huset',
    category: 'Grund',
    severity: 'warning',
    weight: 3,
    description:
      'Sättningar betyder att grunden rör sig. Det kan vara gammalt och stilla eller pågående och dyrt.',
    action: 'Låt en konstruktör bedöma om rörelsen pågår innan du lägger bud.',
    source: 'fastighetshuset.nu, jordabalksbesiktning.se',
    mendedAs: 'repaired-damage',
    cases: {
      goingOn: {
        severity: 'critical',
        title: 'Sättningar som inte är åtgärdade',
        description: goesOnSettling,
      },
      growingYearly: {
        severity: 'critical',
        title: 'Sättningar som inte är åtgärdade',
        description: goesOnSettling,
      },
      strengthened: {
        severity: 'notice',
        weight: 1,
        title: 'Grund som är förstärkt efter sättningar',
        description:
          'Annonsen berättar om sättningar och om en förstärkning av grunden. Fråga hur den gjordes och om huset rört sig efteråt.',
        action: 'Be om handlingarna från grundförstärkningen och eventuella mätningar efteråt.',
      },
      onlySlopingFloor: {
        severity: 'notice',
        weight: 1,
        title: 'Golv som lutar',
        description:
          'Golv som lutar är vanligt i gamla hus, men kan också betyda att grunden eller bjälklaget har rört sig.',
      },
      oldOrStill: { severity: 'notice', weight: 1 },
    },
  },
  'unsafe-part': {
    title: 'En del av huset som inte är säker att använda',
    category: 'Skick',
    severity: 'warning',
    weight: 3,
    description: 'Annonsen säger att något riskerar att rasa eller inte får beträdas.',
    action: 'Fråga vem som ska åtgärda det, när det blir klart och vem som betalar.',
    source: general,
    mendedAs: 'repaired-damage',
  },
};
