import type { AnalysisResult, Evidence, Verdict } from '../../src/reports/analysis-result.schema.js';
import type { Kind } from '../../src/reports/consistency/contradiction.types.js';
import { contradictionsIn } from '../../src/reports/consistency/contradictions.js';
import { writeRulesReport, writeUnsettledReport } from '../../src/reports/rules-analyst.js';
import { inputLabel, tableLabel } from '../../web/src/features/report/logic/proof-names.js';
import { fieldLabel } from '../../web/src/shared/field-labels.js';
import { measured } from '../../web/src/shared/measured.js';
import { goodAnswer } from '../support/openai-answers.js';
import { withEndpoint } from '../bench/reports-faults.js';
import { advertsFolder, advertsIn } from '../bench/adverts-cases.js';
import { casesIn, goldenCaseSchema, type GoldenCase } from '../bench/reports-cases.js';
import { goldenFound, rulesFound, rulesReports, type Found } from '../bench/reports-measured.js';
import { modelFound } from '../bench/reports-model.js';
import { scoreCase } from '../bench/reports-scoring.js';
import { inputOf, today, written } from '../bench/reports-sets.js';

// What the method page tells is what was measured: whoever changes the rules measures again, by
// `npm run eval:reports -- --analyst rules --save`, and nobody writes a figure by hand.

let planted: ReturnType<typeof rulesReports>;
let heldOut: ReturnType<typeof rulesReports>;
beforeAll(() => {
  planted = rulesReports('planted');
  heldOut = rulesReports('held-out');
});

describe('the measured accuracy', () => {
  it('is what the rules give today, for every set that stands in the repository', () => {
    const found = rulesFound(planted, heldOut);
    const sets = found.map(({ set }) => set);
    expect(sets).toEqual(['planted', 'held-out', 'attacks', 'look-alikes']);
    const kept = measured.filter(({ set, by }) => by.analyst === 'rules' && sets.includes(set));
    const bySet = (all: readonly Found[]) =>
      Object.fromEntries(all.map(({ set, cases, measures }) => [set, { cases, measures }]));
    expect(bySet(kept)).toEqual(bySet(found));
  });

  it('names each set and work once, with a day, a version and counts that can be', () => {
    const keys = measured.map(({ set, by }) => [set, by.analyst, by.template, by.model].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { measuredOn, version, cases, measures } of measured) {
      expect(new Date(`${measuredOn}T12:00:00Z`).toISOString().slice(0, 10)).toBe(measuredOn);
      expect(version).toMatch(/^[0-9a-f]{12}$/);
      expect(cases).toBeGreaterThan(0);
      for (const { right, of, misses } of measures) {
        if (misses) expect(misses.reduce((sum, { count }) => sum + count, 0)).toBe(of - right);
        expect([right, of].every(Number.isInteger)).toBe(true);
        expect(right).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(of);
      }
    }
  });

  it('tells of a template only under the model that wrote', () => {
    for (const { by } of measured) {
      const isModel = by.analyst === 'openai';
      expect([by.template !== null, by.model !== null]).toEqual([isModel, isModel]);
    }
  });
});

describe('contradictions of the rules', () => {
  /** How many of each kind the check has to take from the first writing of the held-out homes. More is a fault; fewer is written down. */
  const most: Partial<Record<Kind, number>> = {
    'good-beside-fault': 4,
    'dated-and-undated': 6,
    'nothing-beside-due': 1,
    'praise-beside-flag': 1,
    'beside-and-unsaid': 3,
    'priced-twice': 3,
  };

  it('are as many as told before the check takes them away', () => {
    const counts: Partial<Record<Kind, number>> = {};
    for (const { one } of heldOut)
      for (const { kind } of contradictionsIn(writeUnsettledReport({ ...inputOf(one.listing), today })))
        counts[kind] = (counts[kind] ?? 0) + 1;
    const kinds = [...new Set([...Object.keys(counts), ...Object.keys(most)])] as Kind[];
    const more = kinds.filter((kind) => (counts[kind] ?? 0) > (most[kind] ?? 0));
    expect(more.map((kind) => `${kind}: ${counts[kind]}`)).toEqual([]);
    const fewer = kinds.filter((kind) => (counts[kind] ?? 0) < (most[kind] ?? 0));
    expect(fewer.map((kind) => `${kind}: lower it to ${counts[kind] ?? 0}`)).toEqual([]);
  });
});

