/** The forms of the page about the interface: sends what stands in them to the server the page came from. */
import { element, field } from './page.js';
import { savedKey, saveKey } from './service.js';

function setUp(): void {
  element('key-row').hidden = false;
  field('key').value = savedKey();
  field('key').addEventListener('input', () => saveKey(field('key').value));
  for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
  openTarget();
  addEventListener('hashchange', openTarget);
}

/** A link to something folded unfolds it. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let at: Element | null = target; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  target?.scrollIntoView();
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = form.querySelector('pre')!;
  answer.hidden = false;
  answer.textContent = 'Working …';
  try {
    const response = await fetch(addressOf(form), requestOf(form));
    const text = await response.text();
    answer.textContent = `${response.status} ${response.statusText}\n\n${readable(text)}`;
  } catch (error) {
    answer.textContent = (error as Error).message;
  }
}

function addressOf(form: HTMLFormElement): string {
  const value = (name: string): string => form.querySelector<HTMLInputElement>(`[data-path="${name}"]`)?.value ?? '';
  const path = form.dataset['path']!.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const query = [...form.querySelectorAll<HTMLInputElement>('[data-query]')].filter((input) => input.value !== '');
  const search = new URLSearchParams(query.map((input) => [input.dataset['query']!, input.value]));
  return `/v2${path}${query.length > 0 ? `?${search}` : ''}`;
}

function requestOf(form: HTMLFormElement): RequestInit {
  const method = form.dataset['method']!;
  const headers: Record<string, string> = savedKey() === '' ? {} : { Authorization: `Bearer ${savedKey()}` };
  const body = form.querySelector<HTMLTextAreaElement>('[data-body]')?.value;
  const file = form.querySelector<HTMLInputElement>('[data-file]');
  if (file === null)
    return body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'Content-Type': 'application/json' }, body };
  const parts = new FormData();
  if (file.files?.[0]) parts.append('file', file.files[0]);
  if (body !== undefined && body.trim() !== '') parts.append('options', body);
  return { method, headers, body: parts };
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

setUp();
