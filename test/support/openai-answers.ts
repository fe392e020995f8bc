import type { ModelAnswer } from '../../src/reports/prompts/model-answer.schema.js';
import type { ChatRequest } from './openai-server.js';

/** What a report's answer holds. */
export type ReportAnswer = ModelAnswer;

/** What a request for a report tells of the home, read from its own text. */
export interface ToldCase {
  readonly listing: Record<string, unknown>;
  readonly findings: readonly { id: string; del: string; severity?: string }[];
  readonly pictures: readonly { index: number; slag: string }[];
  readonly verdict: 'GREEN' | 'YELLOW' | 'RED' | undefined;
}

/** Reads the home out of a request for a report. @throws Error when the request is for something else. */
export function toldCase(request: ChatRequest): ToldCase {
  const text = request.messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n'),
    )
    .join('\n');
  const section = (title: string): unknown => {
    const at = text.indexOf(`## ${title}\n`);
    if (at < 0) return undefined;
    return JSON.parse(text.slice(at + title.length + 4).split('\n')[0]!);
  };
  const listing = section('annonsens fält');
  if (request.response_format?.json_schema?.name !== 'bostadsrapport' || !listing) {
    throw new Error('No answer is known for a request that is no report');
  }
  const demanded = /är mildare än iakttagelserna ger \((GREEN|YELLOW|RED)\)/.exec(text)?.[1];
  const shown = (section('reglernas bedömning') as { verdict?: string } | undefined)?.verdict;
  return {
    listing: listing as ToldCase['listing'],
    findings: (section('iakttagelser') ?? []) as ToldCase['findings'],
    pictures: (section('bildlista') ?? []) as ToldCase['pictures'],
    verdict: (demanded ?? shown) as ToldCase['verdict'],
  };
}

/** A lawful answer about the home of the request: its quotes, fields, pictures and findings exist. */
export function goodAnswer(request: ChatRequest): ReportAnswer {
  const told = toldCase(request);
  const description =
    typeof told.listing['description'] === 'string' ? told.listing['description'] : undefined;
  const sentence = description?.split(/(?<=[.!?])\s|\n/)[0]?.slice(0, 120);
  const stated =
    Object.keys(told.listing).find((name) => typeof told.listing[name] !== 'object') ?? 'address';
  const base = sentence
    ? { kind: 'quote' as const, field: 'description', text: sentence }
    : { kind: 'field' as const, name: stated };
  const subject = subjectOf(sentence ?? String(told.listing[stated]));
  const plan = told.pictures.find((picture) => picture.slag === 'planritning');
  const photo = told.pictures.find((picture) => picture.slag === 'foto');
  const worst = told.findings.some((finding) => finding.severity === 'critical')
    ? 'RED'
    : told.findings.some((finding) => finding.severity === 'warning')
      ? 'YELLOW'
      : 'GREEN';
  const finding = told.findings[0];
  return {
    disputes: [],
    verdict: told.verdict ?? worst,
    verdictReason:
      'Det som annonsen säger räcker för en första bild av bostaden. Läs iakttagelserna tillsammans innan du går på visningen.',
    wouldChange: ['Om mäklaren kan visa papper på det som saknas blir bilden säkrare.'],
    keyFindings: [
      {
        title: 'Annonsens egna ord säger mest',
        text: `Det som sägs om ${subject} är också det du bör be om underlag för.`,
        evidence: finding ? [base, { kind: 'finding', id: finding.id }] : [base],
      },
    ],
    redFlags: [
      {
        title: 'Påståendet i texten saknar underlag',
        category: 'Underlag',
        description: `Det som sägs om ${subject} styrks inte någon annanstans i annonsen.`,
        severity: 'notice',
        action: 'Be mäklaren om de handlingar som styrker påståendet.',
        estimatedCost: null,
        evidence: [base],
      },
    ],
    euphemisms: [],
    missingInfo: [],
    photoAnalysis: photo
      ? {
          quality: 'Bilderna är skarpa och visar flera rum.',
          observations: [
            {
              text: 'Den första bilden visar bostaden i dagsljus.',
              evidence: [{ kind: 'photo', index: photo.index, note: 'Dagsljus i bilden' }],
            },
          ],
        }
      : null,
    floorplanAnalysis: plan
      ? {
          layout: 'Rummen ligger kring en hall i mitten.',
          flow: 'Det går att gå mellan kök och vardagsrum utan att passera sovrummen.',
          lighting: 'Planritningen visar inte väderstreck.',
          strengths: ['Hallen når alla rum.'],
          weaknesses: ['Förvaringen syns inte i ritningen.'],
          evidence: [{ kind: 'photo', index: plan.index, note: 'Planritningen' }],
        }
      : null,
    roomAnalysis: photo
      ? {
          summary: 'De rum som visas ser välskötta ut.',
          overallQuality: { status: 'medium', reason: 'Bara några av rummen syns i bilderna.' },
          rooms: [
            {
              room: 'Vardagsrum',
              verdict: 'neutral',
              analysis: 'Rummet är ljust i bilden men det går inte att se fönstrens skick.',
              highlights: ['Det kommer in dagsljus.'],
              concerns: ['Fönstren syns inte på nära håll.'],
              renovationNeeds: [],
              evidence: [{ kind: 'photo', index: photo.index, note: 'Rummet i bilden' }],
            },
          ],
          evidence: [{ kind: 'photo', index: photo.index, note: 'Rummet i bilden' }],
        }
      : null,
    viewingQuestions: topics.map((topic, index) => ({
      category: 'Annonsens text',
      question: `Vad finns det för papper som styrker det ni skriver om ${topic}?`,
      context: 'Påståendet i annonsen är inget belägg i sig.',
      priority: index === 0 ? 1 : 3,
      evidence: [base],
    })),
    qualityImprovements: [
      {
        area: 'Badrum',
        priority: 'low',
        description: `Ett nytt badrum kan vänta tills du vet mer om ${subject}.`,
        benefits: 'Du slipper göra om det två gånger.',
        estimatedCost: { min: 100_000, max: 250_000, row: 'bathroom' },
        difficulty: 'specialist',
        evidence: [base],
      },
    ],
    layoutOpportunities: [],
    riskFactors: [
      {
        risk: `Du betalar för ${subject} utan att det är visat.`,
        impact: 'Kostnaden kan komma efter tillträdet.',
        mitigation: 'Gå igenom handlingarna med en besiktningsman före budet.',
        evidence: [base],
      },
    ],
  };
}

