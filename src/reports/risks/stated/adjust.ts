import { dry } from './kinds/moisture.js';
import type { Context } from '../../facts/context.js';
import { denied } from '../../reading/assertion/denial.js';
import { latestRadon, radonLimit } from '../home/radon.js';
import { boundedBlanks, findAll, sentenceAround, sentences, words } from '../../reading/text/sources.js';
import { mouldPlaces, wallMeasured } from './places.js';
import { standingOf } from '../../reading/assertion/standing.js';
import type { Stated } from './stated.js';
import { latinRegExp } from '../../reading/text/latin.js';

/** What the rest of the advert says about a stated risk: a measurement, another source of heat, the frame of the house. */
export function adjusted(context: Context, stated: Stated): Stated | null {
  return adjustments[stated.risk.rule]?.(context, stated) ?? (adjustments[stated.risk.rule] ? null : stated);
}

const adjustments: Readonly<Record<string, (context: Context, stated: Stated) => Stated | null>> = {
  'crawl-space': (context, found) => {
    const isTorpar = found.quotes.every(({ text }) => /torpar/iu.test(text));
    const stated = { ...found, risk: { ...found.risk, title: isTorpar ? 'Torpargrund' : 'Krypgrund' } };
    if (measuredDry(context))
      return lighter(
        stated,
        0.5,
        'Annonsen säger att grunden är mätt och torr. Konstruktionen är ändå känslig, så mätningen behöver göras om med några års mellanrum.',
      );
    if (
      findAll(context.sources, dehumidifier).some((quote) => standingOf(context.sources, quote) === 'stated')
    )
      return lighter(
        stated,
        1,
        'Grunden har avfuktare enligt annonsen, men ingen fuktmätning nämns. Utan mätning vet ingen om den räcker.',
      );
    return stated;
  },
  'blue-concrete': (context, stated) => {
    const measured = latestRadon(context);
    return measured && measured.value <= radonLimit
      ? lighter(stated, 0.5, 'Blåbetong avger radon, men annonsen anger en mätning under gränsvärdet.')
      : stated;
  },
  'well-untested': ({ sources }, stated) =>
    findAll(sources, waterKnown).some((quote) => !denied(sources, quote)) ? null : stated,
  'radon-unmeasured': (context, stated) =>
    isRadonRisk(context)
      ? {
          ...stated,
          level: {
            severity: 'warning',
            description:
              'Annonsen säger att radon inte är mätt, och huset är av en sort där radon är vanligt. Gränsen inomhus är 200 Bq/m³.',
          },
        }
      : stated,
  mould: (context, stated) => {
    const where = stated.level.title === undefined ? mouldPlaces(context, stated.quotes) : null;
    return where ? { ...stated, risk: { ...stated.risk, title: `Mögel ${where}` } } : stated;
  },
  'connection-ahead': ({ home }, stated) =>
    home.form === 'plot' ? { ...stated, level: { severity: 'notice', weight: 1 } } : stated,
  'contaminated-ground': ({ home }, stated) =>
    home.form === 'plot' && stated.level.severity === 'warning'
      ? {
          ...stated,
          level: {
            severity: 'critical',
            title: 'Förorenad mark på tomten',
            description:
              'Annonsen säger att marken är förorenad. Innan något byggs kan kommunen kräva sanering, som kan kosta mer än tomten, och den som äger marken kan få betala.',
            action:
              'Läs markundersökningen, fråga kommunen vad som krävs för att få bygga och köp bara om säljaren betalar saneringen eller köpet kan gå tillbaka.',
          },
        }
      : stated,
  'permission-refused': ({ home }, stated) =>
    home.form === 'plot' && stated.level.title
      ? {
          ...stated,
          level: {
            severity: 'critical',
            title: 'Ett nej till att bygga på tomten',
            description:
              'Annonsen säger att kommunen eller länsstyrelsen har sagt nej till att bygga. Utan lov är tomten mark att odla eller vistas på, och skälen gäller ofta även nästa ansökan.',
            action:
              'Läs avslaget hos byggnadsnämnden, och köp bara om tomten är värd priset utan hus eller köpet beror på att du får lov.',
          },
        }
      : stated,
  'direct-electric-heating': (context, stated) =>
    hasHeatPump(context)
      ? {
          ...stated,
          risk: { ...stated.risk, cost: undefined },
          level: {
            severity: 'notice',
            weight: 1,
            action: 'Be om elräkningarna för tre år och fråga hur gammal värmepumpen är.',
          },
        }
      : stated,
  'single-stage-facade': (context, found) => {
    const action = wallMeasured(context);
    const stated = action ? { ...found, risk: { ...found.risk, action } } : found;
    const named = stated.quotes.filter((quote) => /steg|odrän|oventil/iu.test(quote.text));
    if (rebuilt(context, stated.quotes))
      return {
        ...stated,
        risk: { ...stated.risk, title: 'Ombyggd fasad', cost: undefined },
        level: {
          severity: 'notice',
          weight: 0.5,
          description:
            'Fasaden var enstegstätad, en känd riskkonstruktion, men annonsen säger att den är ombyggd.',
          action: 'Be om slutbesked, fuktrapport och garanti från ombyggnaden.',
        },
      };
    if (named.length > 0) return { ...stated, quotes: named };
    const frame = [
      context.listing.structure ?? '',
      ...stated.quotes.map((quote) => {
        const source = context.sources.find(({ field }) => field === quote.field);
        const span = source && sentenceAround(source, quote.start);
        return source && span ? source.readable.slice(span.start, span.end) : '';
      }),
    ].join(' ');
    if (
      !/(?<!\p{L})trä|(?<!\p{L})reg(?:el|lar)/iu.test(frame) &&
      /betong|tegel|(?<!\p{L})sten|leca|siporex/iu.test(frame)
    )
      return null;
    const built = context.listing.yearBuilt;
    if (built !== undefined && (built < 1975 || built > 2012))
      return { ...stated, level: { severity: 'warning' } };
    return stated;
  },
};

