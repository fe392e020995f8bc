import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

const link = /\[([^[\]]{1,200})\]\(([^()\s]{1,200})\)/g;

/** A text with its links: `[ord](mål)`, where a path leads within the app. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', target = ''] = match;
    parts.push(text.slice(end, match.index));
    parts.push(target.startsWith('/') ? <Link to={target}>{words}</Link> : <a href={target}>{words}</a>);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)].map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
