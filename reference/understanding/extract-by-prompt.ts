/**
 * Data without a schema: what a prompt names, as far as the document has it under these names.
 * Spec: Formats accepted by /parse (json: prompt).
 */
import { nameOf } from './field-names.js';
import type { Material } from './material.js';
import { documentScope } from './scopes.js';
import { emptyTerms, stem } from './words.js';

const namesAtMost = 40;
const valuesAtMost = 200;

/** Undefined when the document has nothing under the names. Keys are the words of the prompt, in camel case. */
export function extractByPrompt(material: Material, prompt: string): Record<string, string | string[]> | undefined {
  const things = material.things;
  const names = namesIn(prompt);
  const main =
    things.find((thing) =>
      names.some((name) => Object.keys(thing.properties).some((key) => nameOf(key) === nameOf(name))),
    ) ?? things[0];
  const scope = documentScope(material, main);
  const found: [string, string | string[]][] = [];
  for (const name of names) {
    const texts = scope.lookup([nameOf(name)])[0]?.texts ?? [];
    const recognised = texts.length === 0 ? scope.recognised(nameOf(name), false) : undefined;
    const values = [...new Set(recognised === undefined ? texts : [recognised])].slice(0, valuesAtMost);
    if (values.length > 0) found.push([camelCase(name), values.length === 1 ? values[0]! : values]);
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** `The price and the name of the product.` names `price` and `name`. */
function namesIn(prompt: string): string[] {
  const parts = prompt
    .slice(0, 10_000)
    .split(/[,;.:?!\n()]|\b(?:and|or|und|oder|et|ou|y|e|with|mit|avec|con|as well as)\b/iu)
    .map((part) => part.split(/\b(?:of|from|in|on|at|for|von|aus|des|der|du|del|della)\b/iu)[0]!)
    .map((part) =>
      part
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word) && !emptyTerms.has(stem(word.toLowerCase())))
        .join(' '),
    )
    .filter((part) => part !== '' && part.split(' ').length <= 4);
  return [...new Set(parts)].slice(0, namesAtMost);
}

function camelCase(name: string): string {
  const [first = '', ...rest] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('');
}
