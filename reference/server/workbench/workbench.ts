/**
 * The page at `/`: a file or an address in, the answer in all its parts, a job as it runs, and the same request as code.
 * It asks nothing of any other server.
 */
import { setUpActions } from './actions.js';
import { figuresOf, showAnswer, showDocument, text } from './document-view.js';
import type { Answer } from './document-view.js';
import { follow } from './job.js';
import { element, field, make, showTabs } from './page.js';
import { chosenFormats, chosenKind, formatsOf, readRequest } from './request.js';
import type { Request } from './request.js';
import { sampleFile } from './sample.js';
import { cancel, keyIsMissing, KeyNeeded, savedKey, saveKey, send } from './service.js';
import { snippets } from './snippets.js';

let file: File | undefined;
let stop: (() => void) | undefined;

const say = (words: string): void => void (element('standing').textContent = words);
/** What is wrong with the form stands beside its button, what the server says beside the answer. */
const complain = (words: string): void => void (element('problem').textContent = words);
const tellFailure = (words: string): void => void (element('failure').textContent = words);

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
  showTabs('code-tabs', 'code-panel', new Map(parts.map(([language, code]) => [language, () => text(code)])));
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
  if (file !== undefined) say(`${file.name}, ${sizeOf(file)}.`);
  showCode();
}

const sizeOf = ({ size }: File): string =>
  size < 1000 ? `${size} bytes` : size < 1e6 ? `${(size / 1000).toFixed(0)} kB` : `${(size / 1e6).toFixed(1)} MB`;

async function run(): Promise<void> {
  if (stop !== undefined) return;
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
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  begin(() => gone.abort());
  const clock = setInterval(() => (element('clock').textContent = seconds()), 100);
  showAnswerPlace();
  try {
    const answer = await send(request, gone.signal);
    element('key-hint').hidden = true;
    if (request.kind === 'crawl' || request.kind === 'batch') {
      const id = String(answer['id']);
      stop = () => void cancel(request.path, id);
      say(`${await follow(request, id, say)}, ${seconds()}.`);
    } else if (request.kind === 'map') {
      showAnswer(answer);
      say(`Done in ${seconds()}.`);
    } else {
      const document = answer['data'] as Answer;
      showDocument(document);
      say(`${[`Done in ${seconds()}`, ...figuresOf(document)].join(', ')}.`);
    }
    showAnswerPlace();
  } catch (error) {
    const stopped = gone.signal.aborted;
    say(stopped ? 'Stopped.' : `Not done, after ${seconds()}.`);
    if (!stopped) tellFailure((error as Error).message);
    if (!stopped) element('failure').scrollIntoView({ block: 'nearest' });
    if (error instanceof KeyNeeded) askForKey();
  } finally {
    clearInterval(clock);
    element('clock').textContent = '';
    end();
  }
}

function askForKey(): void {
  element('key-row').hidden = false;
  element('key-hint').hidden = false;
  field('key').focus();
}

/** Below the form on a narrow screen, or above it where a long one is scrolled, nobody would see the answer come. */
function showAnswerPlace(): void {
  const title = element('answer-title');
  const { top } = title.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 4) title.scrollIntoView();
}

function begin(onStop: () => void): void {
  stop = onStop;
  say('Working …');
  tellFailure('');
  field('run').disabled = true;
  element('stop').hidden = false;
  for (const id of ['documents', 'welcome', 'warning']) element(id).hidden = true;
  element('documents').replaceChildren();
  showTabs('tabs', 'panel', new Map());
}

function end(): void {
  stop = undefined;
  field('run').disabled = false;
  element('stop').hidden = true;
}

/** A file that was not chosen in the field: dropped, or the sample. */
function giveFile(files: FileList): void {
  document.querySelector<HTMLInputElement>('input[value=parse]')!.checked = true;
  field('file').files = files;
  arrange();
  takeFile(files[0]);
}

/** Anywhere on the page: a browser opens a file that misses, and what was written is gone. */
function setUpDrop(): void {
  const drop = element('drop');
  for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'])
    document.addEventListener(type, (event) => {
      event.preventDefault();
      drop.classList.toggle('over', type === 'dragenter' || type === 'dragover');
      const dropped = (event as DragEvent).dataTransfer?.files;
      if (type === 'drop' && dropped?.[0]) giveFile(dropped);
    });
}

function setUpSample(): void {
  element('sample').addEventListener('click', () => {
    const held = new DataTransfer();
    held.items.add(sampleFile());
    giveFile(held.files);
    void run();
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
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void run();
  });
  element('stop').addEventListener('click', () => stop?.());
  field('file').addEventListener('change', () => takeFile(field('file').files?.[0]));
  setUpDrop();
  setUpSample();
  setUpActions(showCode);
  field('key').value = savedKey();
  arrange();
  void keyIsMissing().then((missing) => {
    element('key-row').hidden = !missing && savedKey() === '';
    showCode();
  });
}

setUp();
