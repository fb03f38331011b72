/** The elements of the page, by their ids. */

export function element<Type extends HTMLElement = HTMLElement>(id: string): Type {
  return document.getElementById(id) as Type;
}

export const field = (id: string): HTMLInputElement => element<HTMLInputElement>(id);
export const checked = (id: string): boolean => field(id).checked;

/** The number in a field, or undefined when it is empty. */
export function numberOf(id: string): number | undefined {
  const { value } = field(id);
  return value === '' ? undefined : Number(value);
}

/** A new element with its text and children; text never becomes markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/**
 * Tabs over one panel: arrows move between them, as the ARIA pattern says.
 * @param parts what each tab shows, made when it is first looked at
 */
export function showTabs(listId: string, panelId: string, parts: ReadonlyMap<string, () => Node>): void {
  const [list, panel] = [element(listId), element(panelId)];
  const before = list.querySelector('[aria-selected=true]')?.textContent ?? '';
  const tabs = [...parts.keys()].map((name) => {
    const tab = make('button', { type: 'button', id: `${listId}-${name.replace(/\W/g, '-')}` }, name);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panelId);
    tab.addEventListener('click', () => choose(name));
    return tab;
  });
  list.replaceChildren(...tabs);
  panel.hidden = tabs.length === 0;
  list.onkeydown = ({ key }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (step === 0 || at < 0) return;
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    next.focus();
    choose(next.textContent);
  };
  const first = parts.has(before) ? before : tabs[0]?.textContent;
  if (first !== undefined) choose(first);

  function choose(name: string): void {
    for (const tab of tabs) {
      const isChosen = tab.textContent === name;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) panel.setAttribute('aria-labelledby', tab.id);
    }
    panel.replaceChildren(parts.get(name)!());
    panel.scrollTop = 0;
  }
}
