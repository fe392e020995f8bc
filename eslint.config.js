import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', '.data/', '.cache/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/shared/config/**', 'src/embedded/**', 'src/{main,worker,browser}.ts', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only shared/config reads the environment.',
        },
      ],
    },
  },
  {
    files: ['cli/**/*.ts'],
    ignores: ['cli/main.ts', 'cli/process-io.ts', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['argv', 'env', 'exit', 'exitCode', 'stderr', 'stdin', 'stdout'].map((property) => ({
          object: 'process',
          property,
          message: 'A call may be one of many in a process: what it reads and writes is in currentIo().',
        })),
      ],
    },
  },
  {
    files: [
      'cli/**',
      'scripts/**',
      'src/embedded/**',
      'bin/**',
      'test/**',
      'web/test/**',
      '**/*.spec.{ts,tsx}',
    ],
    rules: { 'no-console': 'off' },
  },
  // What a file does as it is imported stays for all files of its worker (test/runner/surroundings.js).
  {
    files: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "AssignmentExpression[left.object.object.name='process'][left.object.property.name='env']",
          "UnaryExpression[argument.object.object.name='process'][argument.object.property.name='env']",
          "CallExpression[callee.object.name='process'][callee.property.name=/^(on|once|off|chdir)$/]",
        ].map((act) => ({
          selector: `:matches(Program, CallExpression[callee.name='describe'] > ArrowFunctionExpression > BlockStatement) > ExpressionStatement > ${act}`,
          message:
            'In a hook or a test, which undo it: done as the file is imported, it stays for other files.',
        })),
      ],
    },
  },
  // Whatever these read may be written by a stranger: their time grows with the text's length and no faster.
  {
    files: ['src/**/*.ts', 'cli/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
);
