/**
 * A page as the rules of main content see it: what was found on it before its boxes are judged.
 * Spec: ParseOptions, onlyMainContent.
 */
import type { Region } from './region.js';
import type { Survey } from './survey.js';

/** What the rules may ask of the page around a box. */
export interface Page {
  survey: Survey;
  region: Region;
  /** The headline; 0 for none. */
  title: number;
  /** How often the shapes of boxes that may be parts of records occur on the page; counted when first asked for. */
  shapes: Map<number, number>;
  /** The same of headings that say to lead elsewhere. */
  headings: Map<number, number>;
  /** The shapes of boxes that are named after menus and are none; found when first asked for. */
  told: Set<number>;
  /** The first prose is teasers of other stories: what leads elsewhere is what the page is for. */
  isOfTeasers: boolean;
}
