/**
 * Collects, inside of the page, the computed styles that its branding is made of. Plain data comes back; what it means is
 * decided by page-questions/branding.
 * Spec: Branding object.
 */
export const stylesScript = `(() => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const styleOf = (element) => {
    if (!element) return null;
    const style = getComputedStyle(element);
    return {
      color: style.color, background: style.backgroundColor, borderColor: style.borderTopColor,
      borderWidth: parseFloat(style.borderTopWidth) || 0, borderRadius: style.borderTopLeftRadius,
      fontFamily: style.fontFamily, fontSize: style.fontSize, fontWeight: style.fontWeight, lineHeight: style.lineHeight,
      margin: style.margin, padding: style.padding, text: (element.innerText || element.value || '').trim().slice(0, 60),
      area: element.getBoundingClientRect().width * element.getBoundingClientRect().height,
    };
  };
  const first = (selector) => styleOf([...document.querySelectorAll(selector)].slice(0, 200).find(shown));
  const all = (selector, count) => [...document.querySelectorAll(selector)].slice(0, 400).filter(shown).slice(0, count).map(styleOf);
  const hrefOf = (selector, name) => {
    const value = document.querySelector(selector)?.getAttribute(name);
    try { return value ? new URL(value, document.baseURI).href : null; } catch { return null; }
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), seen = 0; node && seen < 3000; node = walker.nextNode(), seen++) {
    const length = node.data.trim().length;
    if (length === 0 || !node.parentElement || !shown(node.parentElement)) continue;
    const style = getComputedStyle(node.parentElement);
    texts.push({ length, color: style.color, fontFamily: style.fontFamily, fontWeight: style.fontWeight, fontSize: style.fontSize });
  }
  const logoImage = [...document.querySelectorAll('img')].slice(0, 300).find((image) => shown(image)
    && /logo|brand/i.test([image.alt, image.className, image.id, image.src, image.closest('a,div')?.className].join(' ')))
    ?? [...document.querySelectorAll('header a[href="/"] img, header img')].find(shown);
  const logoDrawing = [...document.querySelectorAll('header a svg, [class*="logo" i] svg, svg[class*="logo" i]')].find(shown);
  const variables = {};
  const root = getComputedStyle(document.documentElement);
  for (const name of ['primary', 'secondary', 'accent', 'success', 'warning', 'error', 'danger']) {
    for (const pattern of ['--' + name, '--color-' + name, '--' + name + '-color', '--bs-' + name, '--brand-' + name]) {
      const value = root.getPropertyValue(pattern).trim();
      if (value && !variables[name]) {
        const probe = document.createElement('i');
        probe.style.color = value;
        if (probe.style.color === '') continue;
        document.documentElement.append(probe);
        variables[name] = getComputedStyle(probe).color;
        probe.remove();
      }
    }
  }
  return {
    root: styleOf(document.documentElement), body: styleOf(document.body), main: first('main, article, [role=main]'),
    h1: first('h1'), h2: first('h2'), h3: first('h3'), paragraph: first('p'), code: first('code, pre'), link: first('main a[href], article a[href], p a[href], a[href]'),
    buttons: all('button, [role=button], input[type=submit], a[class*="btn" i], a[class*="button" i]', 30),
    inputs: all('input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=checkbox]):not([type=radio]), textarea, select', 5),
    boxes: all('section, article, main > *, header, footer, nav, li, p', 60),
    alerts: { success: first('[class*="success" i]'), warning: first('[class*="warning" i]'), error: first('[class*="error" i], [class*="danger" i]') },
    texts, variables, scheme: root.colorScheme,
    logo: logoImage ? (logoImage.currentSrc || logoImage.src) : logoDrawing ? 'data:image/svg+xml;utf8,' + encodeURIComponent(new XMLSerializer().serializeToString(logoDrawing)).slice(0, 20000) : null,
    favicon: hrefOf('link[rel~="icon" i]', 'href'), ogImage: hrefOf('meta[property="og:image"]', 'content'),
    fonts: [...(document.fonts ?? [])].filter((font) => font.status === 'loaded').map((font) => font.family.replace(/^["']|["']$/g, '')).slice(0, 20),
  };
})()`;
