import { useCallback, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import type { IconName } from '../../shared/ui/icon.js';
import { handInTexts as texts } from '../../shared/texts/hand-in.js';
import { useMedia } from '../../shared/ui/use-media.js';
import { BookmarkletWay } from './bookmarklet-way.js';
import { changeDraft, useDraft, type Draft } from './draft.js';
import { FileWay } from './file-way.js';
import {
  addFiles,
  mostPages,
  mostPictures,
  pageFault,
  pictureContentFault,
  sorted,
  type Field,
} from './files.js';
import type { HandInParts } from './hand-in-api.js';
import styles from './hand-in.module.css';
import { LinkWay } from './link-way.js';
import { PictureWay } from './picture-way.js';
import { TextWay } from './text-way.js';
import { useDroppedFiles } from './use-dropped-files.js';
import { useSend, type Sending } from './use-send.js';
import { Way } from './way.js';
import { isBrokersLink, waysFor, type WayKey } from './ways.js';

/** What every way is given. */
export interface WayBodyProps {
  readonly draft: Draft;
  /** Changes the draft; what was said of it before no longer holds. */
  readonly change: (change: (before: Draft) => Partial<Draft>) => void;
  readonly sending: Sending;
  /** Pictures that go along with whatever is handed in. */
  readonly pictures: readonly File[];
  readonly hasFinePointer: boolean;
  readonly isCompleting: boolean;
  /** The advert is taken down: nothing can be opened there any more. */
  readonly isGone: boolean;
  /** Of files that were put in the other field than they were chosen in. */
  readonly moved: { readonly field: Field; readonly text: string } | null;
  readonly onFiles: (files: readonly File[], field?: Field) => void;
}

const ways: Record<WayKey, { readonly icon: IconName; readonly Body: ComponentType<WayBodyProps> | null }> = {
  link: { icon: 'link', Body: LinkWay },
  bookmarklet: { icon: 'bookmark', Body: null },
  file: { icon: 'page', Body: FileWay },
  text: { icon: 'paste', Body: TextWay },
  pictures: { icon: 'picture', Body: PictureWay },
};

interface HandInPanelProps {
  readonly analysis: Pick<AnalysisView, 'id' | 'hemnetUrl' | 'status' | 'failureCode'>;
  /** The buyer's choice, where there is one. */
  readonly asPreview: boolean | undefined;
  readonly onAccepted: (view: AnalysisView) => void;
}

/** The ways to hand in an advert, in order of ease on this device. */
export function HandInPanel({ analysis, asPreview, onAccepted }: HandInPanelProps) {
  const { id } = analysis;
  const draft = useDraft(id);
  const asked = useSearchParams()[0].get('way');
  const hasFinePointer = useMedia('(pointer: fine)');
  const isNarrow = useMedia('(max-width: 767px)');
  const isCompleting = analysis.status === 'completed';
  const isGone = !isCompleting && analysis.failureCode === 'listing_gone';
  const [moved, setMoved] = useState<WayBodyProps['moved']>(null);
  const [opened, setOpened] = useState<Partial<Record<WayKey, boolean>>>({});
  const open = useCallback((way: WayKey) => setOpened((before) => ({ ...before, [way]: true })), []);
  const sending = useSend(
    { id },
    { asPreview, buyAt: isCompleting ? `/payment/${id}` : '/pricing' },
    (view, parts) => {
      changeDraft(id, (before) => withoutSent(before, parts));
      onAccepted(view);
    },
  );
  const { setFault, refused } = sending;
  const change = (how: (before: Draft) => Partial<Draft>): void => {
    setFault(null);
    setMoved(null);
    changeDraft(id, how);
  };

  const onFiles = useCallback(
    async (files: readonly File[], field: Field = null) => {
      const { pages, pictures, moved: text } = sorted(files, field);
      const pictureFaults = new Map(
        await Promise.all(pictures.map(async (file) => [file, await pictureContentFault(file)] as const)),
      );
      setFault(null);
      setMoved(text ? { field, text } : null);
      changeDraft(id, (before) => {
        const kept = (chosen: readonly File[], added: readonly File[]): readonly File[] =>
          added.length > 0 ? chosen.filter((file) => !refused.includes(file)) : chosen;
        const chosenPages = addFiles(kept(before.pages, pages), pages, pageRules);
        const chosenPictures = addFiles(kept(before.pictures, pictures), pictures, {
          ...pictureLimits,
          faultOf: (file) => pictureFaults.get(file) ?? null,
        });
        if (chosenPages.fault) setFault({ way: 'file', text: chosenPages.fault });
        else if (chosenPictures.fault) setFault({ way: 'pictures', text: chosenPictures.fault });
        return { pages: chosenPages.files, pictures: chosenPictures.files };
      });
      if (pages.length > 0) open('file');
      if (pictures.length > 0) open('pictures');
    },
    [id, open, setFault, refused],
  );
  const onText = useCallback(
    (text: string) => {
      // Never in place of what is there already.
      setFault(null);
      changeDraft(id, (before) => ({ text: before.text ? `${before.text}\n${text}` : text }));
      open('text');
    },
    [id, open, setFault],
  );
  const isOver = useDroppedFiles(onFiles, onText);

  const body: WayBodyProps = {
    draft,
    change,
    sending,
    pictures: draft.pictures,
    hasFinePointer,
    isCompleting,
    isGone,
    moved,
    onFiles,
  };
  return (
    <section className={styles['panel']} aria-label={texts.panel} data-over={isOver}>
      {waysFor({
        hasFinePointer,
        isNarrow,
        isBrokersLink: isBrokersLink(analysis.hemnetUrl),
        isCompleting,
        isGone,
        asked,
      }).map(({ key, isOpen }) => {
        const { icon, Body } = ways[key];
        const hasFault = sending.fault?.way === key;
        return (
          <Way
            key={key}
            icon={icon}
            title={key === 'file' && isCompleting ? texts.file.titleCompleting : texts[key].title}
            isOpen={hasFault || (opened[key] ?? isOpen)}
            onToggle={(isNowOpen) => setOpened((before) => ({ ...before, [key]: isNowOpen }))}
          >
            {Body ? <Body {...body} /> : <BookmarkletWay advert={analysis.hemnetUrl} />}
          </Way>
        );
      })}
    </section>
  );
}

const pageRules = { faultOf: pageFault, most: mostPages, tooMany: texts.file.tooMany(mostPages) };
const pictureLimits = {
  most: mostPictures,
  tooMany: texts.pictures.tooMany(mostPictures),
};

/** What the server has taken need not be sent again; the broker's link stays, in case that page is refused as well. */
function withoutSent(before: Draft, { text, pages = [], pictures = [] }: HandInParts): Partial<Draft> {
  return {
    ...(text === undefined ? {} : { text: '' }),
    pages: before.pages.filter((file) => !pages.includes(file)),
    pictures: before.pictures.filter((file) => !pictures.includes(file)),
  };
}
