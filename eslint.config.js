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
