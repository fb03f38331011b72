/** Makes an RTF of a content. Standard: Rich Text Format Specification 1.9.1. */
import { paragraphsOf, shownText, type Content, type Part } from '../content.js';
import { pictureBytes } from './picture.js';

export function makeRtf(content: Content): Uint8Array {
  const { title, description, keywords, author } = content.metadata ?? {};
  const info = Object.entries({ title, author, keywords, doccomm: description })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `{\\${name} ${escape(value!)}}`)
    .join('');
  const hidden = (content.hidden ?? [])
    .map((text) => `{\\v ${escape(text)}}{\\*\\unknowndestination ${escape(text)}}`)
    .join('');
  const furniture = (name: string, text: string | undefined): string =>
    text === undefined ? '' : `{\\${name} \\pard ${escape(text)}\\par}\n`;
  const rtf = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1
{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}}
{\\stylesheet{\\s0 Normal;}${[1, 2, 3].map((level) => `{\\s${level}\\outlinelevel${level - 1}\\b heading ${level};}`).join('')}}
{\\*\\listtable${listDefinition(1, 23, "\\'01\\u8226 ?")}${listDefinition(2, 0, "\\'02\\'00.")}}
{\\*\\listoverridetable{\\listoverride\\listid1\\listoverridecount0\\ls1}{\\listoverride\\listid2\\listoverridecount0\\ls2}}
{\\info${info}}
${furniture('header', content.header)}${furniture('footer', content.footer)}${content.parts.map(writePart).join('\n')}
${hidden}
}`;
  return Buffer.from(rtf, 'latin1');
}

function listDefinition(id: number, format: number, text: string): string {
  const level = (n: number): string =>
    `{\\listlevel\\levelnfc${format}\\levelstartat1\\levelfollow0{\\leveltext${n === 0 ? text : text.replace("\\'00", `\\'0${n}`)};}{\\levelnumbers${format === 0 ? "\\'01" : ''};}\\fi-360\\li${720 * (n + 1)}}`;
  return `{\\list\\listtemplateid${id}${level(0)}${level(1)}{\\listname ;}\\listid${id}}`;
}

function writePart(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `\\pard\\plain\\s${part.level}\\outlinelevel${part.level - 1}\\b ${escape(part.text)}\\par`;
    case 'paragraph':
      return `\\pard\\plain ${part.runs ? part.runs.map((text) => `{${escape(text)}}`).join('') : escape(part.text)}\\par`;
    case 'link':
      return `\\pard\\plain ${escape(part.before)} {\\field{\\*\\fldinst HYPERLINK "${escape(part.href)}"}{\\fldrslt ${escape(part.text)}}}\\par`;
    case 'list': {
      let number = 0;
      return part.items
        .map((item) => {
          number += 1;
          return (
            listItem(item.text, 0, part.ordered ? `${number}.` : "\\'b7", part.ordered) +
            (item.items ?? [])
              .map((inner, index) => listItem(inner, 1, part.ordered ? `${index + 1}.` : "\\'b7", part.ordered))
              .join('')
          );
        })
        .join('');
    }
    case 'table':
      return `${part.cells.map((row, index) => tableRow(row.map(shownText), index === 0)).join('\n')}\n\\pard\\plain`;
    case 'image':
      return `\\pard\\plain {\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${escape(part.alt)}}}}\\pngblip\\picw2\\pich2\\picwgoal100\\pichgoal100 ${Buffer.from(pictureBytes()).toString('hex')}}\\par`;
    case 'pageBreak':
      return '\\page';
  }
}

function listItem(text: string, level: number, mark: string, ordered: boolean): string {
  return `\\pard\\plain\\ls${ordered ? 2 : 1}\\ilvl${level}\\fi-360\\li${720 * (level + 1)}{\\listtext ${mark}\\tab}${escape(text)}\\par\n`;
}

function tableRow(cells: string[], isHeader: boolean): string {
  const bounds = cells.map((_, index) => `\\cellx${2000 * (index + 1)}`).join('');
  return `\\trowd${isHeader ? '\\trhdr' : ''}${bounds}\n${cells.map((cell) => `\\pard\\plain\\intbl ${paragraphsOf(cell).map(escape).join('\\par ')}\\cell`).join('')}\\row`;
}

/** Characters beyond ASCII as `\uN?`, the way every reader since RTF 1.5 understands. */
function escape(text: string): string {
  return text
    .replace(/[\\{}]/g, '\\$&')
    .replace(
      /[^\x20-\x7e]/g,
      (character) =>
        `\\u${character.charCodeAt(0) > 0x7fff ? character.charCodeAt(0) - 0x10000 : character.charCodeAt(0)}?`,
    );
}
