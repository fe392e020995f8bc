import { stockholmDay } from '../../shared/clock.js';
import type { RedFlag } from '../analysis-result.schema.js';
import type { ReportInput } from '../reports.types.js';
import { withoutMisread, type Disputing } from './disputed.js';
import type { Advert } from '../reading/text/advert.js';
import type { Matter } from '../reading/learned/matter.js';
import { homeOf } from '../reading/home/home.js';
import { everyText, findInstructions, withoutInstructions } from '../reading/injection/injection.js';
import { readDocuments, type DocumentInstruction } from '../reading/injection/injection-documents.js';
import { tellsFacts, textsOf, type Quote } from '../reading/text/sources.js';
import { workOf } from '../reading/work/work.js';
import type { Work } from '../reading/work/work.types.js';

export interface RuleInput extends ReportInput, Disputing {
  readonly today: Date;
}

/** What every rule sees: the input and what was read from it once. */
export interface Context extends RuleInput, Advert {
  /** Texts that speak to a machine; none of them is read as fact. */
  readonly instructions: readonly Quote[];
  /** The same of its documents, whose `documents` have those passages blanked. */
  readonly documentInstructions: readonly DocumentInstruction[];
  /** Work done or planned, as the advert states it. */
  readonly work: readonly Work[];
}

/** A red flag and how much it weighs in the verdict; 0 tells the buyer without moving the verdict. */
export interface Flag extends RedFlag {
  readonly weight: number;
  /** A question of its own, asked before all others. */
  readonly ask?: string;
  /** The learned reader took the words so; while it stands, no sentence says that nothing serious is there. */
  readonly isInterpreted?: boolean;
  /** Of what no kind is sure: the advert's own words for it, whole and exactly so in its proof. */
  readonly matter?: Matter;
  /** The same of what has a name beside them. */
  readonly words?: string;
  /** The kind that the learned reader finds likeliest, too unsure to be named. */
  readonly likeliest?: string;
  /** Its title, where that is told as what the words probably mean. */
  readonly guess?: string;
}

type OfFlag = 'weight' | 'ask' | 'isInterpreted' | 'matter' | 'words' | 'likeliest' | 'guess';

export function contextOf(input: RuleInput): Context {
  const day = stockholmDay(input.today);
  const year = Number(day.slice(0, 4));
  const texts = textsOf(input.listing);
  const instructions = everyText(input.listing).flatMap(findInstructions);
  const sources = texts.filter(tellsFacts).map((source) => ({
    ...source,
    readable: withoutInstructions(
      source.text,
      instructions.filter((quote) => quote.field === source.field),
    ),
  }));
  const work = withoutMisread(input, workOf(sources, year, input.listing.yearBuilt));
  const papers = readDocuments(input.documents ?? []);
  return {
    ...input,
    documents: papers.documents,
    documentInstructions: papers.instructions,
    day,
    year,
    home: homeOf(input.listing),
    sources,
    instructions,
    work,
  };
}

const weights = { critical: 10, warning: 2, notice: 0.5 };

/** A flag with the usual weight of its severity, unless given. */
export function flag(value: RedFlag & Partial<Pick<Flag, OfFlag>>): Flag {
  return { ...value, weight: value.weight ?? weights[value.severity] };
}
