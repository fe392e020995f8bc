import { useState } from 'react';
import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { download } from '../../shared/api/download.js';
import { detailOf } from '../../shared/api/problem.js';
import { accountTexts } from '../../shared/texts/account.js';
import { Button } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';
import styles from './account.module.css';
import { EraseAccount } from './erase-account.js';

const texts = accountTexts.data;

/** What people may do with all that is kept about them. */
export function OwnData() {
  const [isErasing, setErasing] = useState(false);
  return (
    <section className={styles['data']} aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <div>
        <p>{texts.fetchWhat}</p>
        <FetchData />
      </div>
      <div>
        <p>{texts.eraseWhat}</p>
        <Button onClick={() => setErasing(true)}>{texts.erase}</Button>
      </div>
      <p>
        <Link to="/privacy#lagring">{texts.privacy}</Link>
      </p>
      {isErasing ? <EraseAccount onClose={() => setErasing(false)} /> : null}
    </section>
  );
}

function FetchData() {
  const store = useStore();
  const [isUnderWay, setUnderWay] = useState(false);

  async function fetchData(): Promise<void> {
    setUnderWay(true);
    try {
      await download(store, '/api/account/export');
      toast({ kind: 'success', ...texts.fetched });
    } catch (problem) {
      toast({ kind: 'error', title: texts.notFetched, text: detailOf(problem) });
    } finally {
      setUnderWay(false);
    }
  }

  return (
    <Button onClick={() => void fetchData()} isBusy={isUnderWay} aria-live="polite">
      {isUnderWay ? texts.fetching : texts.fetch}
    </Button>
  );
}
