import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** What a text of a sale is made of; a class of characters is stood for by the first of these that it takes. */
const alphabet = [...'a1 \n.,-:;(<"/Aåé\t|*%&=_#@!?'];
const parser = new RegExpParser();

/** A text that a pattern may be tried on: what leads to one of its endless repetitions, and what is repeated there. */
export interface Attack {
  readonly before: string;
  readonly repeated: string;
}

/** One for each repetition without an end. */
export function attacksOn({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Attack[] {
  const attacks: Attack[] = [];
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  visitRegExpAST(parser.parsePattern(source, 0, source.length, modes), {
    onQuantifierEnter(quantifier) {
      if (quantifier.max !== Infinity) return;
      const siblings = quantifier.parent.type === 'Alternative' ? quantifier.parent.elements : [];
      const before = siblings.slice(0, siblings.indexOf(quantifier)).map(shortest).join('');
      attacks.push({ before, repeated: shortest(quantifier.element) || 'a' });
    },
  });
  return attacks;

  function shortest(node: AST.Element): string {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return (node.alternatives[0]?.elements ?? []).map(shortest).join('');
      case 'Quantifier':
        return shortest(node.element).repeat(Math.min(node.min, 5));
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gy]/g, ''));
        return alphabet.find((character) => one.test(character)) ?? '';
      }
      default:
        return '';
    }
  }
}
