import type { MeasureName, Miss, MissKind } from '../../../../src/analyses/measurement.types.js';
import { number } from '../format/number.js';
import { provider } from './provider.js';

const of = (count: number, all: number): string => `${number(count)} av ${number(all)}`;

type Missed = (wrong: number, all: number, misses: readonly Miss[]) => string | readonly string[];

const countOf = (misses: readonly Miss[], kind: MissKind): number =>
  misses.find((miss) => miss.kind === kind)?.count ?? 0;

/** A sentence for each way that something went wrong, the most common first; undefined where no way is known. */
function byWay(
  misses: readonly Miss[],
  sentences: Partial<Record<MissKind, (count: number, told: readonly string[]) => string>>,
): readonly string[] | undefined {
  const found = misses
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ kind, count, told }) => sentences[kind]?.(count, told) ?? []);
  return found.length > 0 ? found : undefined;
}

const among = (titles: readonly string[]): string =>
  titles.length > 0 ? `: ${titles.map((title) => `”${title}”`).join(', ')}` : '';

/** All words of the page that tells how a report is made and how well that goes. */
export const methodTexts = {
  title: 'Så görs en rapport',
  lead: 'En rapport ska gå att kontrollera. Här står hur den görs, vad varje belägg betyder, hur det gick när vi mätte och vad vi är dåliga på.',
  contents: 'På sidan',
  steps: {
    id: 'steg',
    title: 'Sex steg från länk till rapport',
    items: [
      {
        title: 'Vi läser annonsen',
        text: 'Vi öppnar länken som du klistrar in och, när den finns, mäklarens egen sida. Säger webbplatsen nej går vi inte runt det. Då letar vi efter mäklarens sida, och annars kan du lämna in annonsen själv.',
      },
      {
        title: 'Vi hämtar bilderna',
        text: 'Foton och planritningar skiljs åt. Dubbletter och sådant som inte visar bostaden sorteras bort.',
      },
      {
        title: 'Fasta regler går igenom allt',
        text: 'Ålder och livslängd, föreningens ekonomi, marken, avgifterna, mäklarspråket och det som saknas. Samma uppgifter ger samma svar, vem som än frågar.',
      },
      {
        title: 'En AI-modell läser, när en är inkopplad',
        text: 'Den förklarar, väger samman och kan lägga till. Är ingen modell inkopplad, eller svarar den inte, skriver reglerna hela rapporten. Vid omdömet står vilket det blev.',
      },
      {
        title: 'Det som inte går att belägga stryks',
        text: 'Citat jämförs ord för ord med annonsen, tal räknas om och kostnader hålls mot vår tabell. Det som inte håller tas bort.',
      },
      {
        title: 'Du får rapporten',
        text: 'Omdöme, varningar, kostnader och frågor till visningen, de tre viktigaste först. En analys som misslyckas kostar ingenting.',
      },
    ],
  },
  proofs: {
    id: 'belagg',
    title: 'Det här räknas som belägg',
    text: 'Tryck på ”Varför?” vid ett påstående i rapporten, så ser du vad det vilar på.',
    items: [
      ['Citat', 'Orden står så i annonsen. Vi visar meningen.'],
      ['Uppgift', 'Ett fält i annonsen, som priset eller byggåret, eller att fältet saknas.'],
      ['Bild', 'Det syns på en av bilderna. Vi visar vilken.'],
      ['Dokument', 'Orden står på en viss sida, till exempel i föreningens årsredovisning.'],
      ['Tabell', 'En rad i våra tabeller med sin källa, till exempel hur länge ett tak brukar hålla.'],
      ['Uträkning', 'Vi visar talen och hur vi räknade.'],
    ],
  },
  verdict: {
    id: 'omdome',
    title: 'Vad omdömet och tillförlitligheten betyder',
    items: [
      [
        'GREEN',
        'Ser lovande ut',
        'Ingen kritisk varning, få andra, och vi vet tillräckligt mycket om bostaden.',
      ],
      [
        'YELLOW',
        'Granska noggrant',
        'Något bör redas ut innan du lägger bud, eller så vet vi för lite för att säga mer.',
      ],
      [
        'RED',
        'Allvarliga varningar',
        'Minst en kritisk varning, alltså en risk för mycket pengar eller för huset.',
      ],
    ],
    confidence:
      'Tillförlitligheten är hur stor del av det som omdömet behöver som gick att hitta. Den säger inte hur bra bostaden är, och inte hur säker en enskild mening är.',
    limits:
      'Omdömet är inget råd att köpa eller låta bli. Det säger var du ska börja fråga, och det ersätter ingen besiktning.',
  },
  measured: {
    id: 'matt',
    title: 'Så gick det när vi mätte',
    text: 'Facit har vi i företaget skrivit själva, med hjälp av språkmodeller: vad rapporten borde säga om varje bostad, innan vi hade sett någon rapport om den. Ingen utomstående har granskat det. Sedan har vi jämfört.',
    made: (day: string, version: string) => `Mätt ${day}, version\u00a0${version}`,
    more: 'Visa fler mätningar',
    by: 'Gjort av',
  },
  weak: {
    id: 'samre',
    title: 'Det här är vi sämre på',
    text: 'Ur mätningen på de undanlagda annonserna, det som gick sämst först:',
    none: 'Inget gick fel i den mätningen. Den är liten, så det betyder inte att inget kan gå fel.',
    /** A sentence, or one for each way it went wrong where that is known. @param wrong of `all` */
    missed: {
      'critical risks told': (wrong, all, misses) =>
        byWay(misses, {
          milder: (count, told) =>
            `${of(count, all)} allvarliga risker kom med, men inte som kritiska${among(told)}.`,
          silent: (count) => `${of(count, all)} allvarliga risker togs inte upp alls.`,
        }) ?? `${of(wrong, all)} allvarliga risker togs inte upp som kritiska.`,
      'verdicts right': (wrong, all, misses) => {
        const milder = countOf(misses, 'milder');
        const stricter = countOf(misses, 'stricter');
        if (milder + stricter === 0) return `${of(wrong, all)} omdömen blev ett annat än i facit.`;
        if (milder === 0)
          return `${of(wrong, all)} omdömen blev strängare än i facit: vi varnade mer än vi borde. Inget blev mildare.`;
        if (stricter === 0)
          return `${of(wrong, all)} omdömen blev mildare än i facit: bostaden såg bättre ut än den är. Inget blev strängare.`;
        return `${of(wrong, all)} omdömen blev ett annat än i facit: ${number(milder)} mildare, så att bostaden såg bättre ut än den är, och ${number(stricter)} strängare.`;
      },
      'nothing falsely critical': (wrong, all) => `${of(wrong, all)} ofarliga saker kallades kritiska.`,
      'warnings told': (wrong, all, misses) =>
        byWay(misses, {
          milder: (count, told) => `${of(count, all)} varningar blev bara en anmärkning${among(told)}.`,
          silent: (count) => `${of(count, all)} varningar kom inte med alls.`,
        }) ?? `${of(wrong, all)} varningar kom inte med, eller blev bara en anmärkning.`,
      'nothing falsely warned of': (wrong, all) => `${of(wrong, all)} ofarliga saker fick en varning ändå.`,
      'technical items right': (wrong, all, misses) =>
        byWay(misses, {
          silent: (count) => `${of(count, all)} byggdelar fick ingen bedömning, fast facit har en.`,
          milder: (count) => `${of(count, all)} byggdelar bedömdes mildare än i facit.`,
          stricter: (count) => `${of(count, all)} byggdelar bedömdes strängare än i facit.`,
          unasked: (count) => `${of(count, all)} byggdelar bedömdes, fast facit säger att det inte går.`,
        }) ?? `${of(wrong, all)} byggdelar bedömdes annorlunda än i facit.`,
      'not called good unseen': (wrong, all) =>
        `${of(wrong, all)} byggdelar som ingen vet något om kallades bra.`,
      'missing pieces right': (wrong, all) => `${of(wrong, all)} gånger hade vi fel om en uppgift saknas.`,
      'reports without invented facts': (wrong, all) =>
        `${of(wrong, all)} rapporter hade något som inte stod någonstans.`,
    } as Partial<Record<MeasureName, Missed>>,
  },
  unmeasured: {
    id: 'inte-matt',
    title: 'Det här är inte mätt än',
    model:
      'Rapporter som en AI-modell har skrivit. Alla siffror om rapporter här gäller sådana som våra fasta regler har skrivit. Kontrollen av modellens svar är mätt, men bara med en låtsasmodell.',
    template: (template: string) => `Rapporter som en AI-modell har skrivit efter mallen ${template}.`,
    items: [
      'Vad som går att se på bilderna. Bostäderna i mätningen har inga.',
      'Om kostnaderna blev som vi sa. Vi vet inte hur det gick efter köpet.',
      'Verkliga annonser mot ett facit. Bostäderna med facit är påhittade, och de är få: ett par fel till eller från ändrar procenten.',
      'Ett facit från någon utanför företaget.',
    ],
  },
  never: {
    id: 'aldrig',
    title: 'Det här gör vi aldrig',
    items: [
      'Fyller i det som annonsen inte säger. Det står som okänt.',
      'Lyder text i annonsen som riktar sig till en AI. Vi berättar att den finns.',
      'Går runt en webbplats som säger nej till robotar.',
      'Visar någon annan köpare det du har lämnat in.',
    ],
  },
  mistake: {
    id: 'fel',
    title: 'Hittar du ett fel?',
    text: 'Skriv vilken bostad det gäller och vad som är fel, gärna med meningen ur rapporten. Det hjälper nästa köpare.',
    email: provider.email,
    example: 'Se en exempelrapport',
  },
} as const;