/** The golden homes and those beside the fixtures, each with its report. */
let homes: { readonly name: string; readonly result: AnalysisResult }[];
beforeAll(() => {
  const adverts = advertsIn(advertsFolder);
  if (adverts.length === 0)
    console.warn('The adverts beside the fixtures are absent: their reports are not checked.');
  homes = [
    ...[...planted, ...heldOut].map(({ one: { name }, result }) => ({ name, result })),
    ...adverts.map(({ name, listing, today: day }) => ({
      name,
      result: writeRulesReport({ ...inputOf(listing), today: day }),
    })),
  ];
});

describe('the works of every report of the rules', () => {
  const plans = () =>
    homes.flatMap(({ name, result: { renovationAnalysis: plan, redFlags } }) =>
      plan
        ? [{ name, plan, redFlags, may: [...plan.qualityImprovements, ...plan.possibleRenovations!] }]
        : [],
    );
  const due = ({ criticalRenovations, laterRenovations }: ReturnType<typeof plans>[number]['plan']) => [
    ...criticalRenovations,
    ...laterRenovations!,
  ];
  const rowsOf = ({ evidence }: { readonly evidence: readonly Evidence[] }): string[] =>
    evidence.flatMap((proof) =>
      proof.kind === 'reference' && proof.table === 'cost-ranges' ? [proof.row] : [],
    );

  it('are listed one by one, and the total is their sum', () => {
    const wrong = plans().flatMap(({ name, plan }) => {
      const rows = due(plan);
      const least = rows.reduce((all, { estimatedCost }) => all + estimatedCost.min, 0);
      const most = rows.reduce((all, { estimatedCost }) => all + estimatedCost.max, 0);
      const { min, max } = plan.totalEstimatedCost;
      return least === min && most === max ? [] : [`${name}: ${least}–${most}, and not ${min}–${max}`];
    });
    expect(wrong).toEqual([]);
    expect(plans().filter(({ plan }) => plan.totalEstimatedCost.max > 0).length).toBeGreaterThan(100);
  });

  it('hold each work that a flag gives a price', () => {
    const left = plans().flatMap(({ name, plan, redFlags, may }) => {
      const listed = [...due(plan), ...may];
      const areas = listed.map(({ area }) => area);
      const rows = listed.flatMap(rowsOf);
      return redFlags
        .filter(({ estimatedCost, title, evidence }) =>
          estimatedCost
            ? !areas.includes(title) && !rowsOf({ evidence }).some((row) => rows.includes(row))
            : false,
        )
        .map(({ title }) => `${name}: ${title}`);
    });
    expect(left).toEqual([]);
  });

  it('are never told to have no sum beside one, and each work stands once', () => {
    const wrong = plans().flatMap(({ name, plan, may }) => {
      const listed = [...due(plan), ...may];
      const ofTable = listed.flatMap((work) => [...new Set(rowsOf(work))]);
      return [
        ...(listed.length > 0 && /ingen summa|Någon summa/u.test(plan.summary)
          ? [`${name}: ${plan.summary}`]
          : []),
        ...(new Set(ofTable).size === ofTable.length ? [] : [`${name}: ${ofTable.join(', ')}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

it('holds no contradiction in any report of the rules', () => {
  expect(homes.length).toBeGreaterThan(250);
  const found = homes.flatMap(({ name, result }) =>
    contradictionsIn(result).map(({ kind, about, holds, against }) => ({
      name,
      kind,
      about,
      holds,
      against,
    })),
  );
  expect(found).toEqual([]);
});

/** Every proof in a value, whatever it is part of. */
function proofsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(proofsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  return [...('kind' in node ? [node] : []), ...Object.values(node).flatMap(proofsIn)];
}

it('shows no value that is no text', () => {
  for (const { result } of [...planted, ...heldOut])
    expect(JSON.stringify(result)).not.toMatch(/\[object |undefined|NaN/);
});

it('names everything that a proof shows in Swedish', () => {
  const proofs = proofsIn(planted.map(({ result }) => result));
  expect(proofs.length).toBeGreaterThan(1000);
  const unnamed = proofs.flatMap(({ kind, inputs = {}, table, name, field }) => {
    if (kind === 'computed') return Object.keys(inputs as object).filter((each) => inputLabel(each) === each);
    const [word, label] =
      kind === 'reference'
        ? [table as string, tableLabel]
        : [(name ?? field) as string | undefined, fieldLabel];
    return word !== undefined && label(word) === word ? [word] : [];
  });
  expect([...new Set(unnamed)]).toEqual([]);
});

describe('what went wrong in a report', () => {
  const [home] = casesIn('planted', goldenCaseSchema);
  const { result, trace } = written(home!.listing);
  const [flag] = result.redFlags;
  const green = { ...result.technicalSpecs.roof!, status: 'green' as const };
  const expected: GoldenCase['expected'] = {
    verdict: 'YELLOW',
    verdictAlso: [],
    criticalRisks: [{ name: 'drainage', words: ['dräneringen'] }],
    warnings: [
      { name: 'water in summer', words: ['sommarvatten'] },
      { name: 'railway', words: ['järnväg'] },
    ],
    mustNotFlag: [],
    technical: { roof: 'red', facade: null, windows: 'yellow' },
    missing: [],
    notMissing: [],
    mentions: [],
    neverMentions: [],
  };
  const wrong = (verdict: Verdict) =>
    goldenFound('held-out', [
      scoreCase(
        { ...home!, expected },
        {
          ...result,
          verdict,
          redFlags: [
            { ...flag!, severity: 'notice', title: 'Endast sommarvatten', description: '', evidence: [] },
            { ...flag!, severity: 'warning', title: 'Dräneringen är gammal', description: '', evidence: [] },
          ],
          technicalSpecs: { roof: green, facade: green },
        },
        trace,
      ),
    ]).measures.flatMap(({ name, misses = [] }) => misses.map((miss) => ({ name, ...miss })));

  it('is told by the way it went', () => {
    const one = { count: 1, told: [] };
    expect(wrong('GREEN')).toEqual([
      { ...one, name: 'critical risks told', kind: 'milder', told: ['Dräneringen är gammal'] },
      { ...one, name: 'verdicts right', kind: 'milder' },
      { ...one, name: 'warnings told', kind: 'milder', told: ['Endast sommarvatten'] },
      { ...one, name: 'warnings told', kind: 'silent' },
      { ...one, name: 'technical items right', kind: 'milder' },
      { ...one, name: 'technical items right', kind: 'silent' },
      { ...one, name: 'technical items right', kind: 'unasked' },
    ]);
    expect(wrong('RED').find(({ name }) => name === 'verdicts right')?.kind).toBe('stricter');
    expect(wrong('YELLOW').some(({ name }) => name === 'verdicts right')).toBe(false);
  });
});

describe('the measuring of a template', () => {
  const cases = casesIn('planted', goldenCaseSchema).slice(0, 2);
  const measures = async (answers: boolean[]) => {
    const results: Awaited<ReturnType<typeof modelFound>>[] = [];
    const unlawful = await withEndpoint(
      (request) =>
        answers.shift()
          ? { kind: 'good', change: () => goodAnswer(request) }
          : { kind: 'status', status: 400 },
      async (service) => {
        results.push(await modelFound(service, 'unbiased-v1', 'planted', cases));
      },
    );
    expect(unlawful).toEqual([]);
    return results[0]!;
  };

  it('scores what the model wrote and counts apart what the rules wrote in its stead', async () => {
    const { found, model, scores, fallbacks } = await measures([true, false]);
    expect(found.measures[0]).toEqual({ name: 'written by the model', right: 1, of: 2 });
    expect(found.measures.find(({ name }) => name === 'verdicts right')?.of).toBe(1);
    expect(scores.map(({ name }) => name)).toEqual([cases[0]!.name]);
    expect(fallbacks).toEqual([expect.stringContaining(`${cases[1]!.name}: `)]);
    expect(model).not.toBeNull();
  });

  it('names no model where none answered', async () => {
    const { found, model } = await measures([]);
    expect(model).toBeNull();
    expect(found.measures[0]).toEqual({ name: 'written by the model', right: 0, of: 2 });
  });
});
