import { Tooltip } from 'antd';
import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import type { Severity, TechnicalItem } from '../../../../src/reports/analysis-result.schema.js';
import { percent } from '../../shared/format/number.js';
import { compareTexts as texts } from '../../shared/texts/compare.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import { Toggletip } from '../../shared/ui/toggletip.js';
import styles from './compare.module.css';
import { countTone, figureOf, markWord, type Mark, type Measure, type Tone } from './marks.js';

const icons: Readonly<Record<Tone, IconName>> = { good: 'check', watch: 'warning', bad: 'cross' };

/** Stands where only a paid report has something to say. */
export function Locked() {
  return <span className={styles['quiet']}>{texts.locked}</span>;
}

/** Stands where nothing is known. */
export function Missing() {
  return <span className={styles['quiet']}>{texts.missing}</span>;
}

/** The word and icon of what is best or worst in its row. */
export function MarkWord({ measure, mark }: { readonly measure: Measure; readonly mark: Mark }) {
  if (mark === null) return null;
  const tone = mark === 'best' ? 'good' : 'bad';
  return (
    <span className={styles['mark']} data-tone={tone}>
      <Icon name={mark === 'best' ? 'check' : 'warning'} size={18} />
      {markWord(measure, mark)}
    </span>
  );
}

/** How sure the analysis is; why is told at a press. */
export function Confidence({ home }: { readonly home: ComparedProperty }) {
  if (home.confidence === null) return <Missing />;
  return (
    <>
      {percent(home.confidence)}
      {home.confidenceExplanation ? (
        <Toggletip
          label={texts.whyConfidence(home.address ?? texts.unknownAddress)}
          text={home.confidenceExplanation}
        />
      ) : null}
    </>
  );
}

/** How many red flags, and how many of them are critical where that may be told; where not, that it may not. */
export function FlagCount({ home }: { readonly home: ComparedProperty }) {
  const areSeveritiesLocked = home.criticalFlagsCount === null && Boolean(home.redFlagsCount);
  return (
    <>
      {home.redFlagsCount}
      {home.criticalFlagsCount ? (
        <span className={styles['critical']}>varav {texts.critical(home.criticalFlagsCount)}</span>
      ) : null}
      {areSeveritiesLocked ? <span className={styles['explanation']}>{texts.criticalLocked}</span> : null}
    </>
  );
}

interface ToneCountProps {
  readonly home: ComparedProperty;
  readonly measure: 'missingInfoCount' | 'euphemismsCount';
}

/** A count with its colour and icon. */
export function ToneCount({ home, measure }: ToneCountProps) {
  const count = figureOf(measure, home);
  if (count === null) return <Locked />;
  const tone = countTone(measure, count);
  return (
    <span className={styles['light']} data-tone={tone}>
      <Icon name={icons[tone]} size={18} />
      {count}
    </span>
  );
}

const lightTones = { green: 'good', yellow: 'watch', red: 'bad' } as const;

interface LightProps {
  readonly home: ComparedProperty;
  readonly item: TechnicalItem;
}

/** A technical item's traffic light; why it is not green is told at a pointer, at the focus and to those who listen. */
export function Light({ home, item }: LightProps) {
  if (home.locked) return <Locked />;
  const spec = home.technicalSpecs?.[item];
  if (!spec) return <span className={styles['quiet']}>{texts.unjudged}</span>;
  const tone = lightTones[spec.status];
  const light = (
    <>
      <Icon name={icons[tone]} size={18} />
      {texts.lights[spec.status]}
    </>
  );
  if (tone === 'good' || !spec.reason) {
    return (
      <span className={styles['light']} data-tone={tone}>
        {light}
      </span>
    );
  }
  return (
    <Tooltip title={spec.reason} trigger={['hover', 'focus']}>
      <button type="button" className={`${styles['light']} ${styles['reasoned']}`} data-tone={tone}>
        {light}
        <span className="visually-hidden">: {spec.reason}</span>
      </button>
    </Tooltip>
  );
}

const severityTones = { critical: 'bad', warning: 'watch', notice: 'note' } as const;
const severityIcons: Readonly<Record<Severity, IconName>> = {
  critical: 'cross',
  warning: 'warning',
  notice: 'info',
};

/** The red flags as far as they may be read. */
export function Flags({ home }: { readonly home: ComparedProperty }) {
  if (home.redFlagsCount === 0) return <span className={styles['quiet']}>{texts.noRedFlags}</span>;
  const rest = home.redFlagsCount - home.redFlags.length;
  return (
    <>
      <ul className={styles['flags']}>
        {home.redFlags.map((flag, at) => (
          <li key={at}>
            {flag.severity ? (
              <span className={styles['light']} data-tone={severityTones[flag.severity]}>
                <Icon name={severityIcons[flag.severity]} size={18} />
                {texts.severities[flag.severity]}
              </span>
            ) : null}
            <strong>{flag.title}</strong>
            {flag.description ? <p>{flag.description}</p> : null}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className={styles['quiet']}>
          {texts.moreFlags(rest)}
          {home.locked ? `: ${texts.locked.toLowerCase()}` : ''}
        </p>
      ) : null}
    </>
  );
}
