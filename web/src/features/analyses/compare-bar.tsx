import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { dashboardTexts } from '../../shared/texts/dashboard.js';
import styles from './dashboard.module.css';

const texts = dashboardTexts.compare;

/** What is chosen for comparison, and the way there: two at least, three at most. */
export function CompareBar({
  ids,
  onCancel,
}: {
  readonly ids: readonly string[];
  readonly onCancel: () => void;
}) {
  const navigate = useNavigate();
  return (
    <div className={styles['compare']} role="region" aria-label={texts.region}>
      <p aria-live="polite">{texts.hint(ids.length)}</p>
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <Button
        type="primary"
        disabled={ids.length < 2}
        onClick={() => void navigate(`/compare?ids=${ids.join(',')}`)}
      >
        {texts.action}
      </Button>
    </div>
  );
}
