/**
 * Random scenarios that fit the schema, sensible or not. Checks and combats must not fail on them.
 */
import { createUniformGenerator, createStream } from '../../server/src/dice/stream';
import type { SchemaId } from '../../server/src/generated/schemas';
import { getRootSchema } from '../../server/src/schema/schema';

interface Node {
  readonly $ref?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly required?: readonly string[];
  readonly declares?: string;
  readonly declaresKeys?: string;
  readonly refersTo?: readonly string[];
}

const powers = ['germany', 'japan', 'uk', 'us', 'ussr'];
const words = ['SZ 6', 'SZ 7', 'Germany', 'Karelia', 'Berlin'];
/** An id of a group. Ids are unique in a scenario, and orders name some of them. */
const createGroupId = (number: number): string => `group-${number}`;

/**
 * Writes the text of a random scenario.
 * @param omitted members to omit everywhere: `notes`
 */
export function writeScenario(id: SchemaId, seed: number, omitted: readonly string[] = []): string {
  const draw = createUniformGenerator(createStream(seed));
  const upTo = (max: number): number => Math.floor(draw() * (max + 1));
  const pick = <T>(items: readonly T[]): T => items[upTo(items.length - 1)]!;
  const root = getRootSchema(id) as unknown as Node & { readonly $defs: Readonly<Record<string, Node>> };
  let declared = 0;
  let groups = 0;

  const dereference = ({ $ref, ...ownKeywords }: Node): Node =>
    $ref === undefined ? ownKeywords : { ...dereference(root.$defs[$ref.replace('#/$defs/', '')]!), ...ownKeywords };

  function createValue(node: Node): unknown {
    const { const: only, enum: choices, type, ...keywords } = dereference(node);
    if (only !== undefined) return only;
    if (choices !== undefined) return pick(choices);
    switch (typeof type === 'string' ? type : pick(type ?? ['string'])) {
      case 'integer':
        return createNumber(keywords);
      case 'number':
        return 0.05 + Math.round(draw() * 18) / 20;
      case 'boolean':
        return draw() < 0.5;
      case 'array':
        return createList(keywords);
      case 'object':
        return createObject(keywords);
      default:
        return createText(keywords);
    }
  }

  function createNumber({ minimum = 0, maximum = minimum + 4 }: Node): number {
    return Math.min(maximum, minimum + upTo(draw() < 0.1 ? 9 : 3));
  }

  function createText({ pattern, minLength = 0, declares, refersTo }: Node): string {
    if (pattern?.startsWith('^#')) return '#4f86d0';
    if (pattern?.includes('{64}')) return 'a1'.repeat(32);
    if (refersTo?.includes('power')) return pick(powers);
    if (refersTo?.includes('group')) return createGroupId(1 + upTo(groups));
    if (declares === 'group') return createGroupId(++groups);
    if (declares !== undefined) return `part-${++declared}`;
    if (pattern?.startsWith('^[A-Za-z0-9]')) return createGroupId(1 + upTo(groups));
    return pattern === '^by-value$' ? 'by-value' : pick(words).padEnd(minLength, '.');
  }

  function createList({ items = {}, uniqueItems = false }: Node): unknown[] {
    const all = Array.from({ length: upTo(3) }, () => createValue(items));
    return uniqueItems ? [...new Set(all)] : all;
  }

  function createObject({ properties = {}, required = [], additionalProperties, declaresKeys }: Node): object {
    const members = Object.entries(properties)
      .filter(([key]) => required.includes(key) || (!omitted.includes(key) && draw() < 0.5))
      .map(([key, member]) => [key, createValue(member)] as const);
    if (typeof additionalProperties !== 'object') return Object.fromEntries(members);
    const keys = declaresKeys === 'power' ? powers : [createGroupId(1 + upTo(groups)), createGroupId(1 + upTo(groups))];
    return Object.fromEntries([...members, ...keys.map((key) => [key, createValue(additionalProperties)] as const)]);
  }

  const scenario = { powers: createValue(root.properties!.powers!), ...(createValue(root) as object) };
  return Object.entries({ ...scenario, ruleset: id })
    .map(([key, member]) => {
      if (!Array.isArray(member)) return `${key}: ${JSON.stringify(member)}\n`;
      if (member.length === 0) return `${key}: []\n`;
      return `${key}:\n${member.map((item) => `  - ${JSON.stringify(item)}\n`).join('')}`;
    })
    .join('');
}
