import { useId, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import { compareTexts as texts } from '../../shared/texts/compare.js';
import { Icon } from '../../shared/ui/icon.js';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import { Locked, MarkWord } from './cells.js';
import styles from './compare.module.css';
import { marksOf } from './marks.js';
import { kindOf, sections, type Row, type Section } from './sections.js';
import type { OpenSections } from './use-open-sections.js';

type Homes = readonly ComparedProperty[];

interface CompareTableProps {
  readonly homes: Homes;
  readonly sectionsOpen: OpenSections;
}

/**
 * Two or three homes side by side, to be read across. Where the window is too narrow for all, the homes are swiped past
 * the names of the rows. A grid cannot be a table element, so the roles say what it is.
 */
export function CompareTable({ homes, sectionsOpen }: CompareTableProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['swipe']}>
        <div
          role="table"
          aria-label={texts.table}
          className={styles['table']}
          style={{ '--homes': homes.length } as CSSProperties}
        >
          <div className={styles['pictures']} aria-hidden="true">
            <span />
            {homes.map((home) => (
              <ListingPicture
                key={home.id}
                sha256={home.image}
                alt=""
                ratio={4 / 3}
                sizes="(min-width: 768px) 320px, 160px"
                isEager
                className={styles['picture']!}
              />
            ))}
          </div>
          <div role="rowgroup" className={styles['heads']}>
            <div role="row" className={styles['row']}>
              <div role="cell" className={styles['corner']}>
                {texts.count(homes.length)}
              </div>
              {homes.map((home) => (
                <HomeHead key={home.id} home={home} />
              ))}
            </div>
          </div>
          {sections.map((section) => (
            <SectionRows
              key={section.key}
              section={section}
              homes={homes}
              isOpen={sectionsOpen.isOpen(section.key)}
              onTurn={() => sectionsOpen.turn(section.key)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const nameOf = (home: ComparedProperty): string => home.address ?? texts.unknownAddress;

function HomeHead({ home }: { readonly home: ComparedProperty }) {
  const address = nameOf(home);
  return (
    <div role="columnheader" className={styles['head']}>
      <div className={styles['who']}>
        <span className={styles['address']} title={address}>
          {address}
        </span>
        <VerdictMark verdict={home.verdict} />
        {home.locked ? <Locked /> : null}
      </div>
      {home.locked ? (
        <Link className={styles['report']} to={`/payment/${home.id}`} aria-label={texts.unlockOf(address)}>
          {texts.unlock}
        </Link>
      ) : (
        <Link className={styles['report']} to={`/report/${home.id}`} aria-label={texts.reportOf(address)}>
          {texts.report}
        </Link>
      )}
    </div>
  );
}

interface SectionRowsProps {
  readonly section: Section;
  readonly homes: Homes;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

function SectionRows({ section, homes, isOpen, onTurn }: SectionRowsProps) {
  const id = useId();
  return (
    <>
      <div role="rowgroup">
        <div role="row">
          <div role="cell" aria-colspan={homes.length + 1}>
            <h2 className={styles['section']}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={onTurn}
              >
                {texts.sections[section.key]}
                <Icon name="right" size={18} />
              </button>
            </h2>
          </div>
        </div>
      </div>
      {isOpen ? (
        <div role="rowgroup" id={id}>
          {/* Where the heads do not stay in sight. */}
          <div className={styles['names']} aria-hidden="true">
            <span />
            {homes.map((home) => (
              <span key={home.id} title={nameOf(home)}>
                {nameOf(home)}
              </span>
            ))}
          </div>
          {section.rows.map((row) => (
            <ComparedRow key={row.label} row={row} homes={homes} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function ComparedRow({ row, homes }: { readonly row: Row; readonly homes: Homes }) {
  const { measure } = row;
  const marks = measure ? marksOf(measure, homes) : [];
  return (
    <div role="row" className={styles['row']} data-kind={kindOf(row, homes)}>
      <div role="rowheader" className={styles['label']}>
        {row.label}
      </div>
      {homes.map((home, at) => (
        <div role="cell" key={home.id} className={styles['cell']}>
          {row.cell(home)}
          {measure ? <MarkWord measure={measure} mark={marks[at] ?? null} /> : null}
        </div>
      ))}
    </div>
  );
}
