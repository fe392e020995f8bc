import { loginSchema, resetSchema, signupSchema } from './auth.schema.js';

const messages = (schema: typeof signupSchema | typeof loginSchema | typeof resetSchema, body: unknown) =>
  schema.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);

describe('auth bodies', () => {
  it('trim and lower-case the address', () => {
    expect(resetSchema.parse({ email: '  Anna.Ek@Example.SE ' })).toEqual({ email: 'anna.ek@example.se' });
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.se',
    'anna ek@example.se',
    `${'a'.repeat(250)}@a.se`,
    // What would name somebody else beside it, or a header, in a mail.
    'anna@example.se, eve@ond.example',
    'anna@example.se;eve@ond.example',
    'anna@example.se\r\nBcc: eve@ond.example',
    'anna@example.se\0',
    'Anna <anna@example.se>',
    '"anna, eve"@example.se',
    'alla: anna@example.se;',
    7,
    undefined,
  ])('refuse %p as an address', (email) => {
    expect(messages(resetSchema, { email })?.map(([, message]) => message)).toContain('Ogiltig e-postadress');
  });

  it('take six characters as a password and refuse five', () => {
    expect(messages(loginSchema, { email: 'a@example.se', password: 'åäöåäö' })).toBeUndefined();
    expect(messages(loginSchema, { email: 'a@example.se', password: 'åäöåä' })).toEqual([
      ['password', 'Lösenordet måste vara minst 6 tecken'],
    ]);
    expect(messages(loginSchema, { email: 'a@example.se' })).toEqual([
      ['password', 'Lösenordet måste vara minst 6 tecken'],
    ]);
  });

  it('refuse a device id that is no uuid', () => {
    expect(
      messages(signupSchema, { email: 'a@example.se', password: 'hemligt', deviceId: 'iphone' }),
    ).toHaveLength(1);
  });
});
