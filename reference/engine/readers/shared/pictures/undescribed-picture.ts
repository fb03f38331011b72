/**
 * The alternative text of a picture whose author gave none: its place is kept in the text, though nobody says what it shows.
 * Used by all readers of office documents, where such a picture is not a decoration (an empty text in HTML says that it is one).
 * Spec: The document object, images; Options, removeBase64Images (alt-text placeholders).
 */
export const undescribedPicture = 'image';
