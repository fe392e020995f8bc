import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface ShownPicture {
  /** SHA-256 of the picture that the viewer is open with; null for closed. */
  readonly picture: string | null;
  readonly open: (sha256: string) => void;
  readonly close: () => void;
}

/**
 * The open viewer is a step of its own in the browser's history: back closes it and stays in the report, and closing it
 * otherwise takes that step back. In the step's state, not its address: a link to the report opens the report.
 */
export function useShownPicture(): ShownPicture {
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { readonly picture?: string } | null; search: string };
  const picture = state?.picture ?? null;
  const open = useCallback(
    (sha256: string) => void navigate({ search }, { state: { picture: sha256 } }),
    [navigate, search],
  );
  const close = useCallback(() => {
    if (picture !== null) void navigate(-1);
  }, [navigate, picture]);
  return { picture, open, close };
}
