import { onBehalfOf } from '../shared/on-behalf-of.js';
import { hashPassword, passwordMatches } from './password.js';

describe('passwords', () => {
  it('are hashed with Argon2id at the recommended cost and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('hemligt'), hashPassword('hemligt')]);
    const [, name, version, cost] = one.split('$');
    expect([name, version, cost?.split(',').sort()]).toEqual(['argon2id', 'v=19', ['m=19456', 'p=1', 't=2']]);
    expect(one).not.toBe(two);
  });

  it('match only themselves', async () => {
    const stored = await hashPassword('hemligt');
    expect(await passwordMatches('hemligt', stored)).toBe(true);
    expect(await passwordMatches('Hemligt', stored)).toBe(false);
  });

  it('match however the keyboard composes å', async () => {
    expect(await passwordMatches('a\u030Angstrom', await hashPassword('\u00E5ngstrom'))).toBe(true);
  });

  it('never match when there is no user', async () => {
    expect(await passwordMatches('hemligt', undefined)).toBe(false);
  });

  it('are worked on in turns: who comes behind many of one network does not wait for all', async () => {
    const ended: string[] = [];
    const logIn = (network: string) =>
      onBehalfOf(network, () => passwordMatches('hemligt', undefined)).then(() => void ended.push(network));
    const many = Array.from({ length: 24 }, () => logIn('many'));
    await Promise.all([...many, logIn('one')]);
    // Those under way, and one before it.
    expect(ended.indexOf('one')).toBeLessThan(8);
  });
});
