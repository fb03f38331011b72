/**
 * The page at `/`: a file or an address in, the answer in all its parts, a job as it runs, and the same request as code.
 * It asks nothing of any other server.
 */
import { setUpActions } from './actions.js';
import { showAnswer, showDocument } from './document-view.js';
import type { Answer } from './document-view.js';
import { element, field, make, showTabs } from './page.js';
import { chosenFormats, chosenKind, formatsOf, readRequest } from './request.js';
import type { Request } from './request.js';
import { cancel, keyIsMissing, KeyNeeded, savedKey, saveKey, send, standingOf, watch } from './service.js';
import { snippets } from './snippets.js';

let file: File | undefined;
let stop: (() => void) | undefined;

const say = (text: string): void => void (element('standing').textContent = text);
const complain = (text: string): void => void (element('problem').textContent = text);

/** Shows what the chosen kind and formats need, and nothing else. */
function arrange(): void {
  const kind = chosenKind();
  for (const row of document.querySelectorAll<HTMLElement>('[data-for]'))
    row.hidden = !row.dataset['for']!.split(' ').includes(kind);
  const chosen = new Set(chosenFormats());
  const labels = formatsOf(kind).map((name) => {
    const box = make('input', { type: 'checkbox', value: name, checked: chosen.has(name) });
    return make('label', {}, box, ` ${name}`);
  });
  const formats = element('formats');
  formats.replaceChildren(formats.querySelector('legend')!, ...labels);
  if (chosen.size === 0) formats.querySelector('input')!.checked = true;
  showCode();
}

function showCode(): void {
  const chosen = new Set(chosenFormats());
  const takesFormats = chosenKind() !== 'map';
  for (const row of document.querySelectorAll<HTMLElement>('[data-format]'))
    row.hidden = !takesFormats || !chosen.has(row.dataset['format']!);
  const request = whatIsAsked();
  const parts = request === undefined ? [] : [...snippets(request, location.origin, !element('key-row').hidden)];
  const asCode = ([language, code]: [string, string]): [string, () => Node] => [language, () => make('pre', {}, code)];
  showTabs('code-tabs', 'code-panel', new Map(parts.map(asCode)));
}

/** The request as far as it is written, with an example where an address is missing. */
function whatIsAsked(): Request | undefined {
  try {
    return readRequest(file ?? new File([], 'document.pdf'), 'https://example.com/');
  } catch {
    return undefined;
  }
}

function takeFile(taken: File | undefined): void {
  file = taken;
  if (file !== undefined) say(`${file.name}, ${(file.size / 1000).toFixed(0)} kB.`);
  showCode();
}

async function run(): Promise<void> {
  complain('');
  saveKey(field('key').value);
  let request: Request;
  try {
    request = readRequest(file);
  } catch (error) {
    complain((error as Error).message);
    return;
  }
  const gone = new AbortController();
  begin(() => gone.abort());
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  say('Working …');
  showAnswerPlace();
  try {
    const answer = await send(request, gone.signal);
    if (request.kind === 'crawl' || request.kind === 'batch') await follow(request, String(answer['id']), seconds);
    else if (request.kind === 'map') {
      showAnswer(answer);
      say(`Done in ${seconds()}.`);
    } else {
      const document = answer['data'] as Answer;
      showDocument(document);
      const { creditsUsed } = (document['metadata'] ?? {}) as { creditsUsed?: number };
      say(
        `Done in ${seconds()}${creditsUsed === undefined ? '' : `, ${creditsUsed} ${creditsUsed === 1 ? 'credit' : 'credits'}`}.`,
      );
    }
    showAnswerPlace();
  } catch (error) {
    const stopped = gone.signal.aborted;
    say(stopped ? 'Stopped.' : `Not done, after ${seconds()}.`);
    if (!stopped) complain((error as Error).message);
    if (!stopped) element('problem').scrollIntoView({ block: 'nearest' });
    if (error instanceof KeyNeeded) askForKey();
  } finally {
    end();
  }
}

function askForKey(): void {
  element('key-row').hidden = false;
  field('key').focus();
}

/** On a narrow screen the answer stands below the form, where nobody would see it come. */
function showAnswerPlace(): void {
  if (matchMedia('(max-width: 50rem)').matches) element('answer-title').scrollIntoView();
}

/** A job as it runs: its documents as they come, its standing once a second. */
async function follow({ path }: Request, id: string, seconds: () => string): Promise<void> {
  const documents: Answer[] = [];
  const choice = element<HTMLSelectElement>('documents');
  choice.replaceChildren();
  choice.onchange = () => showDocument(documents[choice.selectedIndex]!);
  const watched = watch(path, id, (document) => {
    const { title, sourceURL } = (document['metadata'] ?? {}) as { title?: string; sourceURL?: string };
    documents.push(document);
    choice.append(make('option', {}, `${documents.length}. ${title ?? ''} ${sourceURL ?? ''}`));
    element('documents-row').hidden = false;
    if (documents.length === 1) showDocument(document);
  });
  stop = () => void cancel(path, id);
  const progress = element<HTMLProgressElement>('progress');
  progress.hidden = false;
  try {
    for (;;) {
      const { status, completed, total } = await standingOf(path, id);
      Object.assign(progress, { max: Math.max(total, 1), value: completed });
      say(`${status}: ${completed} of ${total} pages, ${seconds()}.`);
      if (status !== 'scraping') break;
      await Promise.race([watched.over, new Promise((resolve) => setTimeout(resolve, 1000))]);
    }
    await Promise.race([watched.over, new Promise((resolve) => setTimeout(resolve, 5000))]);
  } finally {
    watched.close();
    progress.hidden = true;
  }
}

function begin(onStop: () => void): void {
  stop = onStop;
  field('run').disabled = true;
  element('stop').hidden = false;
  element('documents-row').hidden = true;
  showTabs('tabs', 'panel', new Map());
}

function end(): void {
  stop = undefined;
  field('run').disabled = false;
  element('stop').hidden = true;
}

/** Anywhere on the page: a browser opens a file that misses, and what was written is gone. */
function setUpDrop(): void {
  const drop = element('drop');
  for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'])
    document.addEventListener(type, (event) => {
      event.preventDefault();
      drop.classList.toggle('over', type === 'dragenter' || type === 'dragover');
      const dropped = (event as DragEvent).dataTransfer?.files;
      if (type !== 'drop' || !dropped?.[0]) return;
      document.querySelector<HTMLInputElement>('input[value=parse]')!.checked = true;
      field('file').files = dropped;
      arrange();
      takeFile(dropped[0]);
    });
}

function setUp(): void {
  const form = element<HTMLFormElement>('request');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).name === 'kind') arrange();
    else showCode();
  });
  element('stop').addEventListener('click', () => stop?.());
  field('file').addEventListener('change', () => takeFile(field('file').files?.[0]));
  setUpDrop();
  setUpActions(showCode);
  field('key').value = savedKey();
  arrange();
  void keyIsMissing().then((missing) => {
    element('key-row').hidden = !missing && savedKey() === '';
    showCode();
  });
}

setUp();
