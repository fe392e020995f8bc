import { costOf } from '../knowledge/cost-ranges.js';
import { pipeReplacementLoan } from '../knowledge/association-bands.js';
import { textRisks, type TextRisk } from '../knowledge/text-risks.js';
import { flag, type Context, type Flag } from './context.js';
import { denied } from './denial.js';
import { computed, costReference, quoted, reference } from './evidence.js';
import { isFutureRise } from './fee-rise.js';
import { kr, krPerSqm } from './format.js';
import { findAll, sentenceAround, words } from './sources.js';

const compiled = textRisks.map((risk) => ({
  risk,
  pattern: words(risk.pattern),
  unless: risk.unless ? new RegExp(`(?<!\\p{L})(?:${risk.unless})`, 'iu') : null,
  needs: risk.needs ? new RegExp(`(?<!\\p{L})(?:${risk.needs})`, 'iu') : null,
}));

/** Risks that the advert states in its own words, each raised once with every place that says it (at most three). */
export function textRiskFlags(context: Context): Flag[] {
  return compiled.flatMap(({ risk, pattern, unless, needs }) => {
    if (risk.only === 'property' && !context.home.property) return [];
    if (risk.only === 'cooperative' && context.home.tenure === 'owned') return [];
    const quotes = findAll(context.sources, pattern).filter((quote) => {
      const source = context.sources.find((candidate) => candidate.field === quote.field);
      if (!source) return true;
      if (!risk.stated && denied(context.sources, quote)) return false;
      if (risk.rule === 'fee-rise' && !isFutureRise(context, quote)) return false;
      const span = sentenceAround(source, quote.start);
      const sentence = source.readable.slice(span.start, span.end);
      return !unless?.test(sentence) && (needs === null || needs.test(sentence));
    });
    if (quotes.length === 0) return [];
    const pump = risk.rule === 'direct-electric-heating' && hasAirHeatPump(context);
    const pipes = risk.rule === 'pipe-replacement-planned' ? pipeEffect(context) : null;
    return [
      flag({
        rule: risk.rule,
        title: risk.title,
        category: risk.category,
        severity: risk.severity,
        ...(risk.weight === undefined ? {} : { weight: risk.weight }),
        description: pipes ? pipes.text : risk.description,
        action: pump ? 'Be om elräkningarna för tre år och fråga hur gammal värmepumpen är.' : risk.action,
        ...(pump ? {} : cost(risk)),
        evidence: [
          ...quotes.slice(0, 3).map(quoted),
          reference('text-risks', risk.title, risk.source),
          ...(risk.cost && !pump ? [costReference(costOf(risk.cost))] : []),
          ...(pipes ? pipes.evidence : []),
        ],
      }),
    ];
  });
}

const airHeatPump = words(
  String.raw`(?:luft|frånlufts|berg|jord)?(?:[-/\s]+(?:luft|vatten))?[-\s]*värmepump(?:en|ar|arna)?`,
);

/** True when the advert states a heat pump, and not that it lacks one or could have one. */
const hasAirHeatPump = ({ sources }: Context): boolean =>
  findAll(sources, airHeatPump).some((quote) => {
    const source = sources.find((candidate) => candidate.field === quote.field);
    const span = source && sentenceAround(source, quote.start);
    const sentence = span ? source.readable.slice(span.start, span.end) : '';
    return (
      !denied(sources, quote) &&
      !/(?<!\p{L})(?:saknas?|möjlig\p{L}*|förbere\p{L}*|kan|går\s+att)(?!\p{L})/iu.test(sentence)
    );
  });

function cost(risk: TextRisk) {
  if (!risk.cost) return {};
  const { min, max, uncertain } = costOf(risk.cost);
  return { estimatedCost: { min, max, uncertain } };
}

/** What a replacement of pipes, paid by a loan of the association, adds to one flat's fee. */
export function pipeEffect({ listing }: Context) {
  const { perFlat, interest, amortisation, source, row } = pipeReplacementLoan;
  const yearly = Math.round(perFlat * (interest + amortisation));
  const monthly = Math.round(yearly / 12);
  const area = listing.livingArea;
  const perSqm = area ? Math.round(yearly / area) : null;
  const text =
    `Ett stambyte kostar ofta omkring ${kr(perFlat)} per lägenhet. Lånar föreningen till det blir det ungefär ` +
    `${kr(monthly)} mer i månaden för en lägenhet${perSqm ? `, här ${krPerSqm(perSqm)} och år` : ''}. Samtidigt kan ` +
    'badrummet behöva göras om.';
  return {
    text,
    evidence: [
      reference('association-bands', row, source),
      computed('lån × (ränta + amortering) ÷ 12', { perFlat, interest, amortisation }, monthly, 'kr/månad'),
      ...(area && perSqm ? [computed('årskostnad ÷ boarea', { yearly, area }, perSqm, 'kr/m² och år')] : []),
    ],
  };
}
