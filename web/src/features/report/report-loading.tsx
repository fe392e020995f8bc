import { reportPageTexts } from '../../shared/texts/report-page.js';
import { earlyHero } from './early-hero.js';
import { heroSizes } from './logic/hero-picture.js';
import { Picture } from './parts/picture.js';
import './report.css';
import './pictures.css';
import './report-states.css';

/** The places of a report's own head: picture, address, facts, verdict. */
export function ReportLoading({ id }: { readonly id: string }) {
  const hero = earlyHero(id);
  return (
    <div className="report report-loading" role="status">
      <div className="report-header">
        <div className="report-hero">
          {hero ? (
            <Picture picture={hero.picture} alt="" contain={!hero.isPhoto} sizes={heroSizes} eager />
          ) : (
            <div className="picture-placeholder" />
          )}
        </div>
        <div className="report-identity">
          <h1>{reportPageTexts.loading}</h1>
          <div className="report-loading-line" />
          <div className="report-loading-line" />
        </div>
      </div>
      <div className="report-loading-block" />
    </div>
  );
}
