/**
 * An HTML page with an embedded base64 picture and a linked one, each with an alternative text.
 * Used by the checks of `removeBase64Images` and of the images output.
 * Spec: ParseOptions, removeBase64Images; Formats accepted by /parse, `images`.
 */
import { pictureBase64 } from '../makers/picture.js';

export interface PicturesPageWords {
  readonly before: string;
  readonly embeddedAlt: string;
  readonly linkedAlt: string;
}

/** What must not, or must, be found of the embedded picture: the start of its data. */
export const pictureData = pictureBase64.slice(0, 64);

export const linkedPicture = 'https://plumbline.example/images/harbour.png';

export function picturesPage(words: PicturesPageWords): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Pictures of the harbour</title>
</head>
<body>
<main>
<h1>Pictures of the harbour</h1>
<p>The keeper drew ${words.before} on the wall of the pump house, and it can still be seen there today.</p>
<p><img src="data:image/png;base64,${pictureBase64}" alt="${words.embeddedAlt}" width="200" height="200"></p>
<p><img src="${linkedPicture}" alt="${words.linkedAlt}" width="640" height="480"></p>
<p>Both pictures were made on the same day, and the second one was never shown to the public.</p>
</main>
</body>
</html>
`;
}