/** A test of the water, or that it comes from the municipality. */
const waterKnown = words(
  String.raw`kommunalt\s+(?:dricksvatten|vatten|va(?!\p{L}))|vatten(?:\s+och\s+avlopp)?\s*:\s*kommunal\p{L}*|vatten(?:prov|analys)\p{L}*(?!\s+(?:saknas|(?:finns|är)\s+(?:ej|inte)))|(?:o)?tjänligt?|vatten(?:\s+\p{L}+){0,4}?\s+(?:prov(?:svar|resultat)?|analys(?:svar)?)(?!\p{L})(?!\s+(?:saknas|(?:finns|är)\s+(?:ej|inte)))|(?:testat|provat|analyserat)\s+(?:dricks)?vatten|vattn?et\s+(?:är\s+)?(?:testat|analyserat|provtaget|godkänt)`,
);

const work =
  /(?<!\p{L})(?:revs|rivits|byttes|bytte|bytts|utbytt|ersattes|ersatts|ersatt|byggdes\s+om|byggts\s+om|byggde\s+om|gjorde\s+om|ombyggd|ombyggt|gjordes\s+om|gjorts\s+om|monterades|åtgärdades|åtgärdats|åtgärdad)(?!\p{L})/iu;
const wall =
  /(?<!\p{L})(?:\p{L}*fasad|\p{L}*puts|ytterv|vägg|konstruktion|två-?\s?steg|luftspalt|den|det)\p{L}*/iu;
const notAll =
  /(?<!\p{L})(?:inte|ej|aldrig|ska|skall|bör|måste|kan|planera\p{L}*|delvis|endast|bara|ena|gavel\p{L}*|norr\p{L}*|söder\p{L}*|västra|östra|norra|södra|några|grann\p{L}*|övriga)(?!\p{L})/iu;

/** True when a wall named in the texts was rebuilt whole: in the same sentence or in one of the two after it. */
function rebuilt({ sources }: Context, quotes: Stated['quotes']): boolean {
  return quotes.some((quote) => {
    const source = sources.find(({ field }) => field === quote.field);
    if (!source) return false;
    const spans = sentences(source.text);
    const at = spans.findIndex((span) => span.start <= quote.start && quote.start < span.end);
    return spans
      .slice(at, at + 3)
      .map((span) => source.readable.slice(span.start, span.end))
      .some(
        (text, index) =>
          work.test(text) &&
          !notAll.test(text) &&
          wall.test(text) &&
          (index === 0 || /\d{4}|den|fasad|puts/iu.test(text)),
      );
  });
}

