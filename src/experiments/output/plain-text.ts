/** What came from adverts and models, without what steers terminals, breaks XML or turns the direction of text. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** On one line. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** Plain text for the inside of elements and quoted attributes, of HTML as of XML. */
export const escapeMarkup = (text: string): string =>
  plainText(text).replace(/[&<>"'\r]/g, (character) => `&#${character.codePointAt(0)};`);
