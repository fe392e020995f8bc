import { Link } from 'react-router-dom';
import { notFoundTexts as texts } from '../shared/texts/not-found.js';
import { Notice } from '../shared/ui/notice.js';

/** Any unknown address. */
export default function NotFoundPage() {
  return (
    <Notice icon="question" title={texts.title} text={texts.text} action={{ label: texts.home, to: '/' }}>
      <span lang="en">
        {texts.english.title} <Link to="/">{texts.english.home}</Link>
      </span>
    </Notice>
  );
}
