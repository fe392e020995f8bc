import type { RawAnalysis } from '../../../../src/analyses/analysis.types.js';
import { dateTime } from '../../shared/format/date.js';
import { duration } from '../../shared/format/duration.js';
import { number, percent } from '../../shared/format/number.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import { Icon } from '../../shared/ui/icon.js';
import { ProgressBar } from '../../shared/ui/progress-bar.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import { FactList, type Fact } from './fact-list.js';
import styles from './listing-debug.module.css';
import { isUnfinished } from './use-listing.js';

const texts = listingDebugTexts.status;

/** How far the analysis has come, what became of it and who wrote its result. */
export function StatusSection({ raw }: { readonly raw: RawAnalysis }) {
  const { analysis, failureCode, rawListingData: listing, analysisResult: result } = raw;
  const { status, progress } = analysis;
  const source = [
    listing?.handedIn && texts.sources.handedIn,
    listing?.foundBySearch && texts.sources.foundBySearch,
    analysis.factsFromLink && texts.sources.fromLink,
  ].filter(Boolean);
  const facts: readonly Fact[] = [
    isUnfinished(analysis) && { name: texts.step, value: `${progress.step} (${percent(progress.percent)})` },
    status === 'failed' && { name: texts.failure, value: <code>{failureCode}</code> },
    status === 'failed' && { name: texts.reason, value: analysis.failureReason },
    { name: texts.created, value: dateTime(analysis.createdAt) },
    { name: texts.paid, value: analysis.isPaid ? texts.yes : texts.no },
    source.length > 0 && { name: texts.source, value: source.join('. ') },
    analysis.verdict && { name: texts.verdict, value: <VerdictMark verdict={analysis.verdict} /> },
    analysis.confidence !== null && { name: texts.confidence, value: percent(analysis.confidence) },
    analysis.redFlagsCount !== null && { name: texts.redFlags, value: number(analysis.redFlagsCount) },
    ...(result ? writingOf(result) : []),
  ].filter((fact) => fact !== false && fact !== null);
  return (
    <>
      <p className={styles['status']} data-status={status}>
        <Icon name={icons[status] ?? 'info'} size={20} />
        {texts.words[status] ?? status} <code>{status}</code>
      </p>
      {isUnfinished(analysis) ? <Progress progress={progress} /> : null}
      <FactList facts={facts} />
    </>
  );
}

const icons = { completed: 'check', failed: 'cross' } as const as Readonly<
  Record<string, 'check' | 'cross' | undefined>
>;

function Progress({ progress }: { readonly progress: RawAnalysis['analysis']['progress'] }) {
  return (
    <div className={styles['progress']}>
      <p role="status">{[progress.message, progress.found].filter(Boolean).join(' · ')}</p>
      <ProgressBar percent={progress.percent} label={texts.progress} />
    </div>
  );
}

/** Results of earlier times may lack any of it. */
function writingOf(result: Partial<NonNullable<RawAnalysis['analysisResult']>>): readonly (Fact | false)[] {
  const { meta, quality } = result;
  const dropped = quality?.dropped.length ?? 0;
  return [
    meta !== undefined && {
      name: texts.writtenBy,
      value: [meta.label, meta.model, meta.template, meta.reused && texts.reused].filter(Boolean).join(' · '),
    },
    meta?.version != null && { name: texts.version, value: <code>{meta.version}</code> },
    meta?.executionTimeMs !== undefined && { name: texts.writing, value: duration(meta.executionTimeMs) },
    meta?.fallbackReason != null && { name: texts.fallback, value: meta.fallbackReason },
    quality !== undefined && {
      name: texts.claims,
      value: [texts.proven(quality.proven, quality.claims), dropped > 0 && texts.dropped(dropped)]
        .filter(Boolean)
        .join(', '),
    },
  ];
}
