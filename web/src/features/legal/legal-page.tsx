import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMeta } from '../../shared/api/meta.js';
import { legalTexts, type LegalBlock, type LegalSection, type LegalText } from '../../shared/texts/legal.js';
import styles from './legal.module.css';
import { LinkedText } from './linked-text.js';

/** A legal text as a document: its date, a table of contents that leads to each section, and the sections. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const { hash } = useLocation();
  const wasAtSection = useRef(false);
  useEffect(() => {
    // The page may have come after its address was looked at, and stands at its top.
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (wasAtSection.current) window.scrollTo(0, 0);
    wasAtSection.current = hash !== '';
  }, [hash]);
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1>{text.title}</h1>
        <p className={styles['updated']}>{text.updated}</p>
        <p className={styles['lead']}>{text.lead}</p>
        <button type="button" className={styles['print']} onClick={() => window.print()}>
          {legalTexts.print}
        </button>
      </header>
      <nav className={styles['contents']} aria-label={legalTexts.contents}>
        {/* Beside the text it always stands open; its styles see to that, so that nothing moves. */}
        <h2>{legalTexts.contents}</h2>
        <details>
          <summary>{legalTexts.contents}</summary>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={styles['text']}>
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <Versions text={text} />
      </div>
    </article>
  );
}

/** Which wording this is, and those before it. */
function Versions({ text: { version, earlier } }: { readonly text: LegalText }) {
  const texts = legalTexts.versions;
  return (
    <footer className={styles['section']} aria-labelledby="versions">
      <h2 id="versions">{texts.title}</h2>
      <p>
        {texts.current(version)} {earlier.length === 0 ? texts.first : texts.earlier}
      </p>
      {earlier.length > 0 ? (
        <ul>
          {earlier.map((one) => (
            <li key={one.version}>
              <a href={one.href}>{one.version}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </footer>
  );
}

function Section({ section: { id, title, blocks } }: { readonly section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} label={title} />
      ))}
      {id === 'kontakt' ? <OperatorLine /> : null}
    </section>
  );
}

/** The company behind the service, where the operator has told it. Two lines are kept for it, so that nothing moves. */
function OperatorLine() {
  const meta = useMeta();
  const { told, untold } = legalTexts.operator;
  return <p className={styles['operator']}>{meta?.operator ? told(meta.operator) : untold}</p>;
}

function Block({ block, label }: { readonly block: LegalBlock; readonly label: string }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  const { head, rows } = block.table;
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
