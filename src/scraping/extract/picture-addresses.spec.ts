import { largestPicture, pictureIdentity, statedSize } from './picture-addresses.js';

const largest = (address: string) => largestPicture(new URL(address)).href;
const coded = Buffer.from('https://orig.example/objekt/1.jpg').toString('base64url');

describe('the largest version known to exist', () => {
  it.each([
    [
      'https://bilder.hemnet.se/images/itemgallery_cut/aa/bb/aabbccdd.jpg',
      'https://bilder.hemnet.se/images/itemgallery_L/aa/bb/aabbccdd.jpg',
    ],
    ['https://bcdn.se/images/cache/123_960x640.jpg', 'https://bcdn.se/images/cache/123_1170x0.jpg'],
    ['https://bcdn.se/images/cache/123_1200x900.jpg', 'https://bcdn.se/images/cache/123_1170x0.jpg'],
    [
      'https://imagedelivery.net/konto/id-1/w=1200,h=630,fit=cover,quality=90',
      'https://imagedelivery.net/konto/id-1/w=2400,quality=90,format=auto',
    ],
    ['https://media.fastighetsbyran.se/123.jpg?Bredd=992', 'https://media.fastighetsbyran.se/123.jpg'],
    [
      'https://www.maklare.example/_next/image?url=%2Fbilder%2F1.jpg&w=640&q=75',
      'https://www.maklare.example/bilder/1.jpg',
    ],
    [
      'https://www.maklare.example/_next/image?url=https%3A%2F%2Fmedia.fastighetsbyran.se%2F5.jpg%3FBredd%3D300&w=640&q=75',
      'https://media.fastighetsbyran.se/5.jpg',
    ],
    ['https://x.example/_ipx/w_640,q_75/https://cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
    ['https://x.example/_ipx/w_640/bilder/1.jpg', 'https://x.example/bilder/1.jpg'],
    ['https://x.example/cdn-cgi/image/width=400/https://cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
    ['https://wsrv.nl/?url=cdn.example/1.jpg&w=300', 'https://cdn.example/1.jpg'],
    ['https://i0.wp.com/maklare.example/wp/1.jpg?w=300&ssl=1', 'https://maklare.example/wp/1.jpg'],
    [
      'https://process.fasad.eu/rimage.php?url=https%3A%2F%2Fimages01.fasad.eu%2Fa%2F1.jpg&w=600',
      'https://images01.fasad.eu/a/1.jpg',
    ],
    [
      'https://img.example/sig/rs:fit:300:200/plain/https://orig.example/objekt/1.jpg@webp',
      'https://orig.example/objekt/1.jpg',
    ],
    [`https://img.example/sig/rs:fit:300:200:0/g:no/${coded}.webp`, 'https://orig.example/objekt/1.jpg'],
    [
      'https://thumbor.example/unsafe/fit-in/300x200/filters:quality(80)/https://orig.example/1.jpg',
      'https://orig.example/1.jpg',
    ],
    [
      'https://res.cloudinary.com/moln/image/upload/c_fill,w_400/q_auto/v17/objekt/1.jpg',
      'https://res.cloudinary.com/moln/image/upload/v17/objekt/1.jpg',
    ],
    [
      'https://a.storyblok.com/f/1/4000x3000/abc/kok.jpg/m/600x0/filters:quality(70)',
      'https://a.storyblok.com/f/1/4000x3000/abc/kok.jpg',
    ],
    [
      'https://images.ctfassets.net/s/a/b/kok.jpg?w=400&fm=webp&q=80',
      'https://images.ctfassets.net/s/a/b/kok.jpg',
    ],
    [
      'https://cdn.sanity.io/images/p/d/abc-4000x3000.jpg?w=300&auto=format',
      'https://cdn.sanity.io/images/p/d/abc-4000x3000.jpg',
    ],
    ['https://m.imgix.net/1.jpg?w=300&h=200&fit=crop', 'https://m.imgix.net/1.jpg?w=2400&fit=max'],
    [
      'https://m.example/wp-content/uploads/2026/03/kok-1024x683.jpg',
      'https://m.example/wp-content/uploads/2026/03/kok.jpg',
    ],
    [
      'https://m.example/media/abc/kok.jpg?width=600&height=400&mode=crop&v=2',
      'https://m.example/media/abc/kok.jpg?v=2',
    ],
  ])('%s', (address, expected) => expect(largest(address)).toBe(expected));

  it.each([
    ['a signed size', 'https://m.imgix.net/1.jpg?w=300&s=0123456789abcdef'],
    ['a signed size', 'https://m.example/media/abc/kok.jpg?width=600&hmac=abcdef'],
    ['a signed transformation', 'https://res.cloudinary.com/moln/image/upload/s--abcd1234--/w_400/v1/1.jpg'],
    ['a named variant', 'https://imagedelivery.net/konto/id-1/public'],
    ['a full width already', 'https://bcdn.se/images/cache/123_1440x0.webp'],
    ['a signed blob', 'https://mspecsfiles2.blob.core.windows.net/0303/files/1.jpg?sv=2020&sig=abc%3D'],
    ['sizes in a name elsewhere', 'https://m.example/bilder/kok-1024x683.jpg'],
    ['a cache of unknown sizes', 'https://m.example/wp-content/uploads/kowboy-estates/1/kok_w1920_q90.jpg'],
    ['a wide version of a stored file', 'https://m.example/globalassets/hus/kok.jpg?width=1920'],
    ['a wide transformation', 'https://res.cloudinary.com/moln/image/upload/c_fill,w_1920/1.jpg'],
    ['an unknown query', 'https://cdn.example/bild?id=5&width=300'],
  ])('leaves %s alone: %s', (_what, address) => expect(largest(address)).toBe(address));
});

describe('the identity of a picture', () => {
  const identity = (address: string) => pictureIdentity(new URL(address));

  it.each([
    ['https://c.example/a/kok_w640_q80.jpg', 'https://c.example/a/kok_w1920_q90.jpg'],
    ['https://c.example/a/kok.jpg?w=100', 'https://c.example/a/kok.webp?w=900&q=3'],
    ['https://imagedelivery.net/a/b/w=100,h=50', 'https://imagedelivery.net/a/b/w=2400,quality=90'],
    [
      'https://res.cloudinary.com/moln/image/upload/c_fill,w_1920/1.jpg',
      'https://res.cloudinary.com/moln/image/upload/w_200/1.jpg',
    ],
    ['https://c.example/thumb/kok.jpg', 'https://c.example/large/kok.jpg'],
  ])('is one for %s and %s', (one, other) => expect(identity(one)).toBe(identity(other)));

  it.each([
    ['https://c.example/a/kok-1.jpg', 'https://c.example/a/kok-2.jpg'],
    ['https://c.example/bild?id=1', 'https://c.example/bild?id=2'],
    ['https://c.example/1.jpg', 'https://d.example/1.jpg'],
  ])('differs for %s and %s', (one, other) => expect(identity(one)).not.toBe(identity(other)));

  it('comes with the size that the address names', () => {
    const size = (address: string) => statedSize(new URL(address));
    expect(size('https://c.example/kok-1024x683.jpg')).toBe(1024);
    expect(size('https://c.example/kok.jpg?Bredd=992')).toBe(992);
    expect(size('https://c.example/kok_w640_q80.jpg')).toBe(640);
    expect(size('https://c.example/kok.jpg')).toBe(Infinity);
  });
});