const lighter = (stated: Stated, weight: number, description: string): Stated => ({
  ...stated,
  level: { severity: 'notice', weight, description },
});

const ground = /(?<!\p{L})(?:kryp|torpar)?grund\p{L}*|kryprum\p{L}*|blindbotten|syll\p{L}*/iu;
const measuring =
  /fukt-?(?:mät|kontroll|indik|prov|kvot|halt)\p{L}*|uppmät\p{L}*|(?<!\p{L})mätt\p{L}*|mätning\p{L}*/iu;
const notMeasured =
  /(?<!\p{L})(?:ingen|inga|ej|inte|aldrig|någon|saknas?|saknar)\s+(?:\p{L}+\s+){0,3}?(?:fukt-?)?(?:mätning|mätt|kontroll)|mätning\p{L}*\s+(?:\p{L}+\s+){0,5}?(?:saknas|(?:inte|ej)\s+(?:utförd|gjord|gjort))/iu;
const isDry = latinRegExp(boundedBlanks(dry), 'iu');
const lowRatio =
  /fuktkvot\p{L}{0,20}[^.\n]{0,40}?(?<!\d)(\d{1,2})(?:[,.]\d)?\s*(?:%|procent)|(?<!\d)(\d{1,2})(?:[,.]\d)?\s*(?:%|procent)(?:s)?\s+fuktkvot/iu;
const dehumidifier = words(String.raw`(?:krypgrunds)?avfuktare(?:n)?|sorptionsavfuktare`);

/** True when the texts tell of a measurement of the ground that found it dry. */
function measuredDry({ sources }: Context): boolean {
  return sources.some((source) => {
    const spans = sentences(source.text);
    return spans.some((span, index) => {
      const sentence = source.readable.slice(span.start, span.end);
      if (!measuring.test(sentence) || notMeasured.test(sentence)) return false;
      const before = spans[index - 1];
      const subject = `${before ? source.readable.slice(before.start, before.end) : ''} ${sentence}`;
      if (!ground.test(subject)) return false;
      const found = lowRatio.exec(sentence);
      const ratio = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
      return isDry.test(sentence) || ratio <= 17;
    });
  });
}

/** Stone that gives off radon was used in 1929–1975; source: DOMAIN's matrix of building years. */
function isRadonRisk({ listing, sources, home }: Context): boolean {
  if (home.form === 'flat') return false;
  if (
    findAll(sources, words(String.raw`blåbetong\p{L}*|radonmark\p{L}*|högrisk\p{L}*`)).some(
      (quote) => !denied(sources, quote),
    )
  )
    return true;
  const stone = /lättbetong|betong|sten|siporex|ytong/iu.test(listing.structure ?? '');
  return stone && listing.yearBuilt !== undefined && listing.yearBuilt >= 1929 && listing.yearBuilt <= 1975;
}

const heatPump = words(
  String.raw`(?:luft|frånlufts|berg|jord)?(?:[-/\s]{1,3}(?:luft|vatten))?[-\s]{0,3}värmepump(?:en|ar|arna)?|bergvärme\p{L}*|jordvärme\p{L}*|fjärrvärme\p{L}*`,
);

/** True when the advert states a heat pump, and not that it lacks one or could have one. */
const hasHeatPump = ({ sources }: Context): boolean =>
  findAll(sources, heatPump).some((quote) => {
    const source = sources.find((candidate) => candidate.field === quote.field);
    const span = source && sentenceAround(source, quote.start);
    const sentence = span ? source.readable.slice(span.start, span.end) : '';
    return (
      !denied(sources, quote) &&
      !/(?<!\p{L})(?:saknas?|möjlig\p{L}*|förbere\p{L}*|kan|går\s+att|plats\s+för)(?!\p{L})/iu.test(sentence)
    );
  });
