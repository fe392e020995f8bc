import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { dashboardTexts } from '../../shared/texts/dashboard.js';
import styles from './dashboard.module.css';

interface MoreCardsProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** The end of what is shown: loads the next part as it comes near, or at a press. */
export function MoreCards({ isLoading, hasFailed, onMore }: MoreCardsProps) {
  const end = useRef<HTMLDivElement>(null);
  const isIdle = !isLoading && !hasFailed;
  useEffect(() => {
    if (!isIdle || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isIdle, onMore]);
  return (
    <div ref={end} className={styles['more']}>
      {hasFailed ? <p role="alert">{dashboardTexts.more.failed}</p> : null}
      <Button loading={isLoading} onClick={onMore}>
        {dashboardTexts.more.action}
      </Button>
    </div>
  );
}
