/** Keys in a combat that the schema does not define: labels of its dice, and measures that can be expected. */
import { type Path, valueAt } from '../../../model/place';
import type { Combat } from '../../../engine/combat';
import { listRollIds } from '../../../engine/trace';
import { type Analysis, analyse } from '../../analysis/analysis';
import { expectOddsKey } from '../../../model/expect';
import { listCombats } from '../../scenario/scenario-combats';
import type { CompletionContext } from './completion-context';
import type { Plain } from '../../../model/edit';
import { type Schema, deref, getMemberSchema, resolveSchema, getRootSchema } from '../../../schema/schema';
import { listTemplates } from '../begin/games';
import { formatScenario } from '../begin/snippet';
import { isMapping, isObject } from '../../../model/values';

export interface CombatKey {
  readonly key: string;
  /** Short description. */
  readonly detail: string;
}

/** Lists the keys that are not present yet; none if the cursor is in neither `dice:` nor `expect:` of a combat. */
export function listCombatKeys(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly CombatKey[] {
  const { document, path } = context;
  const getCombat = (id: unknown) => findValidCombat(analysis, id) ?? completeCombat(analysis, rulesetId, context);
  const presentKeys = Object.keys(Object(valueAt(document.data, path)) as object);
  const expectIndex = path.lastIndexOf('expect');
  try {
    const keys =
      path.at(-1) === 'dice'
        ? listDiceLabels(getCombat(valueAt(document.data, [...path.slice(0, -1), 'id'])))
        : expectIndex > 0
          ? listMeasureKeys(
              getCombat(valueAt(document.data, [...path.slice(0, expectIndex), 'id'])),
              path.slice(expectIndex + 1),
            )
          : [];
    return keys.filter(({ key }) => !presentKeys.includes(key));
  } catch {
    return [];
  }
}

/** The combat with an id in the unmodified text: with the placeholder it would be invalid. */
function findValidCombat({ scenarios }: Analysis, id: unknown): Combat | undefined {
  return scenarios
    .flatMap(listCombats)
    .find(({ entry }) => entry.id === id)
    ?.entry.build();
}

/** Labels of the dice, in rolling order. */
function listDiceLabels(combat: Combat | undefined): readonly CombatKey[] {
  return combat === undefined ? [] : listRollIds(combat.steps).map((key) => ({ key, detail: 'a roll of this combat' }));
}

/** Measures that are direct children of a path: `uk-dd` below `defender`. */
function listMeasureKeys(combat: Combat | undefined, parentPath: Path): readonly CombatKey[] {
  const measurePath = parentPath[0] === expectOddsKey ? parentPath.slice(1) : parentPath;
  return (combat?.measures ?? [])
    .filter(
      ({ path }) => path.length === measurePath.length + 1 && measurePath.every((key, index) => path[index] === key),
    )
    .map(({ path, title }) => ({ key: path.at(-1)!, detail: title }));
}

/** Members with results of a combat: they do not define it, and may contain the cursor. */
const resultKeys = ['dice', 'expect', 'result'];

/** The combat at the cursor, with missing members from a template; undefined if the ruleset has no template for the item at the cursor, or if the item has other errors than missing members. */
export function completeCombat(
  { environment }: Analysis,
  rulesetId: string,
  context: CompletionContext,
): Combat | undefined {
  const [list, index] = context.path;
  if (typeof list !== 'string' || typeof index !== 'number') return undefined;
  const starterSet = environment.rulesets.find(({ id }) => id === rulesetId)?.starters;
  const template = starterSet && listTemplates(starterSet).find(({ patterns }) => patterns.includes(`${list}.*`));
  const scenario = context.document.data as Readonly<Record<string, Plain>>;
  const item = (scenario[list] as readonly Plain[] | undefined)?.[index];
  if (!template || !isMapping(item)) return undefined;
  const root = getRootSchema(rulesetId);
  const statedMembers = Object.fromEntries(Object.entries(item).filter(([key]) => !resultKeys.includes(key)));
  const filledItem = fillValue(
    root,
    getMemberSchema(deref(root, getMemberSchema(root, list) ?? {}), 0) ?? {},
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
    ([key, inner]) => [key, fillValue(root, getMemberSchema(schema, key) ?? {}, inner, example[key])] as const,
  );
  // A side without any nested value has no units yet, although the schema does not require them in a single form.
  const hasOnlyScalars = presentMembers.every(([, inner]) => !isObject(inner));
  const expectedKeys = Object.keys(example).filter(
    (key) => schema.required?.includes(key) === true || (hasOnlyScalars && isObject(example[key])),
  );
  const missingKeys = expectedKeys.filter((key) => !presentMembers.some(([presentKey]) => presentKey === key));
  return Object.fromEntries([...filledMembers, ...missingKeys.map((key) => [key, example[key]!] as const)]);
}
