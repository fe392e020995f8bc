import { notFoundTexts as texts } from '../shared/texts/not-found.js';
import { Notice } from '../shared/ui/notice.js';

/** Any unknown address. */
export default function NotFoundPage() {
  return (
    <div lang="en">
      <Notice icon="question" title={texts.title} text={texts.text} action={{ label: texts.home, to: '/' }} />
    </div>
  );
}
