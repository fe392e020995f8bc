import { Notice } from '../shared/ui/notice.js';

/** Any unknown address. In English, as the specification asks. */
export default function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} lang="en">
      <Notice
        icon="question"
        title="404: Page not found"
        text="There is nothing at this address. The page may have moved, or the link may be incomplete."
        action={{ label: 'Return to home', to: '/' }}
      />
    </main>
  );
}
