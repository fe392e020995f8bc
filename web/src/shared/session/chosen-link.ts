const key = 'visningsklar.chosen-link';

interface Choice {
  readonly url: string;
  /** Whether the analysis is to spend no report; undefined where the person was not asked. */
  readonly asPreview: boolean | undefined;
}

/** Where there is no storage, it holds until the page is loaded anew. */
let chosen: Choice | null = null;

/**
 * Remembers that the person pressed to have this link analysed, on a page of ours: any other page can lead to
 * `/analyze?url=…`, and an analysis may spend a report. Holds for the tab, through a sign-in, until it has started.
 * @param asPreview whether that is to spend no report, where the person was asked
 */
export function chooseLink(url: string, asPreview?: boolean): void {
  chosen = { url, asPreview };
  try {
    sessionStorage.setItem(key, written(chosen));
  } catch {
    // What this page knows is enough, unless it is loaded anew.
  }
}

export const isChosenLink = (url: string): boolean => choiceOf(url) !== null;

/** As `chooseLink` was told of this link; undefined where nobody was asked. */
export const isChosenAsPreview = (url: string): boolean | undefined => choiceOf(url)?.asPreview;

export function forgetChosenLink(): void {
  chosen = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

function choiceOf(url: string): Choice | null {
  if (chosen?.url === url) return chosen;
  try {
    const kept = sessionStorage.getItem(key);
    return (
      [undefined, true, false]
        .map((asPreview) => ({ url, asPreview }))
        .find((choice) => written(choice) === kept) ?? null
    );
  } catch {
    return null;
  }
}

const words = new Map<boolean | undefined, string>([
  [undefined, ''],
  [true, 'preview '],
  [false, 'report '],
]);
/** A link holds no blank. */
const written = ({ url, asPreview }: Choice): string => `${words.get(asPreview) ?? ''}${url}`;
