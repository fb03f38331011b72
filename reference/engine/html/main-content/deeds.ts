/**
 * Buttons and links that say what they do to the page or to a post: print, share, answer, show more. What a control
 * opens, and a text that says the same, are content.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { Named } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

const handedOn =
  /^\s*(?:print(?: (?:this|the)? ?(?:page|article|story|post|recipe))?|drucken|(?:artikel|seite) drucken|imprimer|imprimir|share(?: this (?:page|article|story|post))?|show more sharing options|(?:artikel |beitrag )?teilen|partager(?: cet article| cette page)?|compartir(?: este artículo)?|condividi|delen|поделиться|печать|印刷(?:する)?|(?:この記事を)?シェア(?:する)?|打印|列印|分享|공유(?:하기)?|طباعة|شارك(?: هذا المقال| هذه المقالة)?)\s*$/iu;
/** Links that do this lead to a form, or to the place of one. */
const answered =
  /^\s*(?:reply|post (?:a )?reply|quote|like|save|bookmark|comment|delete|löschen|supprimer|eliminar|report|melden|signaler|kommentieren|commenter|comentar|antworten|zitieren|répondre|citer|responder|citar|rispondi|cita|beantwoorden|citeren|svara|ответить|цитировать|返信(?:する)?|回复|回覆|답글(?: 달기)?|رد|الرد)\s*$/iu;
const pressed =
  /^\s*(?:follow(?: us)?|folgen(?: sie uns)?|suivre|suivez-nous|seguir|síguenos|もっと見る|閉じる|展开|收起|عرض المزيد|إغلاق|close|cancel|submit|send|apply|report|delete|(?:clear|reset|expand|collapse|show|load|see|view|read)(?: all)?(?: filters| description| content)?|(?:show|load|see|view|read) (?:more|less|fewer)|click to (?:expand|collapse)|post (?:quick )?reply|insert quotes|add to (?:wish ?list|favou?rites|list|registry)|schließen|abbrechen|absenden|senden|melden|löschen|gefällt mir|mehr (?:anzeigen|lesen|laden)|weniger anzeigen|weiterlesen|fermer|annuler|envoyer|(?:voir|afficher|lire) (?:plus|moins)|cerrar|cancelar|enviar|(?:ver|leer|mostrar) (?:más|menos)|fechar|(?:ver|ler|mostrar) (?:mais|menos)|chiudi|annulla|invia|(?:mostra|leggi) (?:di più|meno|altro)|sluiten|versturen|meer (?:tonen|lezen))[\s.…»>]*$/iu;
const hops = 3;
/** The box of a post is so many steps above its controls. */
const postHops = 5;

/** A control that does what the words of this text say, and no more. */
export function isDeed(survey: Survey, text: number, words: string): boolean {
  const { table } = survey;
  const isAnswered = answered.test(words);
  const isPressed = isAnswered || pressed.test(words);
  if (!isPressed && !handedOn.test(words)) return false;
  for (let at = table.parent[text]!, hop = 0; at > 0 && hop < hops; at = table.parent[at]!, hop++) {
    if (table.tag[at] !== Tag.button && table.tag[at] !== Tag.a) continue;
    if (isPressed && (opens(table, at) || within(survey.text, survey, at) > within(survey.text, survey, text)))
      return false;
    if (table.tag[at] === Tag.button) return true;
    const href = attribute(table, at, 'href')?.trim() ?? '';
    if (isAnswered) return /^(?:javascript:)?$|[?#]/i.test(href) || isOfPost(survey, at);
    if (isPressed) return /^(?:#|javascript:.*)?$/i.test(href);
    return /^(?:#|javascript:|$)|print/i.test(href);
  }
  return false;
}

/** In a box of a thread or of comments: there such a link does something to a post. */
function isOfPost({ table, names }: Survey, link: number): boolean {
  for (let at = table.parent[link]!, hop = 0; at > 0 && hop < postHops; at = table.parent[at]!, hop++)
    if ((names[at]! & (Named.thread | Named.comments)) !== 0) return true;
  return false;
}

/** The title of what a click shows: an accordion's, a tab's. */
function opens(table: NodeTable, control: number): boolean {
  return mayHaveAttribute(table, control, 'aria-expanded') && attribute(table, control, 'aria-expanded') === 'true';
}
