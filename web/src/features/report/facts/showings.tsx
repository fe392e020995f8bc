import { textList } from '../logic/listing-field.js';
import { readShowings } from '../logic/showings.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.facts;

export function Showings() {
  const showings = readShowings(textList(useReport().listing.showings), new Date());
  if (showings.length === 0) return null;
  return (
    <FactSection title={texts.showings}>
      <ul className="showings">
        {showings.map(({ day, time, passed }, index) => (
          <li key={index} className={passed ? 'is-passed' : ''}>
            <span>
              {day}
              {time ? texts.clock(time) : null}
            </span>
            {passed ? <span className="passed-mark">{texts.passed}</span> : null}
          </li>
        ))}
      </ul>
    </FactSection>
  );
}
