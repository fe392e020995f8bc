import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts, partStates, topics, type Concept, type Part, type PartState } from './concepts.js';

export const says = ['yes', 'no', 'possible', 'asked'] as const;
export const whens = ['past', 'now', 'planned'] as const;
export const whose = ['home', 'building', 'association', 'neighbour', 'area', 'seller'] as const;
/** What a statement is to a buyer: bad in three grades, good, or a fact that is neither; `-` for what is nothing material. */
export const tones = ['critical', 'warning', 'notice', 'good', 'fact', '-'] as const;
export type Tone = (typeof tones)[number];
/** The bad ones, the gravest first. */
export const badTones = ['critical', 'warning', 'notice'] as const satisfies readonly Tone[];

export const isBad = (tone: Tone): boolean => (badTones as readonly Tone[]).includes(tone);

/** What a clause says of one concept. */
export interface TaughtMention {
  readonly concept: Concept;
  readonly says: (typeof says)[number];
  readonly when: (typeof whens)[number];
  readonly of: (typeof whose)[number];
  readonly mended: boolean;
}

/** A clause of the training text as its author labelled it. */
export interface TaughtClause {
  readonly author: string;
  readonly text: string;
  /** It goes on with the sentence of the clause before. */
  readonly goesOn: boolean;
  /** The clauses beside it in its advert, empty at the ends. */
  readonly before: string;
  readonly after: string;
  readonly mentions: readonly TaughtMention[];
  readonly tone: Tone;
}

/** Whether a word names a concept that there is. */
export function isConcept(name: string): name is Concept {
  if (name in topics) return true;
  const [state = '', part = ''] = name.split(':');
  return state in partStates && parts.includes(part as Part);
}

export const stateOf = (concept: Concept): PartState | undefined =>
  concept.includes(':') ? (concept.split(':')[0] as PartState) : undefined;

/**
 * The clauses of all training files, each of one author; `training/about.md` tells their form.
 * @throws Error that names the file, the line and the fault
 */
export function taughtIn(folder: string): TaughtClause[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => clausesOf(file.slice(0, -'.tsv'.length), readFileSync(join(folder, file), 'utf8')));
}

/** The sentences of several clauses, each as one: what is bad in a clause is bad in its sentence. */
export function sentencesOf(taught: readonly TaughtClause[]): TaughtClause[] {
  const sentences: TaughtClause[][] = [];
  for (const clause of taught)
    if (clause.goesOn && sentences.length > 0) sentences.at(-1)!.push(clause);
    else sentences.push([clause]);
  return sentences
    .filter(({ length }) => length > 1)
    .map((clauses) => ({
      ...clauses[0]!,
      text: clauses.map(({ text }) => text).join(' '),
      before: '',
      after: '',
      mentions: clauses.flatMap(({ mentions, tone }) =>
        isAsTelling(tone, worstOf(clauses)) ? mentions : [],
      ),
      tone: worstOf(clauses),
    }));
}

const isAsTelling = (tone: Tone, worst: Tone): boolean => (isBad(worst) ? isBad(tone) : tone === worst);

const worstOf = (clauses: readonly TaughtClause[]): Tone =>
  tones.find((tone) => clauses.some((clause) => clause.tone === tone))!;

type Line = Omit<TaughtClause, 'author' | 'before' | 'after'>;

export function clausesOf(author: string, file: string): TaughtClause[] {
  const adverts: Line[][] = [[]];
  for (const [at, line] of file.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) adverts.push([]);
    else adverts.at(-1)!.push(parse(line, `${author}.tsv:${at + 1}`));
  }
  return adverts.flatMap((lines) =>
    lines.map((line, at) => ({
      author,
      ...line,
      before: lines[at - 1]?.text ?? '',
      after: lines[at + 1]?.text ?? '',
    })),
  );
}

function parse(line: string, place: string): Line {
  const [text, mentions, tone, ...more] = line.split('\t');
  if (!text || !mentions || tone === undefined || more.length > 0)
    throw new Error(`${place}: three columns are wanted`);
  return {
    text: text.replace(/^\+ /, ''),
    goesOn: text.startsWith('+ '),
    mentions: mentions === '-' ? [] : mentions.split('; ').map((mention) => mentionIn(mention, place)),
    tone: oneOf(tones, tone, place),
  };
}

function mentionIn(text: string, place: string): TaughtMention {
  const [concept = '', said, when, of, mended] = text.split(' ');
  if (!isConcept(concept)) throw new Error(`${place}: no concept: ${concept}`);
  return {
    concept,
    says: oneOf(says, said, place),
    when: oneOf(whens, when, place),
    of: oneOf(whose, of, place),
    mended: mended === 'mended',
  };
}

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined, place: string): Word {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`${place}: ${word ?? 'nothing'} is none of ${words.join(', ')}`);
  return known;
}
