/**
 * A page of known looks: colours, fonts, sizes, buttons, a field, a logo and icons, as computed styles give them.
 * Used by the checks of branding and of screenshots.
 * Spec: Branding object; Object formats, screenshot.
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export const lookFacts = {
  background: '#fdf6e3',
  text: '#073642',
  link: '#268bd2',
  primary: '#b58900',
  family: 'Georgia',
  headingFamily: 'Verdana',
  h1Size: '40px',
  h2Size: '28px',
  bodySize: '18px',
  radius: '6px',
  /** Rendered, whatever the width of the window. */
  heightPx: 3000,
  logo: 'logo.png',
  icon: 'icon.png',
  picture: 'share.png',
} as const;

/** The colours of the same page by night. */
export const darkLook = { background: '#10202b', text: '#f4efe1' } as const;

/** `root` is the folder's address, with a trailing slash. */
export function lookPage(root: string, colours: { background: string; text: string } = lookFacts): SiteAnswer {
  const look = { ...lookFacts, ...colours };
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Harbour Lights</title>
<link rel="icon" href="${look.icon}">
<meta property="og:image" content="${root}${look.picture}">
<style>
html, body { margin: 0; background: ${look.background}; color: ${look.text}; font: 400 ${look.bodySize}/1.5 ${look.family}, serif; }
body { height: ${look.heightPx}px; overflow-x: hidden; }
h1 { font: 700 ${look.h1Size}/1.2 ${look.headingFamily}, sans-serif; }
h2 { font: 700 ${look.h2Size}/1.2 ${look.headingFamily}, sans-serif; }
a { color: ${look.link}; }
button { background: ${look.primary}; color: #ffffff; border: 0; border-radius: ${look.radius}; padding: 8px 16px; }
</style>
</head>
<body>
<header><a href="./"><img class="logo" src="${look.logo}" alt="Harbour Lights logo" width="120" height="40"></a></header>
<main>
<h1>Harbour Lights</h1>
<p>Lamps for boats and for the people who wait for them. <a href="lamps">All lamps</a></p>
<p><button>Order a lamp</button></p>
<h2>Looking for one?</h2>
<p><input type="text" placeholder="Search"></p>
</main>
</body>
</html>
`);
}
