/**
 * Formats whose member the interface does not name: their output stands in a member of the same name, or in one that is
 * neither named nor another format's.
 * Spoken by checks and by the table of capabilities.
 * Spec: "Not shown in this part" (images, json, attributes); silences images-member, json-member, attributes-member.
 */
import type { JsonObject } from '../harness/expectation.js';

const openFormats = ['images', 'json', 'attributes'] as const;
export type OpenFormat = (typeof openFormats)[number];

export const isOpenFormat = (name: string): name is OpenFormat => (openFormats as readonly string[]).includes(name);

/** Members of document data that the interface names. */
const namedMembers = new Set<string>([
  'markdown',
  'html',
  'rawHtml',
  'links',
  'summary',
  'screenshot',
  'audio',
  'video',
  'answer',
  'highlights',
  'warning',
  'actions',
  'branding',
  'changeTracking',
  'product',
  'menu',
  'metadata',
]);

/** The member that carries the format; undefined where the format was passed over. */
export function openMember(data: JsonObject, format: OpenFormat): string | undefined {
  if (format in data) return format;
  return Object.keys(data).find((name) => !namedMembers.has(name) && !isOpenFormat(name));
}
