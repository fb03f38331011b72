/**
 * What a child process needs on its command line to run a module as it lies here: TypeScript while developing.
 * Spec: none (operations).
 */

/** Arguments for Node itself. */
export function loaderFor(module: URL): string[] {
  return module.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
}