/** What a text is about: its two longest words, so that a claim on it names what it rests on. */
function subjectOf(text: string): string {
  const words = [...new Set(text.match(/[\p{L}\d]+/gu) ?? [])].sort((a, b) => b.length - a.length);
  return words.length > 0 ? words.slice(0, 2).join(' och ') : 'bostaden';
}

const topics = [
  'skicket',
  'läget',
  'planlösningen',
  'föreningen',
  'våtrummen',
  'köket',
  'uppvärmningen',
  'fönstren',
  'elen',
  'grannskapet',
];

/** Ways in which a model goes wrong; each turns a lawful answer into a faulty one. */
export const faultyAnswers = {
  inventedQuote: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    redFlags: [
      ...answer.redFlags,
      flag('Fukt i källaren', 'Säljaren skriver om fukt i källaren.', {
        kind: 'quote',
        field: 'description',
        text: 'källaren har stått under vatten i flera år',
      }),
    ],
  }),
  inventedPrice: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    keyFindings: [
      ...answer.keyFindings,
      {
        title: 'Huset intill',
        text: 'Grannhuset såldes för 7 777 000 kr, så priset är för högt.',
        evidence: answer.keyFindings[0]!.evidence,
      },
    ],
  }),
  link: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    verdictReason: `${answer.verdictReason} Läs mer på https://example.com/bra-lån`,
  }),
  redWithoutCritical: (answer: ReportAnswer): ReportAnswer => ({ ...answer, verdict: 'RED' }),
  green: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    verdict: 'GREEN',
    verdictReason: 'Det här är ett tryggt köp och du behöver inte kontrollera något.',
  }),
  unknownPicture: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    redFlags: [
      ...answer.redFlags,
      flag('Spricka i väggen', 'Det syns en spricka i bilden.', {
        kind: 'photo',
        index: 99,
        note: 'Sprickan',
      }),
    ],
  }),
  withoutEvidence: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    redFlags: [...answer.redFlags, { ...flag('Lösa rykten', 'Det sägs att huset är dåligt.'), evidence: [] }],
  }),
  english: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    verdictReason: 'This is a good home and you should buy it at once without asking for more.',
  }),
  oldLoanRule: (answer: ReportAnswer): ReportAnswer => ({
    ...answer,
    riskFactors: [
      {
        risk: 'Du behöver 15 procent i kontantinsats för att få låna.',
        impact: 'Det binder dina sparpengar.',
        mitigation: 'Tala med banken om ett lånelöfte.',
        evidence: answer.riskFactors[0]!.evidence,
      },
    ],
  }),
} as const;

function flag(
  title: string,
  description: string,
  ...evidence: ReportAnswer['redFlags'][number]['evidence']
): ReportAnswer['redFlags'][number] {
  return {
    title,
    category: 'Skick',
    description,
    severity: 'warning',
    action: 'Fråga mäklaren.',
    estimatedCost: null,
    evidence,
  };
}
