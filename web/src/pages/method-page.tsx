import { Method } from '../features/method/method.js';

/** How reports are made and how well that goes, for everyone. */
export default function MethodPage() {
  return <Method />;
}
