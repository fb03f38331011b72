/** A job as it runs: its documents as they come, its standing once a second, and what could not be read. */
import { counted, showDocument } from './document-view.js';
import type { Answer } from './document-view.js';
import { element, make } from './page.js';
import type { Request } from './request.js';
import { errorsOf, standingOf, watch } from './service.js';

/** Resolves when the job is over, to how it ended. @param say tells how far it is */
export async function follow({ path }: Request, id: string, say: (text: string) => void): Promise<string> {
  const list = element('documents');
  let count = 0;
  const add = (document: Answer): void => {
    count += 1;
    const { title, sourceURL } = (document['metadata'] ?? {}) as { title?: string; sourceURL?: string };
    const button = make('button', { type: 'button' }, make('strong', {}, title ?? 'Untitled'), ` ${sourceURL ?? ''}`);
    button.addEventListener('click', () => {
      for (const other of list.querySelectorAll('button')) other.removeAttribute('aria-current');
      button.setAttribute('aria-current', 'true');
      showDocument(document);
    });
    list.append(make('li', {}, button));
    list.hidden = false;
    if (count === 1) button.click();
  };
  const watched = watch(path, id, add);
  const progress = element<HTMLProgressElement>('progress');
  progress.hidden = false;
  try {
    let told = '';
    for (;;) {
      const { status, completed, total, creditsUsed, error } = await standingOf(path, id);
      Object.assign(progress, { max: Math.max(total, 1), value: completed });
      const cost = creditsUsed === undefined ? '' : `, ${counted(creditsUsed, 'credit')}`;
      const words = `${status}: ${completed} of ${counted(total, 'page')}${cost}${error === undefined ? '' : `. ${error}`}`;
      // Said again, it would be read out again.
      if (words !== told) say(words);
      told = words;
      if (status !== 'scraping') break;
      await Promise.race([watched.over, new Promise((resolve) => setTimeout(resolve, 1000))]);
    }
    await Promise.race([watched.over, new Promise((resolve) => setTimeout(resolve, 5000))]);
    for (const { url, error } of await errorsOf(path, id))
      list.append(make('li', { className: 'lost' }, make('strong', {}, 'Not read'), ` ${url}: ${error}`));
    list.hidden = list.children.length === 0;
    return told;
  } finally {
    watched.close();
    progress.hidden = true;
  }
}
