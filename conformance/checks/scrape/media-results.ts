/**
 * Checks of the audio and video results on a page that plays one sound, an MP3, and one film: they are addresses that
 * anybody can follow, and lead to media. In which pages a target finds a sound or a film is open: null is no breach.
 * Spec: Document data, `audio`, `video`.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { mediaPage, shortFilm, silence } from '../../site/pages/media-page.js';
import { mediaBytes } from '../media.js';
import type { Scraped } from '../../vocabulary/scrape.js';
import { scrapedFormat } from './unlisted-format.js';

type Medium = 'audio' | 'video';

const pointerOf = (medium: Medium): string => `/data/${medium}`;

function recordings(t: CheckContext, medium: Medium): Promise<Scraped> {
  return t.shared(`recordings, ${medium}`, async () => {
    const site = await t.siteFolder();
    const [sound, film] = [site.put('horn.mp3', silence()), site.put('horn.webm', shortFilm())];
    return scrapedFormat(t, site.put('recordings', mediaPage(t.word(), sound, film)), medium);
  });
}

/** The address in the result, and what it leads to without a key. */
async function followed(t: CheckContext, medium: Medium): Promise<{ exchange: Exchange; bytes: Buffer }> {
  const { exchange, data } = await recordings(t, medium);
  const pointer = pointerOf(medium);
  const { [medium]: value } = data;
  if (value === null)
    t.notApplicable(`the target finds nothing for ${medium} in a page with an <${medium}> element, which it may`);
  t.expect(exchange).that(
    typeof value === 'string' && /^https?:\/\//.test(value)
      ? undefined
      : { expected: 'an http or https address', actual: shortJson(value), pointer },
  );
  return { exchange, bytes: await mediaBytes(exchange, value, pointer) };
}

/** An ID3 tag, or the frame header of MPEG audio Layer III. */
function isMp3(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2);
}

/** ISO media (MP4, MOV), Matroska and WebM, Ogg, AVI, MPEG. */
function isFilm(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.slice(4, 8) === 'ftyp' ||
    start.startsWith('\x1aE\xdf\xa3') ||
    start.startsWith('OggS') ||
    start.startsWith('\0\0\x01\xba') ||
    (start.startsWith('RIFF') && start.endsWith('AVI '))
  );
}

function contentFinding(isRight: boolean, expected: string, bytes: Buffer, medium: Medium): OracleFinding | undefined {
  return isRight
    ? undefined
    : { expected, actual: shortJson(bytes.subarray(0, 40).toString('latin1')), pointer: pointerOf(medium) };
}

function typeCheck(medium: Medium): Check {
  return check(`document-data.${medium}.type`, async (t) => {
    const { exchange, data } = await recordings(t, medium);
    const fits = data[medium] === null || typeof data[medium] === 'string';
    t.expect(exchange).that(
      fits ? undefined : { expected: 'text or null', actual: shortJson(data[medium]), pointer: pointerOf(medium) },
    );
  });
}

export const mediaResultChecks: readonly Check[] = [
  typeCheck('audio'),
  check('document-data.audio.signed-url', async (t) => {
    const { exchange, bytes } = await followed(t, 'audio');
    t.expect(exchange).that(contentFinding(bytes.length > 0, 'a file', bytes, 'audio'));
  }),
  check('document-data.audio.mp3', async (t) => {
    const { exchange, bytes } = await followed(t, 'audio');
    t.expect(exchange).that(contentFinding(isMp3(bytes), 'MP3 data', bytes, 'audio'));
  }),
  typeCheck('video'),
  check('document-data.video.signed-url', async (t) => {
    const { exchange, bytes } = await followed(t, 'video');
    t.expect(exchange).that(contentFinding(isFilm(bytes), 'a film in a known container', bytes, 'video'));
  }),
];
