import { duration } from '../../../shared/format/duration.js';
import { kr, usd } from '../../../shared/format/money.js';
import { number, percent } from '../../../shared/format/number.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import styles from './experiment.module.css';
import { conditionSections } from './full-condition.js';
import { rowMakers, type FullSection } from './full-rows.js';
import { wordsOf } from './logic/alike.js';
import { compareItems, leastConfidence, verdictsOf, type Comparison } from './logic/comparison.js';
import { outOfHundred, outOfTen } from './logic/spread.js';
import { SeverityMarks, VerdictSpread } from './marks.js';

const { sections, rows, ...texts } = adminExperimentTexts.full;

/** The whole reports, section by section. */
export function fullSections(comparison: Comparison): readonly FullSection[] {
  const { columns } = comparison;
  const makers = rowMakers(comparison);
  const { text, figure, measured, list } = makers;
  const findings = compareItems(
    columns,
    ({ result }) => result.keyFindings,
    ({ title }) => ({ words: wordsOf(title) }),
  );
  const euphemisms = compareItems(
    columns,
    ({ result }) => result.euphemisms,
    ({ word }) => ({ id: word.toLowerCase() }),
  );
  const missing = compareItems(
    columns,
    ({ result }) => result.missingInfo,
    (label) => ({ words: wordsOf(label) }),
  );
  return [
    {
      label: sections.verdict,
      rows: [
        {
          key: rows.verdict,
          label: rows.verdict,
          apart: comparison.verdict,
          cell: (column) => <VerdictSpread verdicts={verdictsOf(column)} />,
        },
        text(rows.reason, ({ verdictReason }) => verdictReason),
        {
          ...figure(rows.score, ({ redFlagScore }) => redFlagScore, {
            format: texts.scoreOf,
            scale: outOfTen,
          }),
          apart: comparison.score,
        },
        figure(rows.confidence, ({ confidence }) => confidence.score, {
          format: percent,
          least: leastConfidence,
          scale: outOfHundred,
        }),
      ],
    },
    {
      label: sections.findings,
      rows: list(
        findings,
        ({ title }) => title,
        ({ items }) => <p>{items[0]!.text}</p>,
      ),
    },
    {
      label: sections.flags,
      rows: list(
        comparison.flags,
        ({ title }) => title,
        ({ items }) => (
          <p className={styles['inline']}>
            <SeverityMarks severities={items.map(({ severity }) => severity)} />
            <span className={styles['quiet']}>{texts.evidence(items[0]!.evidence.length)}</span>
          </p>
        ),
        adminExperimentTexts.flags.severity,
      ),
    },
    {
      label: sections.euphemisms,
      rows: list(
        euphemisms,
        ({ word }) => `”${word}”`,
        ({ items }) => <p>{items[0]!.meaning}</p>,
      ),
    },
    {
      label: sections.missing,
      rows: list(
        missing,
        (label) => label,
        () => <p>{texts.isMissing}</p>,
      ),
    },
    {
      label: sections.price,
      rows: [
        text(rows.pricePerSqm, ({ priceAnalysis: { pricePerSqm } }) =>
          pricePerSqm === null ? texts.none : kr(pricePerSqm, 'm²'),
        ),
        text(rows.assessment, ({ priceAnalysis }) => priceAnalysis.assessment),
      ],
    },
    ...conditionSections(columns, makers),
    {
      label: sections.making,
      rows: [
        figure(rows.dropped, ({ quality }) => quality.dropped.length, { format: number }),
        text(rows.proven, ({ quality: { proven, claims } }) =>
          texts.provenOf(number(proven), number(claims)),
        ),
        figure(rows.repairs, ({ quality }) => quality.repairRounds, { format: number }),
        measured(rows.tokens, ({ tokensUsed }) => tokensUsed, number),
        measured(rows.time, ({ executionTimeMs }) => executionTimeMs, duration),
        measured(rows.cost, ({ costUsd }) => costUsd, usd),
      ],
    },
  ];
}
