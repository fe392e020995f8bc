import { Link } from 'react-router-dom';
import { measured } from '../../shared/measured.js';
import { methodTexts as texts } from '../../shared/texts/method.js';
import { Icon } from '../../shared/ui/icon.js';
import { isHeldOut, unmeasuredIn, weaknessesOf } from './honest.js';
import { MeasuredSet } from './measured-set.js';
import styles from './method.module.css';

const order = [
  'held-out',
  'attacks',
  'planted',
  'real',
  'look-alikes',
  'obeying-model',
  'failing-model',
  'saved-pages',
  'pictures',
];
const sections = [
  texts.steps,
  texts.proofs,
  texts.verdict,
  texts.measured,
  texts.weak,
  texts.unmeasured,
  texts.never,
  texts.mistake,
];
const icons = { GREEN: 'check', YELLOW: 'warning', RED: 'cross' } as const;

/** How a report is made, what it rests on, how well that goes and what we do not know. */
export function Method() {
  const sorted = measured.toSorted((a, b) => order.indexOf(a.set) - order.indexOf(b.set));
  const first = (one: (typeof sorted)[number]): boolean => isHeldOut(one) || one.set === 'attacks';
  const weaknesses = weaknessesOf(measured);
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
      </header>
      <nav className={styles['contents']} aria-label={texts.contents}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['text']}>
        <section id={texts.steps.id}>
          <h2>{texts.steps.title}</h2>
          <ol className={styles['steps']}>
            {texts.steps.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section id={texts.proofs.id}>
          <h2>{texts.proofs.title}</h2>
          <p>{texts.proofs.text}</p>
          <dl className={styles['terms']}>
            {texts.proofs.items.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section id={texts.verdict.id}>
          <h2>{texts.verdict.title}</h2>
          <dl className={styles['verdicts']}>
            {texts.verdict.items.map(([verdict, name, text]) => (
              <div key={verdict} data-verdict={verdict}>
                <dt>
                  <Icon name={icons[verdict]} size={22} />
                  {name}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.verdict.confidence}</p>
          <p>{texts.verdict.limits}</p>
        </section>
        <section id={texts.measured.id}>
          <h2>{texts.measured.title}</h2>
          <p>{texts.measured.text}</p>
          {sorted.filter(first).map((one) => (
            <MeasuredSet key={keyOf(one)} measurement={one} />
          ))}
          <details className={styles['more']}>
            <summary>{texts.measured.more}</summary>
            {sorted
              .filter((one) => !first(one))
              .map((one) => (
                <MeasuredSet key={keyOf(one)} measurement={one} />
              ))}
          </details>
        </section>
        <section id={texts.weak.id}>
          <h2>{texts.weak.title}</h2>
          <p>{weaknesses.length > 0 ? texts.weak.text : texts.weak.none}</p>
          <Lines items={weaknesses} />
        </section>
        <section id={texts.unmeasured.id}>
          <h2>{texts.unmeasured.title}</h2>
          <Lines items={unmeasuredIn(measured)} />
        </section>
        <section id={texts.never.id}>
          <h2>{texts.never.title}</h2>
          <Lines items={texts.never.items} />
        </section>
        <section id={texts.mistake.id}>
          <h2>{texts.mistake.title}</h2>
          <p>
            {texts.mistake.text} <a href={`mailto:${texts.mistake.email}`}>{texts.mistake.email}</a>
          </p>
          <p>
            <Link to="/example-report">{texts.mistake.example}</Link>
          </p>
        </section>
      </div>
    </article>
  );
}

const keyOf = ({ set, by }: (typeof measured)[number]): string =>
  [set, by.analyst, by.template, by.model].join(' ');

function Lines({ items }: { readonly items: readonly string[] }) {
  return items.length > 0 ? (
    <ul className={styles['lines']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ) : null;
}
