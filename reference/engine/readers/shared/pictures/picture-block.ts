/**
 * Pictures that have a paragraph to themselves, and nobody says what they show -> a figure, so that their place is kept.
 * Used by the readers of documents.
 * Spec: The document object, images.
 */
import type { Block, Image, Inline } from '../../../document/nodes.js';

/** The block of a picture that stands alone. */
export function pictureBlock(image: Image): Block {
  return figureOf([image]) ?? { type: 'paragraph', children: [image] };
}

/** Undefined where there is anything but pictures without a description; the bold or slanted type of a picture says nothing. */
export function figureOf(children: Inline[]): Block | undefined {
  const shown = children.every(isStyled) ? children.flatMap(({ children: inner }) => inner) : children;
  return shown.length > 0 && shown.some(isUndescribed) && shown.every((child) => isUndescribed(child) || isSpace(child))
    ? { type: 'figure', children: [{ type: 'paragraph', children: shown }], caption: [] }
    : undefined;
}

function isStyled(inline: Inline): inline is Extract<Inline, { type: 'styled' }> {
  return typeof inline !== 'string' && inline.type === 'styled';
}

function isUndescribed(inline: Inline): boolean {
  return (
    typeof inline !== 'string' &&
    inline.type === 'image' &&
    inline.alt === '' &&
    (inline.src === null || inline.src.startsWith('data:'))
  );
}

function isSpace(inline: Inline): boolean {
  return typeof inline === 'string' ? inline.trim() === '' : inline.type === 'lineBreak';
}
