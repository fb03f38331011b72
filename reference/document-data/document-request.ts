/**
 * What a caller wants of a document -> what the engine is told: how to read it, what to do to it, what to write.
 * Spec: ParseOptions; Scrape options.
 */
import type { ReadOptions } from '../engine/document/reading.js';
import type { DocumentRequest } from '../sandbox/tasks.js';
import type { DocumentWish } from './document-wish.js';
import { asksForPages, needsMaterial, outputsFor } from './members.js';

/** @param source what is known of the bytes */
export function documentRequest(
  wish: DocumentWish,
  source: Pick<ReadOptions, 'fileName' | 'contentType' | 'baseUrl'>,
): DocumentRequest {
  const { onlyMainContent, includeTags, excludeTags, embedImages, pdf, redaction } = wish;
  return {
    read: {
      ...source,
      onlyMainContent,
      includeTags,
      excludeTags,
      embedImages,
      pdf: pdf === 'unparsed' ? { mode: 'auto' } : { ...pdf, pageByPage: asksForPages(wish.formats) },
    },
    transforms: onlyMainContent ? [{ type: 'dropFurniture' }] : [],
    outputs: outputsFor(wish.formats),
    ...(needsMaterial(wish.formats) && { material: true }),
    ...(redaction && { redact: { redaction } }),
  };
}
