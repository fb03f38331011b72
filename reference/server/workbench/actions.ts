/** The list of actions: each kind with the members its form asks for. */
import { element, make } from './page.js';

interface Member {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'checkbox';
  readonly needed?: boolean;
}

const selector: Member = { name: 'selector', label: 'Selector', type: 'text', needed: true };

const kinds: Readonly<Record<string, readonly Member[]>> = {
  click: [selector],
  write: [{ name: 'text', label: 'Text', type: 'text', needed: true }],
  press: [{ name: 'key', label: 'Key', type: 'text', needed: true }],
  wait: [
    { name: 'milliseconds', label: 'Milliseconds', type: 'number' },
    { name: 'selector', label: 'or until this selector is there', type: 'text' },
  ],
  scroll: [{ name: 'selector', label: 'Selector, or empty for the page', type: 'text' }],
  screenshot: [{ name: 'fullPage', label: 'The full page', type: 'checkbox' }],
  scrape: [],
  executeJavascript: [{ name: 'script', label: 'Script', type: 'text', needed: true }],
  pdf: [],
};

/** Makes the choice of kinds and its button work. @param changed is told whenever the list is another */
export function setUpActions(changed: () => void): void {
  const choice = element<HTMLSelectElement>('action-kind');
  choice.append(...Object.keys(kinds).map((kind) => make('option', { value: kind }, kind)));
  element('add-action').addEventListener('click', () => {
    const item = make('li', {}, make('strong', {}, choice.value));
    item.dataset['kind'] = choice.value;
    for (const { name, label, type } of kinds[choice.value]!) {
      const input = make('input', { type, name });
      item.append(type === 'checkbox' ? make('label', {}, input, ` ${label}`) : make('label', {}, label, input));
    }
    const remove = make('button', { type: 'button' }, 'Remove');
    remove.setAttribute('aria-label', `Remove ${choice.value}`);
    remove.addEventListener('click', () => {
      item.remove();
      choice.focus();
      changed();
    });
    item.append(remove);
    element('action-list').append(item);
    (item.querySelector('input') ?? remove).focus();
    changed();
  });
}

/** @throws Error in words when an action lacks what it needs */
export function readActions(): Record<string, unknown>[] {
  return [...document.querySelectorAll<HTMLLIElement>('#action-list li')].map((item) => {
    const kind = item.dataset['kind']!;
    const action: Record<string, unknown> = { type: kind };
    for (const { name, label, type, needed } of kinds[kind]!) {
      const input = item.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
      if (type === 'checkbox') action[name] = input.checked;
      else if (input.value !== '') action[name] = type === 'number' ? Number(input.value) : input.value;
      else if (needed) throw new Error(`The action ${kind} needs: ${label}.`);
    }
    return action;
  });
}
