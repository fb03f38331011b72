/**
 * Redaction of an upload: there is one where any way of asking for it takes anything personal out.
 * Used by the table of capabilities.
 * Spec: ParseOptions (redactPII); RedactPIIOptions.
 */
import { contentTypeOf } from '../documents/fixture.js';
import { makeDocument } from '../documents/make.js';
import type { Capability, Prober } from '../harness/capability.js';
import type { Exchange } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import { dataOf } from '../harness/silence.js';
import { parseParts } from '../vocabulary/parse.js';
import { isParse, optionsOf } from './requests.js';
import { lacking, offered } from './standing.js';

const personal = ['marit.solberg@plumbline.example', '+47 22 12 34 56', 'Marit Solberg'];
const text = `My name is ${personal[2]!}, and the lamp is lit at dusk. Call me by phone: ${personal[1]!}, or write to ${personal[0]!} on any day.`;

/** With its defaults, and without a model: a server may have one alone. */
const ways = [true, { mode: 'fast' }];

/** `readableKind`: a kind of file that the target reads. */
export function redaction(readableKind: (p: Prober) => Promise<'html' | 'pdf' | 'docx'>): Capability {
  return {
    id: 'parse.redact-pii',
    title: 'redaction of uploads (redactPII)',
    needs: ['parse.envelope'],
    judgedBy: ['privacy.redact-pii.boolean-accepted', 'privacy.redact-pii.redacts-markdown'],
    usedBy: (request, tags) =>
      tags.violates === undefined && isParse(request) && isAsked(optionsOf(request)['redactPII']),
    async probe(p) {
      const kind = await readableKind(p);
      const { bytes } = makeDocument(kind, { parts: [{ kind: 'paragraph', text }] });
      const file = { name: `keeper.${kind}`, contentType: contentTypeOf[kind], bytes };
      const answers: Exchange[] = [];
      for (const redactPII of ways) {
        const parts = parseParts({ file, options: { redactPII, timeout: 60_000 } });
        const exchange = await p.send({ method: 'POST', path: '/parse', parts });
        const { text: answer } = exchange.response;
        if (dataOf(exchange) && personal.some((value) => !answer.includes(value))) return offered;
        answers.push(exchange);
      }
      return lacking(answers[0]!, 'any redaction');
    },
  };
}

const isAsked = (redactPII: unknown): boolean => redactPII === true || isObject(redactPII);
