import { textList } from '../logic/listing-field.js';
import { readShowings } from '../logic/showings.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';

export function Showings() {
  const showings = readShowings(textList(useReport().listing.showings), new Date());
  if (showings.length === 0) return null;
  return (
    <FactSection title="Visningar">
      <ul className="showings">
        {showings.map(({ day, time, passed }, index) => (
          <li key={index} className={passed ? 'is-passed' : ''}>
            <span>
              {day}
              {time ? ` kl.\u00a0${time}` : null}
            </span>
            {passed ? <span className="passed-mark">Passerad</span> : null}
          </li>
        ))}
      </ul>
    </FactSection>
  );
}
