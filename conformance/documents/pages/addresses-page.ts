/**
 * HTML pages of addresses: relative ones with and without a declared base, absolute ones, images in several sizes.
 * Each function returns the page and the addresses a correct answer must show.
 * Spec: Document data, `html` (relative URLs become absolute; srcset resolves to the largest variant), `links`.
 */

/** An address as the page writes it and as it must be read. */
export interface Address {
  readonly written: string;
  readonly absolute: string;
}

const base = 'https://plumbline.example/library/catalogue/';

function address(written: string): Address {
  return { written, absolute: new URL(written, base).href };
}

export interface AddressesPage {
  readonly markup: string;
  readonly links: readonly Address[];
  readonly images: readonly Address[];
}

function pageOf(head: string, links: readonly Address[], images: readonly Address[], words: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}
<title>Catalogue</title>
</head>
<body>
<main>
<h1>Catalogue</h1>
<p>The catalogue of the library says ${words} to every reader who asks for it at the desk.</p>
<ul>
${links.map(({ written }, index) => `<li>Shelf <a href="${written.replaceAll('&', '&amp;')}">number ${index + 1}</a></li>`).join('\n')}
</ul>
${images.map(({ written }, index) => `<p>Plate <img src="${written}" alt="Plate ${index + 1}" width="640" height="480"></p>`).join('\n')}
</main>
</body>
</html>
`;
}

const relativeLinks = [
  'volume.html',
  'deep/er/page.html',
  '../index.html',
  '/imprint',
  '?page=2&sort=year',
  '//other.example/x',
];
const relativeImages = ['plate.png', '/images/map.jpg', '../cover.png'];

/** Relative addresses below a `<base href>`. */
export function pageWithBase(words: string): AddressesPage {
  const links = relativeLinks.map(address);
  const images = relativeImages.map(address);
  return { markup: pageOf(`<base href="${base}">`, links, images, words), links, images };
}

/** Addresses below a `<base href>` in other places than links and images: element, attribute, and what is written there. */
export const otherPlaces = [
  { tag: 'form', attribute: 'action', ...address('search') },
  { tag: 'video', attribute: 'src', ...address('film.webm') },
  { tag: 'video', attribute: 'poster', ...address('/stills/film.png') },
  { tag: 'audio', attribute: 'src', ...address('../sound.mp3') },
  { tag: 'area', attribute: 'href', ...address('plan.html') },
] as const;

export function pageOfOtherPlaces(words: string): string {
  const written = otherPlaces.map((place) => place.written);
  const more = `<p><img src="/images/plan.png" alt="A plan" usemap="#plan"></p>
<map name="plan"><area shape="rect" coords="0,0,9,9" href="${written[4]!}" alt="The plan"></map>
<form action="${written[0]!}"><p>Ask the desk: <input name="q"> <button>Ask</button></p></form>
<p><video src="${written[1]!}" poster="${written[2]!}" controls></video></p>
<p><audio src="${written[3]!}" controls></audio></p>
</main>`;
  return pageOf(`<base href="${base}">`, [], [], words).replace('</main>', more);
}

/** The same page without a base. */
export function pageWithoutBase(words: string): AddressesPage {
  const links = relativeLinks.filter((written) => !written.startsWith('//')).map(address);
  const images = relativeImages.map(address);
  return { markup: pageOf('', links, images, words), links, images };
}

/** Absolute addresses in every usual form. */
export function pageOfAbsoluteAddresses(words: string): AddressesPage {
  const links = [
    'https://plumbline.example/a/page.html',
    'http://plumbline.example:8080/port',
    'https://plumbline.example/search?q=one+two&lang=en',
    'https://plumbline.example/search?q=three',
    'https://plumbline.example/r%C3%A9sum%C3%A9',
    'https://plumbline.example/book#chapter-2',
    'https://other.example/',
  ].map(address);
  const images = ['https://plumbline.example/images/one.png', 'https://other.example/two.jpg?width=640'].map(address);
  return { markup: pageOf('', links, images, words), links, images };
}

/** A page whose only address-like things are no links: a picture, a script, a form, a style sheet. */
export function pageWithoutLinks(words: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Catalogue</title>
<link rel="stylesheet" href="https://plumbline.example/style.css">
<script src="https://plumbline.example/script.js"></script>
</head>
<body>
<main>
<h1>Catalogue</h1>
<p>The catalogue of the library says ${words} to every reader who asks for it at the desk.</p>
<p><img src="https://plumbline.example/images/desk.png" alt="The desk" width="640" height="480"></p>
</main>
</body>
</html>
`;
}

/** One image in several sizes; `largest` is the address that must remain. */
export interface ResponsiveImage {
  readonly attributes: string;
  readonly largest: string;
}

const picture = (name: string): string => `https://plumbline.example/images/${name}`;

/** Sizes by width descriptors, the largest neither first nor last. */
export const imageByWidth: ResponsiveImage = {
  attributes: `src="${picture('wide-480.jpg')}" srcset="${picture('wide-480.jpg')} 480w, ${picture('wide-960.jpg')} 960w, ${picture('wide-1600.jpg')} 1600w, ${picture('wide-1200.jpg')} 1200w" sizes="(max-width: 600px) 480px, 960px"`,
  largest: picture('wide-1600.jpg'),
};

/** Sizes by density descriptors, the largest neither the first nor the last that has one. */
export const imageByDensity: ResponsiveImage = {
  attributes: `src="${picture('dense-1.png')}" srcset="${picture('dense-1.png')}, ${picture('dense-2.png')} 2x, ${picture('dense-3.png')} 3x, ${picture('dense-1.5.png')} 1.5x"`,
  largest: picture('dense-3.png'),
};

/** Sizes of one picture as image services write them: with commas in the address. */
export const imageWithCommas: ResponsiveImage = {
  attributes: `src="${sized(480)}" srcset="${sized(480)} 480w, ${sized(1600)} 1600w, ${sized(960)} 960w"`,
  largest: sized(1600),
};

function sized(width: number): string {
  return picture(`w_${width},q_70/plate.jpg`);
}

export function pageWithResponsiveImage(image: ResponsiveImage, words: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Plates</title>
</head>
<body>
<main>
<h1>Plates</h1>
<p>The plate below shows ${words} in the light of the morning, as the keeper saw it from the quay.</p>
<p><img ${image.attributes} alt="The plate"></p>
</main>
</body>
</html>
`;
}
