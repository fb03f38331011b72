/**
 * Small words of the console report: counts, cut texts, commands.
 * Spec: none of its own.
 */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const indent = (text: string, width: number): string => text.replace(/^/gm, ' '.repeat(width));

/** One line of at most so many characters. */
export const clipped = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length)}…`;
};

/** The beginning of a command that is long. */
export function shortCurl(curl: string): string {
  const lines = curl.split('\n');
  return lines.length <= 8 ? curl : [...lines.slice(0, 7), '  … (whole in the case folder)'].join('\n');
}

/** Ids that are listed of many. */
const listedIds = 4;

export function idList(ids: readonly string[]): string {
  const more = ids.length - listedIds;
  return `${ids.slice(0, listedIds).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
