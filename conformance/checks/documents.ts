/**
 * Fixture documents as uploads.
 * Used by all checks that convert documents of known truth.
 * Spec: What the service does 2.
 */
import type { Fixture } from '../documents/fixture.js';
import type { Upload } from '../harness/parse-request.js';

/** A fixture under its name and extension, or under another file name. */
export async function fixtureUpload(fixture: Fixture, name = `${fixture.name}.${fixture.extension}`): Promise<Upload> {
  return { name, contentType: fixture.contentType, bytes: await fixture.bytes() };
}
