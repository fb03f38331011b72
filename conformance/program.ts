/**
 * How this suite is called on a command line, so that what it proposes can be typed as it stands: by npm in the
 * repository, by its own name where it was installed as a package or runs in its container.
 * Spec: none of its own; README, the suite's public surface.
 */
const isBuilt = import.meta.url.endsWith('.js');

export const program = isBuilt ? 'npx plumbline-conformance' : 'npm run conformance --';
