import { Link } from 'react-router-dom';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './example-report.module.css';

/** Says before all else that nothing here is about a real home. */
export function ExampleBanner() {
  return (
    <p className={styles['banner']} role="note">
      <Icon name="info" />
      <span>
        {texts.banner} <Link to="/auth?mode=signup">{texts.bannerLink}</Link>
      </span>
    </p>
  );
}
