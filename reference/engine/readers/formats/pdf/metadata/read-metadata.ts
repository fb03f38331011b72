/**
 * Document information and XMP -> Metadata. Where both speak, XMP is the newer standard but the information dictionary is
 * what people see in their viewers: it wins.
 * Spec: Metadata; ISO 32000-1, 14.3 (metadata); XMP specification part 1 (RDF serialisation).
 */
import type { Metadata } from '../../../../document/reading.js';
import { noteProperty } from '../../../shared/containers/properties.js';
import { decodeXml } from '../../../shared/containers/xml-entities.js';
import { latin1 } from '../file/object-parser.js';
import type { PdfFile } from '../file/pdf-file.js';
import { decodeStream } from '../filters/decode-stream.js';
import { decodeText } from './text-string.js';

/** Longer packets are cut; what is looked for stands at their start. */
const maxPacketBytes = 512 * 1024;

export function readMetadata(file: PdfFile): Metadata {
  const metadata: Metadata = {};
  takeXmp(file, metadata);
  takeInformation(file, metadata);
  const language = file.catalogue?.bytes('Lang');
  if (language) noteProperty(metadata, 'language', decodeText(language));
  return metadata;
}

const informationKeys = {
  Title: 'title',
  Author: 'author',
  Subject: 'subject',
  Keywords: 'keywords',
  Creator: 'creator',
  Producer: 'producer',
} as const;

function takeInformation(file: PdfFile, metadata: Metadata): void {
  const information = file.trailer.dict('Info');
  if (!information) return;
  for (const [key, name] of Object.entries(informationKeys)) {
    const value = information.bytes(key);
    if (value) noteProperty(metadata, name, cleanText(decodeText(value)));
  }
  for (const [key, name] of [
    ['CreationDate', 'createdTime'],
    ['ModDate', 'modifiedTime'],
  ] as const) {
    // prettier-ignore
    const value = information.bytes(key);
    const time = value && pdfTime(decodeText(value));
    if (time) metadata[name] = time;
  }
}

const cleanText = (text: string): string => text.replace(/[\u0000-\u001f\s]+/g, ' ');

/** `D:20240131123456+01'00'` as ISO 8601; undefined when it is no date. */
function pdfTime(text: string): string | undefined {
  const match = /^\s*(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?\s*(?:(Z)|([+-])(\d{2})'?(\d{2})?)?/.exec(
    text,
  );
  if (!match) return undefined;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    zulu,
    sign,
    zoneHour,
    zoneMinute = '00',
  ] = match;
  const zone = zulu || zoneHour === undefined ? 'Z' : `${sign}${zoneHour}:${zoneMinute}`;
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

const xmpKeys = [
  ['dc:title', 'title'],
  ['dc:creator', 'author'],
  ['dc:description', 'description'],
  ['dc:subject', 'keywords'],
  ['dc:language', 'language'],
  ['pdf:Keywords', 'keywords'],
  ['xmp:CreatorTool', 'creator'],
  ['pdf:Producer', 'producer'],
  ['xmp:CreateDate', 'createdTime'],
  ['xmp:ModifyDate', 'modifiedTime'],
] as const;

function takeXmp(file: PdfFile, metadata: Metadata): void {
  const stream = file.catalogue?.stream('Metadata');
  if (!stream) return;
  const packet = asText(decodeStream(stream).bytes.subarray(0, maxPacketBytes));
  for (const [tag, name] of xmpKeys) {
    const value = xmpValue(packet, tag);
    if (value === undefined) continue;
    if (!name.endsWith('Time')) noteProperty(metadata, name, cleanText(value));
    else if (!Number.isNaN(Date.parse(value))) metadata[name] = value;
  }
}

function asText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe);
  return isUtf16 ? decodeText(bytes) : Buffer.from(latin1(bytes, 0, bytes.length), 'latin1').toString('utf8');
}

/** The value of a property: an attribute, plain content, or the items of its container joined by commas. */
function xmpValue(packet: string, tag: string): string | undefined {
  const attribute = new RegExp(`\\s${tag}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(packet);
  if (attribute) return decodeXml(attribute[1] ?? attribute[2] ?? '').trim() || undefined;
  const start = packet.indexOf(`<${tag}`);
  const end = packet.indexOf(`</${tag}>`, start);
  if (start < 0 || end < 0) return undefined;
  const content = packet.slice(packet.indexOf('>', start) + 1, end);
  const items = [...content.matchAll(/<rdf:li\b[^>]*>([^<]*)<\/rdf:li>/g)]
    .map((match) => decodeXml(match[1]!).trim())
    .filter(Boolean);
  if (content.includes('<rdf:Alt')) return items[0];
  return (items.length > 0 ? items.join(', ') : decodeXml(content.replace(/<[^>]*>/g, '')).trim()) || undefined;
}
