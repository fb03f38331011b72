/**
 * The description of a picture as its author would have it: without the remark that Office puts behind those it makes up.
 * Used by the DOCX and ODT readers.
 * Spec: The document object, images.
 */
const automaticRemark =
  /(?:Description automatically generated(?: with (?:very )?(?:low|medium|high) confidence)?|AI-generated content may be incorrect)\.?$/;

export function pictureDescription(written: string): string {
  return written.trimEnd().replace(automaticRemark, '').trimEnd();
}
