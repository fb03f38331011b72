/**
 * What a page says of itself, for lists of pages.
 * Spec: Metadata (title, description: text or an array of text).
 */
import type { KnownPage } from '../storage/known-pages.js';

/** Where a page says it more than once, the first counts. */
export function saidOf({ title, description }: { title?: unknown; description?: unknown }): Omit<KnownPage, 'url'> {
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  const said = { title: first(title), description: first(description) };
  return {
    ...(typeof said.title === 'string' && said.title !== '' && { title: said.title }),
    ...(typeof said.description === 'string' && said.description !== '' && { description: said.description }),
  };
}
