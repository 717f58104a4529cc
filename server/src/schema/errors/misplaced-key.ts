/** Keys at the wrong level: an enclosing mapping has them, or one of the inner ones, perhaps by another word. */
import { moveMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import { isMapping } from '../../model/values';
import { deref, getMemberSchema, type Schema, type PathStep } from '../schema';
import { findSynonym } from '../synonyms';
import { joinAlternatives } from '../words';
import { describeHolder, findIntendedKey, type ErrorMessage, type SchemaError } from './schema-error';

type Mapping = Readonly<Record<string, Plain>>;

/** A key that an enclosing or an inner mapping has. */
export function explainMisplacedKey(key: string, error: SchemaError, root: Schema): ErrorMessage | undefined {
  const outerStep = error.steps.slice(0, -1).findLast((step) => Object.hasOwn(step.schema.properties ?? {}, key));
  if (outerStep && isMapping(outerStep.value)) return explainOuterKey(key, error, outerStep, root);
  const homes = listInnerHomes(key, error, root);
  if (homes.length === 0) return undefined;
  const fitting = homes.filter(({ schema, as }) => fitsMember((error.value as Mapping)[key], schema, as, root));
  const names = joinAlternatives((fitting.length > 0 ? fitting : homes).map(({ name }) => `\`${name}\``));
  const [{ as }] = homes as [InnerHome];
  const message =
    as === key
      ? `\`${key}\` belongs in ${names}. Move it there.`
      : `There is no \`${key}\` in ${describeHolder(error)}. Write it as \`${as}\` in ${names}.`;
  return { message, fixes: fitting.flatMap((home) => createInnerFix(key, home, error, root, fitting.length === 1)) };
}

function explainOuterKey(key: string, { value }: SchemaError, outerStep: PathStep, root: Schema): ErrorMessage {
  const holder = value as Record<string, Plain>;
  const isMovable =
    !Object.hasOwn(outerStep.value as object, key) && fitsMember(holder[key], outerStep.schema, key, root);
  const edits = [moveMember(holder, key, outerStep.value as object)];
  return {
    message: `\`${key}\` belongs to ${describeHolder(outerStep)}, which is further out. Move it there.`,
    fixes: isMovable ? [{ title: `Move \`${key}\` to ${describeHolder(outerStep)}`, edits, preferred: true }] : [],
  };
}

/** An inner mapping that has a key, or a synonym of it. */
interface InnerHome {
  readonly name: string;
  readonly schema: Schema;
  readonly as: string;
}

function listInnerHomes(key: string, { schema }: SchemaError, root: Schema): readonly InnerHome[] {
  const inner = Object.entries(schema.properties ?? {}).map(([name, each]) => ({ name, schema: deref(root, each) }));
  const exact = inner.filter((each) => Object.hasOwn(each.schema.properties ?? {}, key));
  if (exact.length > 0) return exact.map((each) => ({ ...each, as: key }));
  return inner.flatMap((each) => {
    const as = findSynonym(key, Object.keys(each.schema.properties ?? {}), 'key', each.name);
    return as === undefined ? [] : [{ ...each, as }];
  });
}

/** Moves a key, and all others that belong in the same mapping alone, so that a new mapping is complete. */
function createInnerFix(
  key: string,
  { name, schema, as }: InnerHome,
  error: SchemaError,
  root: Schema,
  isOnlyHome: boolean,
): readonly Fix[] {
  const holder = error.value as Record<string, Plain>;
  const target = Object.hasOwn(holder, name) ? holder[name] : {};
  if (!isMapping(target)) return [];
  const others = isOnlyHome ? listKeysOfHome(name, error, root) : [];
  const movedKeys = [{ key, as }, ...others.filter((other) => other.key !== key)];
  const names = [...Object.keys(target), ...movedKeys.map((each) => each.as)];
  const isComplete = (schema.required ?? []).every((each) => names.includes(each));
  if (new Set(names).size < names.length || (!isComplete && !Object.hasOwn(holder, name))) return [];
  if (!movedKeys.every((each) => fitsMember(holder[each.key], schema, each.as, root))) return [];
  const list = joinAlternatives(
    movedKeys.map((each) => `\`${each.key}\``),
    'and',
  );
  const suffix = movedKeys.length === 1 && as !== key ? ` as \`${as}\`` : '';
  return [
    {
      title: `Move ${list} into \`${name}\`${suffix}`,
      edits: movedKeys.map((each) => moveMember(holder, each.key, holder, name, each.as)),
      preferred: isOnlyHome,
    },
  ];
}

/** The unknown keys of a mapping that belong in one of its members, and nowhere else. */
function listKeysOfHome(name: string, error: SchemaError, root: Schema): readonly { key: string; as: string }[] {
  return Object.keys(error.value as Mapping).flatMap((key) => {
    if (Object.hasOwn(error.schema.properties ?? {}, key) || findIntendedKey(error, key) !== undefined) return [];
    const homes = listInnerHomes(key, error, root);
    const home = homes.find((each) => each.name === name);
    return homes.length === 1 && home ? [{ key, as: home.as }] : [];
  });
}

/** Whether a value is of a type that a member may have, and has no keys that it may not have. */
function fitsMember(value: Plain | undefined, holder: Schema, key: string, root: Schema): boolean {
  const schema = deref(root, getMemberSchema(holder, key) ?? {});
  const types = [schema.type ?? []].flat();
  if (isMapping(value) && !Object.keys(value).every((each) => getMemberSchema(schema, each))) return false;
  const actual = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return types.length === 0 || types.includes(actual) || (actual === 'number' && types.includes('integer'));
}
