import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedOut } from './session-slice.js';

/** Ends the session on the server, in this tab and in the others, then goes to the landing page. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    // The person leaves whether the server hears of it or not; the cookie then runs out by itself.
    await fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
    await navigate('/');
    dispatch(signedOut());
  };
}
