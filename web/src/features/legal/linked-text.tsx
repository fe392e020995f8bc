import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

const link = /\[([^[\]]{1,200})\]\(([^()\s]{1,200})\)/g;

/** `e-post` is one word: no line ends within it. */
const withinWord = /(?<=\be)-(?=post)/gi;

/** A text with its links: `[ord](mål)`, where a path leads within the app. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  const kept = text.replace(withinWord, '\u2011');
  for (const match of kept.matchAll(link)) {
    const [whole, words = '', target = ''] = match;
    parts.push(kept.slice(end, match.index));
    parts.push(target.startsWith('/') ? <Link to={target}>{words}</Link> : <a href={target}>{words}</a>);
    end = match.index + whole.length;
  }
  return [...parts, kept.slice(end)].map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
