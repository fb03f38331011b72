/**
 * Rows, cells and caption of a table element, and the judgement whether it holds data or only lays out the page.
 * Standard: HTML, 4.9.12 Processing model; 4.9.1, "techniques for distinguishing layout tables".
 */
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { elementSets, ElementSet, Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import { TextMark } from '../../../html/node-table.js';
import type { Builder } from './builder.js';

export interface TableParts {
  /** Node of the caption; -1 without one. */
  caption: number;
  /** Head, bodies, foot, in the order shown. */
  rows: { cells: number[]; inHead: boolean }[];
  /** Content that stands between the parts; browsers show it before the table. */
  strays: number[];
  hasPreformatted: boolean;
}

/** The parts of the table, without those of tables inside it. Hidden rows and cells are left out. */
export function partsOf(builder: Builder, node: number): TableParts {
  const { table } = builder;
  const parts: TableParts = { caption: -1, rows: [], strays: [], hasPreformatted: false };
  const foot: TableParts['rows'] = [];
  eachChild(builder, node, (child, tag) => {
    if (tag === Tag.caption) parts.caption = child;
    else if (tag === Tag.thead || tag === Tag.tbody)
      addRows(builder, child, tag === Tag.thead, parts.rows, parts.strays);
    else if (tag === Tag.tfoot) addRows(builder, child, false, foot, parts.strays);
    else if (tag === Tag.tr) addRow(builder, child, false, parts.rows, parts.strays);
    else addStray(table, child, tag, parts.strays);
  });
  parts.rows.push(...foot);
  for (let at = node + 1; at < table.end[node]! && !parts.hasPreformatted; at++)
    parts.hasPreformatted = table.tag[at] === Tag.pre;
  return parts;
}

function eachChild(builder: Builder, node: number, visit: (child: number, tag: number) => void): void {
  const { table } = builder;
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!)
    if (!builder.isLeftOut(child)) visit(child, table.tag[child]!);
}

function addRows(builder: Builder, section: number, inHead: boolean, rows: TableParts['rows'], strays: number[]): void {
  eachChild(builder, section, (child, tag) => {
    if (tag === Tag.tr) addRow(builder, child, inHead, rows, strays);
    else addStray(builder.table, child, tag, strays);
  });
}

function addRow(builder: Builder, row: number, inHead: boolean, rows: TableParts['rows'], strays: number[]): void {
  const cells: number[] = [];
  eachChild(builder, row, (child, tag) => {
    if (tag === Tag.td || tag === Tag.th) cells.push(child);
    else addStray(builder.table, child, tag, strays);
  });
  if (cells.length > 0) rows.push({ cells, inHead });
}

function addStray(table: NodeTable, child: number, tag: number, strays: number[]): void {
  const isEmpty =
    tag === Tag.text ? (table.marks[child]! & TextMark.ink) === 0 : tag === Tag.colgroup || tag === Tag.col;
  if (!isEmpty) strays.push(child);
}

/** Cells with more text than this, in bytes of source, are hardly data when they are few. */
const longCell = 600;

/** True for tables that only place things on the page. */
export function isLayoutTable(table: NodeTable, node: number, parts: TableParts): boolean {
  const role = mayHaveAttribute(table, node, 'role') ? attribute(table, node, 'role')?.toLowerCase() : undefined;
  if (role === 'presentation' || role === 'none') return true;
  if (role === 'table' || role === 'grid' || role === 'treegrid') return false;
  const { rows } = parts;
  const columns = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  if (columns === 0) return true;
  const hasHeader = rows.some((row) => row.inHead || row.cells.some((cell) => table.tag[cell] === Tag.th));
  const content = surveyCells(table, parts);
  if (rows.length === 1 && columns === 1) return true;
  if (hasHeader || parts.caption >= 0) return content.headings > 2 && content.nestedTables > 0;
  if (content.nestedTables > 0 || content.forms > 0) return true;
  if (content.headings > 2 || (content.headings > 0 && content.longest > longCell / 2)) return true;
  const isOneLine = rows.length === 1 || columns === 1;
  if (isOneLine) return true;
  if (hasBorder(table, node) || columns >= 5 || rows.length >= 20) return false;
  return content.longest > longCell && content.cells < 10;
}

function hasBorder(table: NodeTable, node: number): boolean {
  const border = mayHaveAttribute(table, node, 'border') ? attribute(table, node, 'border') : undefined;
  return border !== undefined && border !== '0';
}

interface Survey {
  cells: number;
  nestedTables: number;
  headings: number;
  forms: number;
  /** Bytes of text in the fullest cell. */
  longest: number;
}

function surveyCells(table: NodeTable, parts: TableParts): Survey {
  const survey: Survey = { cells: 0, nestedTables: 0, headings: 0, forms: 0, longest: 0 };
  for (const row of parts.rows) for (const cell of row.cells) surveyCell(table, cell, survey);
  return survey;
}

function surveyCell(table: NodeTable, cell: number, survey: Survey): void {
  let bytes = 0;
  survey.cells++;
  for (let at = cell + 1; at < table.end[cell]!; at++) {
    const tag = table.tag[at]!;
    if (tag === Tag.text) bytes += table.stop[at]! - table.start[at]!;
    else if (tag === Tag.table) survey.nestedTables++;
    else if (tag === Tag.form) survey.forms++;
    else if ((elementSets[tag]! & ElementSet.heading) !== 0) survey.headings++;
  }
  survey.longest = Math.max(survey.longest, bytes);
}
