import { checkTexts, readSpecification } from './quoted-texts.js';
import { readSources } from './source-files.js';
import { textExceptions } from './text-exceptions.js';

const specification = readSpecification();
const withSpecification = specification === undefined ? describe.skip : describe;
if (specification === undefined) {
  console.warn('The specification is absent (SPEC_DIR): whether its texts are shown is not checked.');
}

withSpecification('the texts that the specification quotes', () => {
  it('are shown, but for those that are excepted with need', () => {
    const { quoted, missing, idle } = checkTexts(
      specification!,
      readSources('web/src', 'src'),
      textExceptions,
    );
    expect({ missing, idle }).toEqual({ missing: [], idle: [] });
    expect(quoted).toContain('Mina Analyser');
  });
});
