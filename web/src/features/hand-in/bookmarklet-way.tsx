import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { bookmarkletUrl } from './bookmarklet.js';
import styles from './hand-in.module.css';

const texts = handInTexts.bookmarklet;

/** The bookmark to drag to the bar, and how to use it. */
export function BookmarkletWay({ advert }: { readonly advert?: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    // React refuses javascript: addresses, rightly so where data could become one; this one is ours and only dragged.
    link.current?.setAttribute('href', bookmarkletUrl(window.location.origin));
  }, []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(bookmarkletUrl(window.location.origin));
      setTold(texts.copied);
    } catch {
      setTold(texts.notCopied);
    }
  };
  return (
    <>
      <p>{texts.lead}</p>
      <div className={styles['bookmark']}>
        <a
          ref={link}
          className={styles['bookmarklet']}
          onClick={(event) => {
            event.preventDefault();
            setTold(texts.pressed);
          }}
        >
          {texts.name}
        </a>
        <Button size="large" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <p className={styles['told']} role="status">
        {told}
      </p>
      <ol className={styles['steps']}>
        <li>{texts.drag}</li>
        <li>
          {advert ? (
            <a href={advert} target="_blank" rel="noreferrer">
              {texts.open}
              <span className="visually-hidden"> {handInTexts.newTab}</span>
            </a>
          ) : (
            texts.open
          )}{' '}
          {texts.here}
        </li>
        <li>{texts.press}</li>
      </ol>
    </>
  );
}
