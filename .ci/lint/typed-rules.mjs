import tseslint from 'typescript-eslint';

/**
 * Rules that need type information, for the files of a tsconfig.json.
 * @param {string} root absolute path of the repository
 * @returns {import('eslint').Linter.Config[]}
 */
export function typedRules(root) {
  const config = tseslint.config({
    files: [
      'cms/{src,config}/**/*.{ts,tsx}',
      'frontend/**/*.{ts,tsx}',
      'seeds/**/*.ts',
      'cms-plugins/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing{.ts,/**}', '**/*.d.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  });
  return /** @type {import('eslint').Linter.Config[]} */ (config);
}
