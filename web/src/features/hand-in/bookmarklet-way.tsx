import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { bookmarkletUrl } from './bookmarklet.js';
import styles from './hand-in.module.css';

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
      setTold('Koden är kopierad. Lägg till ett nytt bokmärke och klistra in den som adress.');
    } catch {
      setTold('Webbläsaren lät oss inte kopiera. Dra knappen till bokmärksfältet i stället.');
    }
  };
  return (
    <>
      <p>Ett bokmärke som lämnar över sidan du har framme. Du drar det till bokmärksfältet en enda gång.</p>
      <div className={styles['bookmark']}>
        <a
          ref={link}
          className={styles['bookmarklet']}
          onClick={(event) => {
            event.preventDefault();
            setTold('Dra knappen till bokmärksfältet. Den används sedan på annonsens sida.');
          }}
        >
          Skicka till Visningsklar
        </a>
        <Button type="text" onClick={() => void copy()}>
          Kopiera koden
        </Button>
      </div>
      <p className={styles['told']} role="status">
        {told}
      </p>
      <ol className={styles['steps']}>
        <li>Dra knappen till bokmärksfältet. Syns inte fältet: tryck Ctrl+Skift+B (⌘+Skift+B på Mac).</li>
        <li>
          {advert ? (
            <a href={advert} target="_blank" rel="noreferrer">
              Öppna annonsen<span className="visually-hidden"> (ny flik)</span>
            </a>
          ) : (
            'Öppna annonsen'
          )}{' '}
          i den här webbläsaren.
        </li>
        <li>Tryck på bokmärket. Ett fönster från oss öppnas, och där bekräftar du.</li>
      </ol>
    </>
  );
}
