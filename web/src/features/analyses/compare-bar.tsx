import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import styles from './dashboard.module.css';

/** What is chosen for comparison, and the way there: two at least, three at most. */
export function CompareBar({
  ids,
  onCancel,
}: {
  readonly ids: readonly string[];
  readonly onCancel: () => void;
}) {
  const navigate = useNavigate();
  const missing = 2 - ids.length;
  return (
    <div className={styles['compare']} role="region" aria-label="Jämförelse">
      <p aria-live="polite">
        {missing > 0
          ? `Välj ${missing === 2 ? 'två eller tre bostäder' : 'minst en till'} att jämföra.`
          : `${ids.length} av 3 valda.`}
      </p>
      <Button onClick={onCancel}>Avbryt</Button>
      <Button
        type="primary"
        disabled={missing > 0}
        onClick={() => void navigate(`/compare?ids=${ids.join(',')}`)}
      >
        Jämför
      </Button>
    </div>
  );
}
