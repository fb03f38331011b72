/**
 * Writes the page down as people see it where plain serialization leaves parts out: open shadow trees stand in the place of
 * their hosts' children (slots filled), frames that the page may look into are followed by what they show, and a page that is
 * made of frames shows them one after the other.
 * Runs inside of the page, in our own world; copies belong to a document that runs nothing.
 * Standard: DOM, 4.2.2 Shadow tree, slots; HTML, 4.8.5 The iframe element, 16.3.2 Frames.
 */

/** The document as it is now, plainly. */
export const plainScript = `((document.doctype ? new XMLSerializer().serializeToString(document.doctype) : '')
  + (document.documentElement?.outerHTML ?? ''))`;

/** Null when the page has neither, which is the rule: then plain serialization says it all. */
export const serializeScript = `(() => {
  const bodyOf = (frame) => { try { return frame.contentDocument?.body ?? null; } catch { return null; } };
  const frames = new Set(['iframe', 'frame']);
  const isSplit = (element) => element.shadowRoot || (frames.has(element.localName) && bodyOf(element)?.textContent.trim());
  const asWritten = (element) => element.localName === 'frameset' ? inert.createElement(element === document.body ? 'body' : 'div')
    : element.localName === 'frame' || element.localName === 'noframes' ? inert.createDocumentFragment() : inert.importNode(element, false);
  if (![...document.querySelectorAll('*')].some(isSplit)) return null;
  const inert = document.implementation.createHTMLDocument('');
  const copy = (node) => {
    if (node.nodeType !== 1 || node.localName === 'template') return inert.importNode(node, true);
    if (node.localName === 'slot' && node.getRootNode().host) return copies(filling(node));
    const twin = asWritten(node);
    if (node.localName !== 'noframes') twin.append(copies((node.shadowRoot ?? node).childNodes));
    const body = frames.has(node.localName) ? bodyOf(node) : null;
    if (!body) return twin;
    const shown = inert.createElement('div');
    shown.append(copies(body.childNodes));
    const both = inert.createDocumentFragment();
    both.append(twin, shown);
    return both;
  };
  const filling = (slot) => { const nodes = slot.assignedNodes(); return nodes.length > 0 ? nodes : slot.childNodes; };
  const copies = (nodes) => {
    const fragment = inert.createDocumentFragment();
    for (const node of nodes) fragment.append(copy(node));
    return fragment;
  };
  try { return '<!doctype html>' + copy(document.documentElement).outerHTML; } catch { return null; }
})()`;
