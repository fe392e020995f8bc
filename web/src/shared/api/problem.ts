/** What went wrong, ready to show: `detail` is Swedish text for the reader. */
export interface ApiProblem {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable machine word; ours are `offline`, `unreachable` and `unexpected_answer`. */
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** By which support finds what happened; of a fault of ours alone. */
  readonly requestId?: string;
}

export const offline: ApiProblem = {
  status: 0,
  code: 'offline',
  detail: 'Du verkar vara utan uppkoppling. Försök igen när du är ansluten.',
};
export const unreachable: ApiProblem = {
  status: 0,
  code: 'unreachable',
  detail: 'Vi får inget svar från servern just nu. Försök igen om en stund.',
};

/** Statuses by which a proxy says that it has not reached the server, or that the server turns everybody away. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Reads an error answer; what a proxy says in another form than problem+json counts as an unreachable server. */
export function problemOf(status: number, body: unknown): ApiProblem {
  if (typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string') {
    const { code, detail, errors, requestId } = body as Partial<ApiProblem> & { detail: string };
    return {
      status,
      code: code ?? 'unexpected_answer',
      detail,
      ...(errors ? { errors } : {}),
      ...(status >= 500 && requestId ? { requestId } : {}),
    };
  }
  if (awayStatuses.includes(status)) return { ...unreachable, status };
  return { status, code: 'unexpected_answer', detail: 'Ett fel uppstod' };
}

/** True for an error of one of our endpoints. */
export function isProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'detail' in error && 'status' in error;
}

/** The text to show for whatever was thrown. */
export function detailOf(error: unknown, otherwise = 'Ett fel uppstod'): string {
  return isProblem(error) ? error.detail : otherwise;
}

/** True when no server was reached, so the same act may succeed later. */
export function isOutOfReach(error: unknown): boolean {
  return isProblem(error) && (error.status === 0 || awayStatuses.includes(error.status));
}

/** True where a day's free previews are used up: buying a report goes on at once. */
export function isPreviewLimit(error: unknown): error is ApiProblem {
  return isProblem(error) && error.code === 'preview_limit';
}
