import { Link, useSearchParams } from 'react-router-dom';
import { useComparisonQuery } from '../features/compare/compare-api.js';
import { CompareLoading } from '../features/compare/compare-loading.js';
import { CompareTable } from '../features/compare/compare-table.js';
import styles from '../features/compare/compare.module.css';
import { loadFailure } from '../features/compare/load-failure.js';
import { useOpenSections } from '../features/compare/use-open-sections.js';
import { isOutOfReach } from '../shared/api/problem.js';
import { compareTexts as texts } from '../shared/texts/compare.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';

/** The homes that the address names, read across: what differs carries weight. */
export default function ComparePage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={texts.title} parent={{ label: texts.parent, to: '/home' }}>
        <Link className={styles['back']} to="/dashboard">
          {texts.back}
        </Link>
      </PageHead>
      <Comparison ids={search.get('ids')} />
    </>
  );
}

function Comparison({ ids }: { readonly ids: string | null }) {
  const { currentData: homes, error, refetch } = useComparisonQuery(ids, { refetchOnMountOrArgChange: 30 });
  const sectionsOpen = useOpenSections();
  if (!homes && !error) return <CompareLoading ids={ids} />;
  if (!homes && isOutOfReach(error)) return <OutOfReach isPart onRetry={() => void refetch()} />;
  if (!homes || homes.length === 0) {
    return (
      <div role="alert">
        <Notice
          isPart
          icon="warning"
          title={homes ? texts.failed.none : loadFailure(error)}
          error={error}
          action={{ label: texts.failed.action, to: '/dashboard' }}
        />
      </div>
    );
  }
  return (
    <>
      <p className={styles['lead']}>{texts.lead}</p>
      <CompareTable homes={homes} sectionsOpen={sectionsOpen} />
    </>
  );
}
