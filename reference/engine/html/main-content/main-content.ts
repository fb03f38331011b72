/**
 * The main content of a page: what a reader came for, without navigation, advertisements, teasers, comments, forms.
 * survey the page -> plain pages by their elements, others: features of each text block -> probabilities -> choice.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import type { NodeTable } from '../node-table.js';
import type { Selection } from '../selection.js';
import { blockFeatures } from './block-features.js';
import { scoreBlocks } from './block-model.js';
import { Inside } from './box-kinds.js';
import { chooseBlocks } from './choose-blocks.js';
import { pageFacts } from './page-facts.js';
import { choosePlainBlocks } from './plain-page.js';
import { selectBlocks } from './select-blocks.js';
import type { Survey } from './survey.js';
import { surveyPage } from './survey.js';

/**
 * A page with more blocks than this is data, not an article. It is told from its frame by elements alone: judging takes
 * 10 microseconds and 1 KB a block.
 */
const mostBlocks = 200_000;

/** Links of so many words together may be the titles of menus. */
const fewWords = 8;

/** The main content among what `dropped` leaves; never empty when the page shows any text. */
export function mainContent(table: NodeTable, dropped: Uint8Array | undefined): Selection {
  const survey = surveyPage(table, dropped);
  if (isNavigationOnly(survey)) return { roots: [0], dropped };
  return selectBlocks(survey, choosePlainBlocks(survey) ?? judge(survey));
}

/** All text is navigation or the like, but for a few links that no element calls content: then that is the page. */
function isNavigationOnly({ blocks, inside }: Survey): boolean {
  let words = 0;
  for (const block of blocks) {
    words += block.words;
    const isContent = (inside[block.last]! & (Inside.main | Inside.article)) !== 0;
    if (isContent || words > fewWords || block.linkLength < block.length) return false;
  }
  return true;
}

function judge(survey: Survey): Uint8Array {
  if (survey.blocks.length > mostBlocks) return bodyWithoutFrame(survey);
  const kept = chooseBlocks(survey, scoreBlocks(blockFeatures(survey, pageFacts(survey))));
  return kept.includes(1) ? kept : bodyWithoutFrame(survey);
}

function bodyWithoutFrame(survey: Survey): Uint8Array {
  const frame = Inside.header | Inside.footer | Inside.aside;
  const kept = Uint8Array.from(survey.blocks, (block) => ((survey.inside[block.last]! & frame) === 0 ? 1 : 0));
  return kept.includes(1) ? kept : kept.fill(1);
}
