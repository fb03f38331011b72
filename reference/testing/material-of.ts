/**
 * HTML of a test -> the material that the engine process would make of it.
 * Spec: none (tests).
 */
import { noDeadline } from '../base/deadline.js';
import { defaultLimits, readOptions } from '../engine/document/reading.js';
import { convertDocument } from '../sandbox/convert-document.js';
import type { Material } from '../understanding/material.js';

export async function materialOf(html: string, url = 'https://example.com/page'): Promise<Material> {
  const request = {
    read: readOptions({ fileName: 'page.html', contentType: 'text/html; charset=utf-8', baseUrl: url }),
    transforms: [{ type: 'dropFurniture' as const }],
    outputs: [],
    material: true,
  };
  const ports = { deadline: noDeadline, limits: defaultLimits };
  return (await convertDocument(new TextEncoder().encode(html), request, ports)).material!;
}
