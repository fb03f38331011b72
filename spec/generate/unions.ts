// Rewrites oneOf into if/then, so that a wrong value is told what is wrong with the branch it meant, not with all of them.
// Branches are told apart by their JSON type, and objects by a member with a fixed value, such as `type`.
// Spec: JSON Schema 2020-12, oneOf and if.
import { follow, isObject, type ContractDocument, type Json, type JsonObject } from './document.js';

type Branch = { schema: Json; types: string[]; followed: JsonObject };

/** The schema without its oneOf, saying the same. Throws when the branches cannot be told apart. */
export function unionToConditions(schema: JsonObject, document: ContractDocument): JsonObject {
  const { oneOf, ...rest } = schema;
  if (!Array.isArray(oneOf)) return schema;
  const branches = oneOf.map((branch): Branch => {
    const followed = follow(document, branch);
    return { schema: branch, followed, types: typesOf(followed, document) };
  });
  const byType = new Map<string, Branch[]>();
  for (const branch of branches)
    for (const type of branch.types) byType.set(type, [...(byType.get(type) ?? []), branch]);
  const conditions = [...byType].map(([type, candidates]): JsonObject => ({
    if: { type },
    then: candidates.length === 1 ? candidates[0]!.schema : toDiscriminated(type, candidates),
  }));
  return {
    ...rest,
    type: [...byType.keys()],
    allOf: [...((rest['allOf'] as Json[] | undefined) ?? []), ...conditions],
  };
}

function toDiscriminated(type: string, branches: Branch[]): JsonObject {
  const name = type === 'object' ? discriminatorOf(branches) : undefined;
  if (name === undefined)
    throw new Error(`branches of type ${type} cannot be told apart: ${JSON.stringify(branches.map((b) => b.schema))}`);
  return {
    required: [name],
    properties: { [name]: { enum: branches.flatMap((branch) => fixedValues(branch.followed, name)!) } },
    allOf: branches.map((branch) => ({
      if: { required: [name], properties: { [name]: { enum: fixedValues(branch.followed, name)! } } },
      then: branch.schema,
    })),
  };
}

function discriminatorOf(branches: Branch[]): string | undefined {
  const names = Object.keys((branches[0]!.followed['properties'] as JsonObject | undefined) ?? {});
  return names.find((name) => {
    const values = branches.map((branch) => fixedValues(branch.followed, name));
    return values.every((list) => list !== undefined) && new Set(values.flat()).size === values.flat().length;
  });
}

function fixedValues(schema: JsonObject, name: string): Json[] | undefined {
  const member = isObject(schema['properties']) ? schema['properties'][name] : undefined;
  if (!isObject(member) || !(schema['required'] as Json[] | undefined)?.includes(name)) return undefined;
  return 'const' in member ? [member['const']!] : (member['enum'] as Json[] | undefined);
}

function typesOf(schema: JsonObject, document: ContractDocument): string[] {
  const type = schema['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  if (Array.isArray(schema['oneOf']))
    return schema['oneOf'].flatMap((branch) => typesOf(follow(document, branch), document));
  throw new Error(`a branch of oneOf does not say its type: ${JSON.stringify(schema)}`);
}
