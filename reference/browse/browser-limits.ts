/**
 * What a page may take of the machine. All of it is checked outside of the process that the page runs in.
 * Spec: none (DESIGN, the server's rules).
 */
const mb = 1 << 20;

export const browserLimits = {
  /** Memory of one process of the browser; a page over it is ended alone. */
  processBytes: 1_536 * mb,
  /** Memory of a browser, its driver and all of its pages; over it, all of them end. */
  treeBytes: 4_096 * mb,
  /** Heap of the driver, which holds what pages say of themselves. */
  driverHeapMb: 1_024,
  /** How often memory is looked at while pages are shown. */
  watchEveryMs: 100,
  /** Pixels of a picture: 7680 x 5200, or 1280 x 30,000, which take some 800 MB while the picture is made. */
  pictureAreaAtMost: 40_000_000,
  /** Pictures of endless pages end here. */
  pictureHeightAtMost: 30_000,
  /** Characters of the styles of a page. */
  stylesAtMost: 4_000_000,
  /** Addresses of one visit's navigations that are remembered: the first and the last ones. */
  visitedAtMost: 50,
  /** Documents that a page may lead to by itself. */
  documentsAtMost: 30,
  /** Navigations of the page itself, by its scripts and within its document, before the visit is given up. */
  navigationsAtMost: 500,
} as const;
