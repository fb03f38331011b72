/** The one picture of the fixtures: a 2 by 2 pixel PNG, red, as bytes. Made by hand from the PNG specification. */
export const pictureBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR4nGP4z8DwnwGMgRQAH+4D/dJQfRoAAAAASUVORK5CYII=';

export function pictureBytes(): Uint8Array {
  return Buffer.from(pictureBase64, 'base64');
}
