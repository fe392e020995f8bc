import {
  addFiles,
  isPicture,
  pageFault,
  pictureContentFault,
  pictureFault,
  pictureFormat,
  sizeText,
  sorted,
} from './files.js';

const facts = (name: string, type = '', size = 1000) => ({ name, type, size });
const mb = 1024 * 1024;

describe('a saved page', () => {
  it.each(['sida.html', 'Sida.HTM', 'sida.mhtml', 'sida.mht', 'utskrift.pdf', 'text.txt'])('%s', (name) => {
    expect(pageFault(facts(name))).toBeNull();
  });
  it.each([
    [facts('sida.webarchive'), 'Exportera som PDF'],
    [facts('sida.zip'), '.mhtml'],
    [facts('sida.html', '', 0), 'tom'],
    [facts('sida.html', '', 20 * mb + 1), '20\u00a0MB; spara den som PDF'],
    [facts('arsredovisning.pdf', '', 22 * mb), 'En PDF får vara högst 20\u00a0MB: skriv ut'],
    [facts('Årsredovisning.docx', '', mb), 'spara det som PDF'],
  ])('%j is refused with the way out', (file, word) => expect(pageFault(file)).toContain(word));
  it('of exactly 20 MB is taken', () => expect(pageFault(facts('sida.html', '', 20 * mb))).toBeNull());
});

describe('a picture', () => {
  it.each([
    facts('a.jpg', 'image/jpeg'),
    facts('a.png', 'image/png'),
    facts('a.avif'),
    facts('a.bin', 'image/webp'),
  ])('%j', (file) => expect([pictureFault(file), isPicture(facts('a.jpg'))]).toEqual([null, true]));
  it.each([
    [facts('IMG_1.HEIC'), 'HEIC'],
    [facts('IMG_1', 'image/heic'), 'HEIC'],
    [facts('a.gif', 'image/gif'), 'JPEG, PNG'],
    [facts('a.jpg', 'image/jpeg', 0), 'a.jpg är tom'],
    [facts('a.jpg', 'image/jpeg', 15 * mb + 1), 'högst 15\u00a0MB'],
  ])('%j is refused with the reason', (file, word) => expect(pictureFault(file)).toContain(word));
  it('is told from a page by its type or name', () => {
    expect(
      [facts('IMG_1.HEIC'), facts('x', 'image/png'), facts('sida.html', 'text/html')].map(isPicture),
    ).toEqual([true, true, false]);
  });
});

describe('the first bytes of a picture', () => {
  const bytes = (...parts: (string | number)[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'number' ? part : [...part].map((c) => c.charCodeAt(0)))),
    );
  const png = bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13);
  it.each([
    [bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF', 0, 1), 'jpeg'],
    [png, 'png'],
    [bytes('RIFF', 0x10, 0x0a, 0, 0, 'WEBP'), 'webp'],
    [bytes('RIFF', 0x10, 0x0a, 0, 0, 'WAVE'), null],
    [bytes(0, 0, 0, 0x1c, 'ftypavif'), 'avif'],
    [bytes(0, 0, 0, 0x18, 'ftypheic'), 'heic'],
    [bytes(0, 0, 0, 0x18, 'ftypisom'), null],
    [bytes('<!doctype ht'), null],
    [bytes('%PDF-1.7'), null],
    [bytes(), null],
  ])('%j', (start, format) => expect(pictureFormat(start)).toBe(format));

  it('tell what a name hides', async () => {
    const named = (body: string | Uint8Array<ArrayBuffer>) =>
      new File([body], 'kok.jpg', { type: 'image/jpeg' });
    expect(await pictureContentFault(named('<p>Kök</p>, ett kök'))).toBe(
      'kok.jpg är ingen bild som vi kan läsa. Vi tar emot JPEG, PNG, WebP och AVIF.',
    );
    expect(await pictureContentFault(named(''))).toBe('kok.jpg är tom.');
    expect(await pictureContentFault(named(bytes(0, 0, 0, 0x18, 'ftypheic')))).toContain('HEIC');
    expect(await pictureContentFault(named(png))).toBeNull();
  });
});

describe('files in the wrong field', () => {
  const [jpg, txt, docx] = ['kok.jpg', 'sida.txt', 'brev.docx'].map((name) => new File(['x'], name));
  it('go to the other one, which is said', () => {
    expect(sorted([jpg!], 'pages')).toEqual({
      pages: [],
      pictures: [jpg],
      moved: 'kok.jpg är en bild och ligger nu under bilderna.',
    });
    expect(sorted([txt!], 'pictures')).toEqual({
      pages: [txt],
      pictures: [],
      moved: 'sida.txt är en sida och ligger nu under den sparade sidan.',
    });
  });
  it('stay when they are neither, and are no news when dropped beside both', () => {
    expect(sorted([docx!], 'pictures')).toEqual({ pages: [], pictures: [docx], moved: null });
    expect(sorted([docx!], 'pages')).toEqual({ pages: [docx], pictures: [], moved: null });
    expect(sorted([jpg!, txt!], null)).toEqual({ pages: [txt], pictures: [jpg], moved: null });
  });
});

describe('choosing files', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 });
  const rules = {
    faultOf: ({ name }: File) => (name === 'b' ? 'b duger inte' : null),
    most: 2,
    tooMany: 'för många',
  };
  const names = (files: readonly File[]) => files.map(({ name }) => name);

  it('keeps what was there, leaves out what is faulty and says why', () => {
    const { files, fault } = addFiles([file('a')], [file('b'), file('c')], rules);
    expect([names(files), fault]).toEqual([['a', 'c'], 'b duger inte']);
  });
  it('takes a file once, and no more than there is room for', () => {
    const { files, fault } = addFiles([file('a')], [file('a'), file('c'), file('d')], rules);
    expect([names(files), fault]).toEqual([['a', 'c'], 'för många']);
  });
});

it('writes sizes as people read them', () => {
  expect([sizeText(0), sizeText(10), sizeText(120 * 1024), sizeText(3.44 * mb)]).toEqual([
    '0\u00a0kB',
    '1\u00a0kB',
    '120\u00a0kB',
    '3,4\u00a0MB',
  ]);
});
