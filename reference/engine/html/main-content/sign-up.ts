/**
 * The box of a form that asks for an address: its title and the line that invites to it go with the form.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { hasNoPrice, isDated, isUnheaded } from './bars.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import { within } from './survey.js';

/** An invitation says no more than this, has so few fields and leads to so few places: the rules of the letter. */
const invitationLength = 300;
const invitationNodes = 100;
/** On a page that is about the letter more of it is. */
const invitationShare = 0.2;
const mostFields = 2;
/** The line over another form is as short as this. */
const titleLength = 40;
const mostLinks = 2;
/** A number to call, a postcode: where somebody is to be found. */
const number = /\d{4,}/;
const unseen = /^(?:hidden|submit|button|checkbox|radio|image|reset)$/i;

/** The outermost box that holds the form and its invitation, and no more; the form itself where it stands alone. */
export function invitationAround({ survey, region, title }: Page, form: number): number {
  const { table } = survey;
  if (fieldsIn(table, form) > mostFields) return form;
  let box = form;
  for (let up = table.parent[form]!; up > region.root && isInvitation(up); up = table.parent[up]!) box = up;
  return box;

  function isInvitation(up: number): boolean {
    const text = within(survey.text, survey, up);
    if (text === within(survey.text, survey, box)) return up !== title && !holds(survey, up, title);
    // The first box that says more is the invitation; what stands around that is none.
    if (box !== form && within(survey.text, survey, box) > within(survey.text, survey, form)) return false;
    if (text > invitationLength || text > within(survey.text, survey, region.root) * invitationShare) return false;
    if (table.end[up]! - up > invitationNodes) return false;
    if (up === title || holds(survey, up, title) || !hasNoPrice(survey, up) || !isUnheaded(survey, up)) return false;
    if (within(survey.links, survey, up) > mostLinks || isDated(survey, up)) return false;
    return !saysWhere(table, up, form);
  }
}

/** The box around a form with nothing beside it but its title, which is no heading; the form itself where there is none. */
export function withTitle({ survey, region, title }: Page, form: number): number {
  const { table, text } = survey;
  let box = form;
  for (let up = table.parent[form]!; up > region.root && !holds(survey, up, title); up = table.parent[up]!) {
    const before = text[form]! - text[up]!;
    if (text[table.end[up]!]! - text[table.end[form]!]! > 0 || before > titleLength) break;
    if (before === 0) continue;
    if (within(survey.links, survey, up) > within(survey.links, survey, form) || saysWhere(table, up, form)) break;
    box = up;
  }
  return box;
}

function fieldsIn(table: NodeTable, form: number): number {
  let fields = 0;
  for (let node = form + 1; node < table.end[form]!; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.textarea || tag === Tag.select) fields += mostFields + 1;
    if (tag === Tag.input && !unseen.test(attribute(table, node, 'type') ?? '')) fields++;
  }
  return fields;
}

/** Lists, tables, pictures with words and numbers beside the form are of the page. */
function saysWhere(table: NodeTable, box: number, form: number): boolean {
  for (let node = box + 1; node < table.end[box]!;) {
    const tag = table.tag[node]!;
    if (node === form) {
      node = table.end[node]!;
      continue;
    }
    if (tag === Tag.li || tag === Tag.table || tag === Tag.form || tag === Tag.input || tag === Tag.textarea)
      return true;
    if (tag === Tag.img && (attribute(table, node, 'alt') ?? '') !== '') return true;
    if (tag === Tag.a && /^\s*(?:mailto|tel):/i.test(attribute(table, node, 'href') ?? '')) return true;
    if (tag === Tag.text && number.test(table.source.toString('latin1', table.start[node], table.stop[node])))
      return true;
    node++;
  }
  return false;
}
