/** Completes an unfinished combat: missing required members are taken from the ruleset's template. */
import type { Combat } from '../../../engine/combat';
import type { Plain } from '../../../model/edit';
import { type Schema, deref, memberSchema, resolveSchema, rootSchema } from '../../../schema/schema';
import { type Analysis, analyse } from '../../analysis/analysis';
import { listTemplates } from '../begin/games';
import { formatScenario } from '../begin/snippet';
import { listCombats } from '../../scenario/scenario-combats';
import type { CompletionContext } from './completion-context';
import { isMapping, isObject } from '../../../model/values';

/** Members with results of a combat: they do not define it, and may contain the cursor. */
const resultKeys = ['dice', 'expect', 'result'];

/** Undefined if the ruleset has no template for the item at the cursor, or if the item has other errors than missing members. */
export function completeCombat(
  { environment }: Analysis,
  rulesetId: string,
  context: CompletionContext,
): Combat | undefined {
  const [list, index] = context.path;
  if (typeof list !== 'string' || typeof index !== 'number') return undefined;
  const begin = environment.rulesets.find(({ id }) => id === rulesetId)?.begin;
  const template = begin && listTemplates(begin).find(({ at }) => at.includes(`${list}.*`));
  const scenario = context.document.data as Readonly<Record<string, Plain>>;
  const item = (scenario[list] as readonly Plain[] | undefined)?.[index];
  if (!template || !isMapping(item)) return undefined;
  const root = rootSchema(rulesetId);
  const statedMembers = Object.fromEntries(Object.entries(item).filter(([key]) => !resultKeys.includes(key)));
  const filledItem = fillValue(
    root,
    memberSchema(deref(root, memberSchema(root, list) ?? {}), 0) ?? {},
    statedMembers,
    template.value,
  );
  const header = Object.entries(scenario).filter(([, value]) => !Array.isArray(value));
  const text = formatScenario({ ...Object.fromEntries(header), [list]: [filledItem] });
  return analyse(text, undefined, environment).scenarios.flatMap(listCombats)[0]?.entry.build();
}

/** Adds all required members to a value, and the units of its sides; a key without a value counts as missing. */
function fillValue(root: Schema, unresolved: Schema, value: Plain, template: Plain | undefined): Plain {
  if (!isMapping(value)) return value;
  const schema = resolveSchema(root, unresolved, value);
  const example = isMapping(template) ? template : {};
  const presentMembers = Object.entries(value).filter(([, inner]) => inner !== null);
  const filledMembers = presentMembers.map(
    ([key, inner]) => [key, fillValue(root, memberSchema(schema, key) ?? {}, inner, example[key])] as const,
  );
  // A side without any nested value has no units yet, although the schema does not require them in a single form.
  const isNamed = presentMembers.every(([, inner]) => !isObject(inner));
  const expectedKeys = Object.keys(example).filter(
    (key) => schema.required?.includes(key) === true || (isNamed && isObject(example[key])),
  );
  const missing = expectedKeys.filter((key) => !presentMembers.some(([presentKey]) => presentKey === key));
  return Object.fromEntries([...filledMembers, ...missing.map((key) => [key, example[key]!] as const)]);
}
