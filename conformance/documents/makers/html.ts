/** Makes an HTML page of a content: header and footer as navigation around a main element. Standard: HTML Living Standard. */
import { paragraphsOf, shownText, type Content, type Part } from '../content.js';
import { pictureBase64 } from './picture.js';
import { xml } from './zip.js';

export function makeHtml(content: Content): Uint8Array {
  const { title, description, keywords, language, author } = content.metadata ?? {};
  const meta = Object.entries({ description, keywords, author })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<meta name="${name}" content="${xml(value!)}">`)
    .join('\n');
  const hidden = content.hidden ?? [];
  const page = `<!DOCTYPE html>
<html${language === undefined ? '' : ` lang="${xml(language)}"`}>
<head>
<meta charset="utf-8">
${title === undefined ? '' : `<title>${xml(title)}</title>`}
${meta}
${hidden.map((text) => `<style>.x::after { content: "${text}" }</style>`).join('\n')}
</head>
<body>
${content.header === undefined ? '' : `<header><nav><ul><li><a href="https://example.com/menu">${xml(content.header)}</a></li></ul></nav></header>`}
<main>
<article>
${content.parts.map(writePart).join('\n')}
${hidden.map((text) => `<!-- ${text} --><script>const x = "${text}";</script><noscript>${text}</noscript>`).join('\n')}
</article>
</main>
${content.footer === undefined ? '' : `<footer><p>${xml(content.footer)}</p></footer>`}
</body>
</html>
`;
  return Buffer.from(page, 'utf8');
}

function writePart(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${xml(part.text)}</h${part.level}>`;
    case 'paragraph':
      return `<p>${part.runs ? part.runs.map((text) => `<span>${xml(text)}</span>`).join('') : xml(part.text)}</p>`;
    case 'link':
      return `<p>${xml(part.before)} <a href="${xml(part.href)}">${xml(part.text)}</a></p>`;
    case 'list': {
      const tag = part.ordered ? 'ol' : 'ul';
      const items = part.items.map(
        (item) =>
          `<li>${xml(item.text)}${item.items ? `<ul>${item.items.map((inner) => `<li>${xml(inner)}</li>`).join('')}</ul>` : ''}</li>`,
      );
      return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
    }
    case 'table': {
      const rows = part.cells.map(
        (row, index) =>
          `<tr>${row.map((cell) => `<${index === 0 ? 'th' : 'td'}>${cellMarkup(shownText(cell))}</${index === 0 ? 'th' : 'td'}>`).join('')}</tr>`,
      );
      return `<table>\n${rows.join('\n')}\n</table>`;
    }
    case 'image':
      return `<p><img src="data:image/png;base64,${pictureBase64}" alt="${xml(part.alt)}"></p>`;
    case 'pageBreak':
      return '';
  }
}

function cellMarkup(cell: string): string {
  const texts = paragraphsOf(cell).map(xml);
  return texts.length === 1 ? texts[0]! : texts.map((text) => `<p>${text}</p>`).join('');
}
