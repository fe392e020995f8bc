import { counted } from '../format/home.js';
import { withUnit } from '../format/number.js';

/** All words of handing in an advert, on the analysis page and on the page that the bookmark opens. */
export const handInTexts = {
  panel: 'Sätt att lämna in',
  hint: {
    before: 'Vissa sajter släpper inte in vår läsare. Med',
    link: 'ett bokmärke i webbläsaren',
    after: 'skickar du annonsen hit själv.',
  },
  sending: 'Skickar...',
  reading: 'Läser det du lämnade in...',
  progress: 'Uppladdning',
  cancel: 'Avbryt',
  withoutPictures: 'Skicka utan bilderna',
  /** Where the day's previews are used up. */
  buy: 'Köp rapport',
  kept: 'Det du har fyllt i finns kvar här så länge fliken är öppen.',
  withPictures: (label: string, count: number) => `${label} och ${counted(count, 'bild', 'bilder')}`,
  remove: (name: string) => `Ta bort ${name}`,
  newTab: '(ny flik)',

  link: {
    title: 'Mäklarens egen länk',
    label:
      'Öppna annonsen och tryck på ”Till mäklarens sida” eller liknande. Kopiera länken dit och klistra in den här.',
    labelGone:
      'Sök upp bostaden på mäklarens egen sida. Finns den kvar där: kopiera länken och klistra in den här.',
    submit: 'Läs mäklarens sida',
    none: 'Klistra in mäklarens länk först.',
    unknown: 'Det är ingen mäklarsida som vi känner igen. Prova något av de andra sätten.',
    portal: 'Länken ska gå till mäklarens egen sida, inte till annonssajten.',
  },
  bookmarklet: {
    title: 'Skicka sidan med ett bokmärke',
    lead: 'Ett bokmärke som lämnar över sidan du har framme. Du drar det till bokmärksfältet en enda gång.',
    name: 'Skicka till Visningsklar',
    copy: 'Kopiera koden',
    copied: 'Koden är kopierad. Lägg till ett nytt bokmärke och klistra in den som adress.',
    notCopied: 'Webbläsaren lät oss inte kopiera. Dra knappen till bokmärksfältet i stället.',
    pressed: 'Dra knappen till bokmärksfältet. Den används sedan på annonsens sida.',
    drag: 'Dra knappen till bokmärksfältet. Syns inte fältet: tryck Ctrl+Skift+B (⌘+Skift+B på Mac).',
    open: 'Öppna annonsen',
    here: 'i den här webbläsaren.',
    press: 'Tryck på bokmärket. Ett fönster från oss öppnas, och där bekräftar du.',
  },
  file: {
    title: 'Ladda upp den sparade sidan',
    titleCompleting: 'Lägg till handlingar',
    lead: 'Öppna annonsen, spara sidan och välj filen här.',
    leadGone: 'Sparade eller skrev du ut annonsen medan den låg ute? Välj filen här.',
    papers:
      'Har du årsredovisningen, energideklarationen eller ett besiktningsprotokoll som PDF? Lägg till dem här, så läser vi dem till din rapport.',
    leadCompleting:
      'Årsredovisningen, energideklarationen eller besiktningsprotokollet som PDF gör störst nytta. Mäklaren har dem ofta på sin sida, eller skickar dem om du frågar.',
    howTitle: 'Så sparar du annonsens sida',
    howOnDesktop: [
      ['Chrome och Edge', 'Ctrl+S (⌘S), välj ”Webbsida, en fil” eller ”Endast HTML”.'],
      ['Safari', 'Arkiv → Exportera som PDF.'],
      ['Firefox', 'Ctrl+S (⌘S), välj ”Webbsida, endast HTML”.'],
    ],
    howOnPhone: [
      ['iPhone', 'Dela → Alternativ → PDF, sedan Spara i Filer.'],
      ['Android', 'Dela → Skriv ut → Spara som PDF.'],
    ],
    pick: 'Välj fil',
    pickOrDrop: 'Välj fil eller släpp den här',
    types: `.html, .mhtml, .pdf eller .txt, högst ${withUnit('20', 'MB')}`,
    chosen: 'Valda filer',
    submit: (count: number) => (count > 1 ? `Lämna in ${count} filer` : 'Lämna in filen'),
    submitCompleting: (count: number) => (count > 1 ? `Lägg till ${count} filer` : 'Lägg till filen'),
    none: 'Välj en sparad sida först.',
    noneCompleting: 'Välj en fil först.',
    tooMany: (most: number) => `Det får vara högst ${most} sidor.`,
    moved: (name: string) => `${name} är en sida och ligger nu under den sparade sidan.`,
    webarchive: (name: string) => `${name} är Safaris eget format. Välj Arkiv → Exportera som PDF i stället.`,
    wordProcessor: (name: string) =>
      `${name} är ett textdokument. Öppna det, spara det som PDF och välj PDF-filen.`,
    noPage: (name: string) =>
      `${name} är varken en sparad sida eller ett dokument. Välj en fil som slutar på .html, .mhtml, .pdf eller .txt.`,
    tooLargePdf: (name: string, size: string) =>
      `${name} är ${size}. En PDF får vara högst ${withUnit('20', 'MB')}: skriv ut bara de sidor som behövs som en ny PDF.`,
    tooLarge: (name: string, size: string) =>
      `${name} är ${size}. En sida får vara högst ${withUnit('20', 'MB')}; spara den som PDF.`,
  },
  emptyFile: (name: string) => `${name} är tom.`,
  notOpened: (name: string) => `${name} gick inte att öppna. Välj den igen.`,
  text: {
    title: 'Klistra in sidans text',
    label:
      'Öppna annonsen, tryck Ctrl+A och sedan Ctrl+C (⌘ på Mac). Klistra in allt här, även det som inte hör till annonsen.',
    labelTouch:
      'Öppna annonsen i webbläsaren. Håll fingret på texten, tryck Markera allt och sedan Kopiera. Klistra in allt här.',
    labelGone:
      'Har du kvar annonsens text, till exempel i ett mejl eller en öppen flik? Klistra in allt här.',
    characters: 'tecken',
    submit: 'Lämna in texten',
    paste: 'Klistra in',
    none: 'Klistra in sidans text först.',
    tooLong: 'Texten är för lång. Klistra in bara annonsens text.',
    isLink: 'Det där är en länk. Klistra in texten som står på sidan.',
    noFigures: 'Vi ser varken pris, yta eller antal rum. Fick du med hela sidan?',
    short: 'Det ser kort ut. Fick du med hela sidan, även beskrivningen?',
  },
  pictures: {
    title: 'Lägg till bilder eller skärmbilder',
    lead: 'Planritningen gör störst nytta, sedan kök och badrum.',
    how: 'Välj filer, dra hit dem eller klistra in en skärmbild med Ctrl+V (⌘V).',
    goAlong: 'Bilderna följer med när du lämnar in sidan, texten eller länken.',
    pick: 'Välj bilder',
    pickOrDrop: 'Välj bilder eller släpp dem här',
    types: (most: number) =>
      `JPEG, PNG, WebP eller AVIF, högst ${withUnit('15', 'MB')} var och ${most} bilder`,
    chosen: 'Valda bilder',
    heic: 'HEIC-bilder från iPhone kan vi inte läsa. Ta en skärmbild av dem, eller lägg till dem från telefonen.',
    heicTouch: 'HEIC-bilder görs om till JPEG när du väljer dem i bildbiblioteket.',
    submit: (count: number) => (count > 1 ? `Lägg till ${count} bilder` : 'Lägg till bilden'),
    none: 'Välj minst en bild först.',
    tooMany: (most: number) => `Det får vara högst ${most} bilder.`,
    moved: (name: string) => `${name} är en bild och ligger nu under bilderna.`,
    screenshot: (time: string, kind: string) => `Skärmbild ${time}.${kind}`,
    isHeic: (name: string) =>
      `${name} är en HEIC-bild, som bara Apples egna program läser. Välj den på telefonen, så görs den om till JPEG, eller ta en skärmbild av den.`,
    noPicture: (name: string) =>
      `${name} är ingen bild som vi kan läsa. Vi tar emot JPEG, PNG, WebP och AVIF.`,
    tooLarge: (name: string, size: string) =>
      `${name} är ${size}. En bild får vara högst ${withUnit('15', 'MB')}.`,
  },

  received: {
    waiting: 'Tar emot sidan...',
    title: (host: string) => `Vi tog emot sidan från ${host}`,
    content: (size: string) => `Sidans innehåll, ${size}, utan lösenord och kakor`,
    submit: 'Analysera den här bostaden',
    private: 'Inget har skickats än. Det du lämnar in används bara i din egen analys.',
    visitor: 'Logga in för att analysera bostaden. Sidan väntar här under tiden; stäng bara inte fönstret.',
    logIn: 'Logga in',
    signUp: 'Skapa konto',
  },
  noPage: {
    title: 'Skicka en annons hit',
    text: 'Här tar vi emot annonser som du skickar med bokmärket från din webbläsare. Just nu har vi inte fått någon sida.',
    parent: 'Mina Analyser',
    needsComputer:
      'Bokmärket behöver en dator: öppna den här sidan där och dra det till bokmärksfältet. Här börjar du med länken.',
    byLink: 'Börja med länken',
    byLinkText: 'Går sidan inte att läsa får du direkt lämna in den som fil, text eller bilder.',
    field: 'Länk till bostadsannonsen',
  },
  refused: {
    'too large': (host: string) => ({
      title: 'Sidan är för stor',
      text: `Sidan från ${host} är större än ${withUnit('20', 'MB')}. Spara den som PDF och lämna in den som fil i stället.`,
    }),
    'no home': (host: string) => ({
      title: 'Vi tog inte emot sidan',
      text: `Sidan från ${host} är ingen annons för en enskild bostad. ${openHome}`,
    }),
    unsupported: (host: string) => ({
      title: `${host} kan vi inte läsa`,
      text: `Bokmärket fungerar på bostadsannonser hos Hemnet, Booli och de större mäklarna. ${openHome}`,
    }),
  },
} as const;

