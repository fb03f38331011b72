// What the page does beyond showing: filter and search, the theme, opening what a link or a printer asks for.
const root = document.documentElement;
root.dataset.script = '';

const theme = document.querySelector('#theme');
const themes = ['system', 'light', 'dark'];
let chosen = 0;
theme?.addEventListener('click', () => {
  chosen = (chosen + 1) % themes.length;
  root.dataset.theme = themes[chosen];
  theme.textContent = `theme: ${themes[chosen]}`;
});

const filter = document.querySelector('.filter');
const items = [...document.querySelectorAll('.item[data-level]')];
const words = new Map(items.map((item) => [item, item.querySelector('summary').textContent.toLowerCase()]));
const cells = new Map(
  [...document.querySelectorAll('a.cell')].map((cell) => [decodeURIComponent(cell.hash.slice(1)), cell]),
);

// At first the picture shows all of it; once somebody filters, it shows where what they look for stands.
function apply(event) {
  if (!filter) return;
  const wanted = new Set([...filter.querySelectorAll('input:checked')].map((input) => input.value));
  const level = filter.querySelector('select').value;
  const search = filter.querySelector('[type=search]').value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of items) {
    const isShown =
      wanted.has(item.dataset.status) &&
      (level === '' || item.dataset.level === level) &&
      search.every((word) => words.get(item).includes(word));
    item.hidden = !isShown;
    cells.get(item.id)?.classList.toggle('is-off', event !== undefined && !isShown);
    if (isShown) shown += 1;
  }
  for (const chapter of document.querySelectorAll('section[data-chapter]'))
    chapter.hidden = chapter.querySelector('.item:not([hidden])') === null;
  filter.querySelector('output').textContent = `${shown} of ${items.length}`;
}
filter?.addEventListener('input', apply);
apply();

// A link to a requirement shows it, whatever is filtered.
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  target.hidden = false;
  const chapter = target.closest('section[data-chapter]');
  if (chapter) chapter.hidden = false;
  if (target.matches('details')) target.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', showTarget);
showTarget();

// A command is there to be taken along.
for (const button of document.querySelectorAll('button.copy'))
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.nextElementSibling.textContent);
    button.textContent = 'copied';
  });

// Paper cannot be unfolded.
let unfolded = [];
addEventListener('beforeprint', () => {
  unfolded = [...document.querySelectorAll('details:not([open])')].filter((item) =>
    item.matches('.fail, .warn, .unverified, .harness-error'),
  );
  for (const item of unfolded) item.open = true;
});
addEventListener('afterprint', () => {
  for (const item of unfolded) item.open = false;
});
