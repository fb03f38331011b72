/**
 * Why a box is no main content. Every box that is left out has one of these reasons; what has none stays.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers); the rest is ours to say.
 */

/** Names of the reasons; a box's reason is the place in this list, 0 for boxes that stay. */
export const reasons = [
  'stays',
  'left out by the caller',
  'outside the main region',
  'header of the page',
  'footer of the page',
  'navigation',
  'breadcrumbs',
  'paging',
  'skip link',
  'box beside the content',
  'dialog or layer in front of the page',
  'consent',
  'search form',
  'login form',
  'sign-up form',
  'comment form',
  'form to fill in',
  'share bar',
  'question about the page',
  'control beside code',
  'control of a list',
  'way to edit the page',
  'left out in print',
  'notice of the page',
  'related stories',
  'signature',
  'tags',
  'advertisement',
  'hidden by its class',
  'menu without a landmark',
  'links around a story',
  'heading of what was left out',
  'copy of what was said before',
] as const;

export type Reason = (typeof reasons)[number];

/** A reason's place in the list. */
export const Reason = Object.fromEntries(reasons.map((name, place) => [name, place])) as Readonly<
  Record<Reason, number>
>;