const openHome = 'Öppna bostadens egen sida och tryck på bokmärket igen.';

/** Why a page could not be read, by the server's code of the failure, and what its reader can do about it. */
export const readingFaultTexts = {
  someSite: 'webbplatsen',
  page_blocked: (site: string) => `${site} släpper inte in vår läsare.`,
  page_disallowed: (site: string) => `${site} tillåter inte att robotar läser sidan.`,
  /** `for how long` begins with a space, or is empty. */
  page_throttled: (site: string, forHowLong: string) => `${site} ber oss vänta${forHowLong}.`,
  page_unavailable: (site: string) => `${site} har tillfälliga problem.`,
  no_answer: (site: string) => `Vi fick inget svar från ${site}.`,
  listing_gone: (site: string) => `Annonsen är borttagen från ${site}.`,
  not_a_listing: (site: string) => `Sidan på ${site} ser inte ut som en annons för en enskild bostad.`,
  handed_in_other_home: 'Mäklarens länk gäller en annan bostad än annonsen.',
  reading_busy: 'Just nu läser vi många sidor.',
  listing_changed: (site: string) => `Vi känner inte igen innehållet på ${site}.`,
  other: (site: string) => `Sidan på ${site} gick inte att läsa.`,
  whatToDo: {
    gone: 'Har du sidan sparad, eller finns den kvar hos mäklaren? Lämna in den här.',
    goneAtBroker: 'Har du sidan sparad, eller dess text kvar? Lämna in den här.',
    throttled:
      'Du behöver inte vänta: öppna annonsen i din egen webbläsare och lämna in den på det sätt som passar dig bäst.',
    otherPage: 'Ser du annonsen i din egen webbläsare? Lämna in den på det sätt som passar dig bäst.',
    other: 'Öppna annonsen i din egen webbläsare och lämna in den på det sätt som passar dig bäst.',
  },
} as const;
