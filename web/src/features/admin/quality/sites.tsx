import type { SiteAnswers, SiteFigures } from '../../../../../src/analyses/quality.types.js';
import { number, percent } from '../../../shared/format/number.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { Icon } from '../../../shared/ui/icon.js';
import { FigureTable } from './figure-table.js';
import styles from './quality.module.css';

const { none, sites: texts } = adminQualityTexts;
const columns = [
  texts.site,
  texts.reads,
  texts.read,
  texts.blocked,
  texts.changed,
  texts.unavailable,
  texts.facts,
] as const;

/** Of the reads that tell of the site, as a percent: adverts taken down and faults of ours tell nothing of it. */
function share({ reads, answers }: SiteAnswers, answer: keyof SiteAnswers['answers']): string {
  const telling = reads - answers.gone - answers.other;
  return telling === 0 ? none : percent((100 * answers[answer]) / telling);
}
const facts = ({ medianFacts }: SiteAnswers): string =>
  medianFacts === null ? none : number(medianFacts, 1);

/** How each site answers, those that stopped reading well first, with what to try. */
export function Sites({ sites }: { readonly sites: readonly SiteFigures[] }) {
  return (
    <section className={styles['part']} aria-labelledby="sites">
      <h2 id="sites">{texts.title}</h2>
      <p className={styles['quiet']}>{sites.length === 0 ? texts.none : texts.text}</p>
      {sites.length > 0 ? (
        <FigureTable
          name={texts.title}
          columns={columns}
          rows={sites.map((site) => ({
            key: site.site,
            head: (
              <>
                {site.site}
                <State site={site} />
              </>
            ),
            figures: [
              number(site.reads),
              share(site, 'read'),
              ...texts.answers.map((answer) => share(site, answer)),
              facts(site),
            ],
          }))}
          isLarge
        />
      ) : null}
    </section>
  );
}

function State({ site: { site, state, recent, earlier } }: { readonly site: SiteFigures }) {
  if (state !== 'stopped') return <small>{texts.states[state]}</small>;
  return (
    <small className={styles['stopped']}>
      <strong>
        <Icon name="warning" size={16} /> {texts.states.stopped}
      </strong>
      <span>
        {texts.was(share(recent, 'read'), share(earlier, 'read'))},{' '}
        {texts.factsWere(facts(recent), facts(earlier))}
      </span>
      <span>
        {texts.check} <code>npx app-cli scraping check {site}</code>
      </span>
    </small>
  );
}
