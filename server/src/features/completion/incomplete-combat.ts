/** Completes an unfinished combat: missing required members are taken from the ruleset's template. */
import type { Combat } from '../../engine/combat';
import type { Plain } from '../../model/edit';
import { deref, memberSchema, rootSchema, schemaOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import { analyse } from '../analysis';
import type { Analysis } from '../analysis';
import { templatesOf } from '../begin/games';
import { scenarioText } from '../begin/snippet';
import { combatsOf } from '../combat/scenario-combats';
import type { Spot } from './spot';
import { isMapping, isObject } from '../../model/values';

/** Members with results of a combat: they do not define it, and may contain the cursor. */
const said = ['dice', 'expect', 'result'];

/** Undefined if the ruleset has no template for the item at the cursor, or if the item has other errors than missing members. */
export function incompleteCombat({ environment }: Analysis, rulesetId: string, spot: Spot): Combat | undefined {
  const [list, index] = spot.path;
  if (typeof list !== 'string' || typeof index !== 'number') return undefined;
  const begin = environment.rulesets.find(({ id }) => id === rulesetId)?.begin;
  const template = begin && templatesOf(begin).find(({ at }) => at.includes(`${list}.*`));
  const scenario = spot.document.data as Readonly<Record<string, Plain>>;
  const item = (scenario[list] as readonly Plain[] | undefined)?.[index];
  if (!template || !isMapping(item)) return undefined;
  const root = rootSchema(rulesetId);
  const stated = Object.fromEntries(Object.entries(item).filter(([key]) => !said.includes(key)));
  const filled = fill(root, memberSchema(deref(root, memberSchema(root, list) ?? {}), 0) ?? {}, stated, template.value);
  const header = Object.entries(scenario).filter(([, value]) => !Array.isArray(value));
  const text = scenarioText({ ...Object.fromEntries(header), [list]: [filled] });
  return analyse(text, undefined, environment).scenarios.flatMap(combatsOf)[0]?.site.combat();
}

/** Adds all required members to a value, and the units of its sides; a key without a value counts as missing. */
function fill(root: Schema, unresolved: Schema, value: Plain, template: Plain | undefined): Plain {
  if (!isMapping(value)) return value;
  const schema = schemaOf(root, unresolved, value);
  const example = isMapping(template) ? template : {};
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  const filled = given.map(
    ([key, inner]) => [key, fill(root, memberSchema(schema, key) ?? {}, inner, example[key])] as const,
  );
  // A side without any nested value has no units yet, although the schema does not require them in a single form.
  const isNamed = given.every(([, inner]) => !isObject(inner));
  const wanted = Object.keys(example).filter(
    (key) => schema.required?.includes(key) === true || (isNamed && isObject(example[key])),
  );
  const missing = wanted.filter((key) => !given.some(([own]) => own === key));
  return Object.fromEntries([...filled, ...missing.map((key) => [key, example[key]!] as const)]);
}
