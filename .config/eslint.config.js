// The house rules a machine can keep: no floating promises, exhaustive switches, and the world
// (environment, exit, clock, chance) entering only where DESIGN says it may.
import tseslint from 'typescript-eslint';

const world = (message) => ({ message });

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '.build/**',
      '.build.*/**',
      '.build-with-faults/**',
      '.build-with-faults.*/**',
      'generated/**',
      '**/fixtures/**',
      '**/*.gen.ts',
      '**/*.mjs',
      '**/*.cjs',
      '.config/eslint.config.js',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['../tsconfig.json', '../reference/server/workbench/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration[source.value=/index/]',
          ...world('Import the file itself, not a folder index.'),
        },
      ],
    },
  },
  {
    files: ['reference/**/*.ts'],
    ignores: ['reference/main.ts', 'reference/start.ts', 'reference/*/child.ts', '**/*.test.ts', 'reference/base/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', ...world('Only start.ts reads the environment; take a Config slice.') },
        { object: 'process', property: 'exit', ...world('Only main.ts and start.ts end the process.') },
        { object: 'Math', property: 'random', ...world('Take base/random.ts as a parameter.') },
        { object: 'Date', property: 'now', ...world('Take base/clock.ts as a parameter.') },
      ],
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
