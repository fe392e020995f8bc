import { useEffect, useRef, useState } from 'react';
import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import {
  detailOf,
  isOutOfReach,
  isPreviewLimit,
  isProblem,
  type ApiProblem,
} from '../../shared/api/problem.js';
import { useHandInMutation, type HandIn, type HandInParts } from './hand-in-api.js';
import { wayOfFault, type WayKey } from './ways.js';

export interface Fault {
  readonly way: WayKey;
  readonly text: string;
  /** What was meant to be sent may be sent without the pictures, which alone were refused. */
  readonly withoutPictures?: { readonly way: WayKey; readonly parts: HandInParts };
  /** Only the connection was at fault. */
  readonly isPassing?: boolean;
  /** The day's previews are used up: where a report can be bought instead. */
  readonly buyAt?: string;
}

/** What a way needs to know about sending. */
export interface Sending {
  /** The way under way and how much has been sent, 0–1. */
  readonly now: { readonly way: WayKey; readonly share: number } | null;
  readonly fault: Fault | null;
  readonly setFault: (fault: Fault | null) => void;
  readonly send: (way: WayKey, parts: HandInParts) => Promise<void>;
  readonly cancel: () => void;
  /** Files that were refused for what they hold: another choice takes their place. */
  readonly refused: readonly File[];
}

/**
 * Sends what is handed in, one form at a time. `onAccepted` also tells what was sent, which needs no keeping.
 * @param options.asPreview the buyer's choice, where there is one
 * @param options.buyAt where the report can be bought that would be written
 */
export function useSend(
  to: HandIn['to'],
  { asPreview, buyAt }: { readonly asPreview: boolean | undefined; readonly buyAt: string },
  onAccepted: (view: AnalysisView, parts: HandInParts) => void,
): Sending {
  const [handIn] = useHandInMutation();
  const [now, setNow] = useState<Sending['now']>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [refused, setRefused] = useState<readonly File[]>([]);
  const running = useRef<{ abort: () => void } | null>(null);

  useEffect(() => {
    const online = (): void => setFault((before) => (before?.isPassing ? null : before));
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const send = async (way: WayKey, parts: HandInParts): Promise<void> => {
    if (running.current) return;
    setFault(null);
    setRefused([]);
    setNow({ way, share: 0 });
    const run = handIn({ to, parts, asPreview, onProgress: (share) => setNow({ way, share }) });
    let isCancelled = false;
    running.current = {
      abort: () => {
        isCancelled = true;
        run.abort();
      },
    };
    const { data, error } = await run;
    running.current = null;
    setNow(null);
    if (data) onAccepted(data, parts);
    else if (!isCancelled) {
      const found = faultOf(error, way, parts);
      // Whoever chose the preview has a report to spend.
      setFault(isPreviewLimit(error) && !asPreview ? { ...found, buyAt } : found);
      setRefused(refusedOf(error, way, parts));
    }
  };

  return { now, fault, setFault, send, cancel: () => running.current?.abort(), refused };
}

/** The refusal where it can be mended. */
function faultOf(error: unknown, sent: WayKey, parts: HandInParts): Fault {
  const way = wayOfFault(isProblem(error) ? error.code : '', sent);
  const text = detailOf(error);
  if (way !== 'pictures' || !isRefused(error)) return { way, text, isPassing: isOutOfReach(error) };
  const { pictures: _pictures, ...rest } = parts;
  return { way, text, ...(sent === way ? {} : { withoutPictures: { way: sent, parts: rest } }) };
}

/** The file that the refusal names; without a name the only one there is. */
function refusedOf(
  error: unknown,
  sent: WayKey,
  { pages = [], pictures = [] }: HandInParts,
): readonly File[] {
  if (!isRefused(error)) return [];
  const { errors } = error;
  if (errors) return [...pages, ...pictures].filter(({ name }) => errors.some(({ path }) => path === name));
  const way = wayOfFault(error.code, sent);
  const files = way === 'pictures' ? pictures : way === 'file' ? pages : [];
  return files.length === 1 ? files : [];
}

/** What was sent is at fault, and would be again. */
function isRefused(error: unknown): error is ApiProblem {
  return isProblem(error) && (error.status === 422 || error.status === 413);
}
