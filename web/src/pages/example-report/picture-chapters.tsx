import styles from '../../features/example-report/example-report.module.css';
import { ExamplePictureImage } from '../../features/example-report/example-picture.js';
import { Chapter } from '../../features/example-report/parts.js';
import {
  examplePictures,
  examplePlan,
  pictureFile,
  planFile,
} from '../../features/example-report/pictures.js';
import { pictureOf } from '../../features/example-report/picture-of.js';
import { Why } from '../../features/report/evidence/why.js';
import { FindingPart } from '../../features/report/parts/finding.js';
import { PointList, Section } from '../../features/report/parts/section.js';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import { shownResult } from './shown-result.js';

/** The drawing and what was read from it. */
export function PlanChapter() {
  const plan = shownResult.floorplanAnalysis;
  return (
    <Chapter id="planlosning" title={texts.plans(1)}>
      <a href={planFile} target="_blank" rel="noreferrer" aria-label={texts.planLink}>
        <img
          className={styles['plan']}
          src={planFile}
          width={examplePlan.width}
          height={examplePlan.height}
          alt={examplePlan.alt}
          loading="lazy"
          decoding="async"
        />
      </a>
      {plan ? (
        <Section title={texts.planAnalysis} lead={texts.byHand}>
          <FindingPart title={texts.layout}>{plan.layout}</FindingPart>
          <FindingPart title={texts.flow}>{plan.flow}</FindingPart>
          <FindingPart title={texts.lighting}>{plan.lighting}</FindingPart>
          <PointList title={texts.strengths} items={plan.strengths} />
          <PointList title={texts.weaknesses} items={plan.weaknesses} />
          <Why evidence={plan.evidence} />
        </Section>
      ) : null}
    </Chapter>
  );
}

/** So many of the advert's pictures are shown. */
const shown = 6;

/** The first pictures, and what a look at all of them tells. */
export function PicturesChapter() {
  const { photoAnalysis } = shownResult;
  return (
    <Chapter id="bilder" title={texts.pictures(examplePictures.length)}>
      <p className="report-lead">{texts.shown(shown, examplePictures.length)}</p>
      <ul className={styles['grid']}>
        {examplePictures.slice(0, shown).map((picture) => (
          <li key={picture.name}>
            <a
              href={pictureFile(picture.name, 1500)}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.pictureLink(picture.alt)}
            >
              <ExamplePictureImage picture={picture} sizes="(min-width: 960px) 224px, 45vw" />
            </a>
          </li>
        ))}
      </ul>
      <Section title={texts.pictureAnalysis(examplePictures.length)} lead={texts.byHand}>
        <p>{photoAnalysis.quality}</p>
        <ul className={styles['observations']}>
          {photoAnalysis.observations.map(({ text, evidence }) => (
            <li key={text}>
              <div className={styles['seen']}>
                {evidence.map((proof) => {
                  const picture = proof.kind === 'photo' ? pictureOf(proof.sha256) : undefined;
                  return picture && proof.kind === 'photo' ? (
                    <figure key={picture.name}>
                      <ExamplePictureImage picture={picture} sizes="200px" alt="" />
                      <figcaption>
                        {texts.seenIn}: {proof.note}
                      </figcaption>
                    </figure>
                  ) : null;
                })}
              </div>
              <div>
                <p>{text}</p>
                <Why evidence={evidence.filter(({ kind }) => kind !== 'photo')} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </Chapter>
  );
}
