// A site of articles in a process of its own, so that serving it costs neither side of a comparison anything of its own time.
// `/article/N` is a static page of some 30 KB with navigation, headings, lists, a table, links and a footer; every N differs.
import { createServer } from 'node:http';

const words =
  'plumb line weight string wall mason level angle stone brick house tower floor beam joint mortar chalk ladder roof window'.split(
    ' ',
  );

function sentence(seed) {
  const chosen = Array.from(
    { length: 14 },
    (_, index) => words[(seed * 7 + index * 11 + ((seed * index) % 5)) % words.length],
  );
  return `${chosen.join(' ')}.`;
}

function section(number, index) {
  const seed = number * 31 + index;
  const paragraphs = Array.from(
    { length: 5 },
    (_, line) =>
      `<p class="text">${sentence(seed + line)} <a href="/article/${seed + line}?from=${number}">${sentence(seed + line + 3)}</a> <strong>${sentence(seed + 1)}</strong> ${sentence(seed + line + 9)}</p>`,
  ).join('\n');
  const items = Array.from({ length: 6 }, (_, line) => `<li>${sentence(seed + line)}</li>`).join('');
  return `<section id="s${index}"><h2>${sentence(seed)}</h2>${paragraphs}<ul>${items}</ul></section>`;
}

function article(number) {
  const menu = Array.from(
    { length: 30 },
    (_, index) => `<li><a href="/menu/${index}">${words[index % 20]}</a></li>`,
  ).join('');
  const sections = Array.from({ length: 8 }, (_, index) => section(number, index)).join('\n');
  const rows = Array.from(
    { length: 20 },
    (_, row) => `<tr><td>${row}</td><td>${words[row % 20]}</td><td>${row * number}</td></tr>`,
  ).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Article ${number}</title><meta name="description" content="${sentence(number)}">
<style>.text{margin:1em}</style><script>window.visits=${number}</script></head><body><header><nav><ul>${menu}</ul></nav></header>
<main><article><h1>Article ${number}</h1>${sections}<table><tr><th>row</th><th>word</th><th>product</th></tr>${rows}</table></article></main>
<aside>${sentence(number + 2)}</aside><footer><p>${sentence(number + 5)}</p></footer></body></html>`;
}

const server = createServer((request, response) => {
  const number = /^\/article\/(\d+)/.exec(request.url)?.[1];
  response.writeHead(number ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(number ? article(Number(number)) : '<h1>Nothing here</h1>');
});
// A connection that is kept is never closed under a client that just takes it again.
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
