/** Missing keys and unknown keys: mistyped, of another unit type, at the wrong level, or simply unknown. */
import { remove, rename, set, type Plain } from '../../model/edit';
import type { Fix } from '../../model/problem';
import { freeKeys, misspelled, namePlate, meansOnly, type CodedFinding, type Fault } from './fault';
import { isMapping } from '../../model/values';
import { onlyFitting } from '../choose';
import {
  deref,
  memberSchema,
  hasInnerKey,
  hasRootKey,
  rulesetIds,
  rulesetTitle,
  variantsOf,
  type Scalar,
  type Schema,
  type Step,
} from '../schema';
import { either, firstSentence, inSentence, quoted, valueWords } from '../words';

/** Undefined if the key is present but mistyped: then it is reported as an unknown key. */
export function missingKey(fault: Fault, root: Schema, all: readonly Fault[]): CodedFinding | undefined {
  const key = fault.params['missingProperty'] as string;
  if (findMistypedKeys(all).get(fault.path)?.has(key)) return undefined;
  const schema = deref(root, memberSchema(fault.schema, key) ?? {});
  const value = sensibleValue(schema);
  return {
    code: 'schema/missing-key',
    message: `\`${key}\` is missing: ${holderWords(fault)} needs it. ${firstSentence(schema.description)}`.trim(),
    place: namePlate(fault),
    fixes:
      value === undefined
        ? []
        : [
            {
              title: `Add \`${key}: ${String(value)}\``,
              edits: [set(fault.value as Record<string, Plain>, key, value)],
            },
          ],
  };
}

const mistypedKeys = new WeakMap<readonly Fault[], ReadonlyMap<string, ReadonlySet<string>>>();

/** Mistyped keys by the path of their mapping, computed once for all errors of a value. */
function findMistypedKeys(all: readonly Fault[]): ReadonlyMap<string, ReadonlySet<string>> {
  let known = mistypedKeys.get(all);
  if (!known) {
    const found = new Map<string, Set<string>>();
    for (const fault of all) {
      const key = fault.keyword === 'additionalProperties' ? misspelled(fault) : undefined;
      if (key !== undefined) found.set(fault.path, (found.get(fault.path) ?? new Set()).add(key));
    }
    mistypedKeys.set(all, (known = found));
  }
  return known;
}

/** A plausible value for a missing key: the default, the only value, or the first choice. Numbers are not guessed. */
export function sensibleValue(schema: Schema): Scalar | undefined {
  const { default: usual } = schema;
  if (typeof usual === 'string' || typeof usual === 'number' || typeof usual === 'boolean') return usual;
  const [first] = schema.enum ?? [];
  return schema.const ?? (typeof first === 'string' ? first : undefined);
}

export function unknownKey(fault: Fault, root: Schema): CodedFinding {
  const key = fault.params['additionalProperty'] as string;
  const holder = fault.value as Record<string, Plain>;
  const { message, fixes = [] } =
    otherType(key, fault, root) ?? mistyped(key, fault) ?? otherLevel(key, fault, root) ?? unheardOf(key, fault);
  const leaveOut: Fix = { title: `Remove \`${key}\``, edits: [remove(holder, key)] };
  return {
    code: 'schema/unknown-key',
    message,
    place: { owner: holder, key, onKey: true },
    fixes: [...fixes, ...ofItsRuleset(fault), leaveOut],
  };
}

/** Suggests another ruleset if the scenario fits only that one. */
function ofItsRuleset({ schema, value }: Fault): readonly Fix[] {
  if (!Object.hasOwn(schema.properties ?? {}, 'ruleset')) return [];
  const holder = value as Record<string, Plain>;
  const meant = onlyFitting(holder);
  return meant === undefined
    ? []
    : [
        {
          title: `Change \`ruleset\` to \`${meant}\` (${rulesetTitle(meant)})`,
          edits: [set(holder, 'ruleset', meant)],
        },
      ];
}

interface FaultMessage {
  readonly message: string;
  readonly fixes?: readonly Fix[];
}

/** The mapping of the key in words: `a submarine`. */
function holderWords({ schema, key }: Pick<Step, 'schema' | 'key'>): string {
  if (schema.properties && Object.hasOwn(schema.properties, 'ruleset')) return 'a scenario';
  if (schema.title) return `\`${inSentence(schema.title)}\``;
  return typeof key === 'string' ? `\`${key}\`` : 'this';
}

function mistyped(key: string, fault: Fault): FaultMessage | undefined {
  const meant = misspelled(fault);
  if (meant === undefined) return undefined;
  const edits = [rename(fault.value as Record<string, Plain>, key, meant)];
  return {
    message: `There is no \`${key}\` in ${holderWords(fault)}.${ofOtherRulesets(key, fault)} Did you mean \`${meant}\`?`,
    fixes: [{ title: `Change to \`${meant}\``, edits, preferred: meansOnly(key, meant, freeKeys(fault)) }],
  };
}

function otherType(key: string, { value, steps }: Fault, root: Schema): FaultMessage | undefined {
  const union = steps.at(-1)?.union;
  const tag = union?.discriminator?.propertyName;
  if (!union || tag === undefined) return undefined;
  const own = (value as Record<string, unknown>)[tag];
  const owners = variantsOf(root, union).filter((variant) => Object.hasOwn(variant.schema.properties ?? {}, key));
  if (owners.length === 0) return undefined;
  const names = owners.map(
    (variant) => `\`${variant.tag}\`${variant.schema.title ? ` (${inSentence(variant.schema.title)})` : ''}`,
  );
  const [only] = owners;
  const change: Fix[] =
    owners.length === 1
      ? [
          {
            title: `Change \`${tag}\` to \`${only!.tag}\``,
            edits: [set(value as Record<string, Plain>, tag, only!.tag)],
          },
        ]
      : [];
  return {
    message: `\`${key}\` belongs to the ${tag} ${either(names, 'and')}, but this is ${quoted(own)}. Remove it, or change \`${tag}\`.`,
    fixes: change,
  };
}

/** A key that an ancestor or a nested mapping has: it is at the wrong level. */
function otherLevel(key: string, { steps, value }: Fault, root: Schema): FaultMessage | undefined {
  const holder = value as Record<string, Plain>;
  const around = steps.slice(0, -1).findLast((step) => Object.hasOwn(step.schema.properties ?? {}, key));
  if (around && isMapping(around.value)) {
    const moved = holder[key];
    const plain = typeof moved !== 'object' && moved !== undefined && !Object.hasOwn(around.value, key);
    const edits = [remove(holder, key), set(around.value as Record<string, Plain>, key, moved as Plain)];
    return {
      message: `\`${key}\` belongs to ${holderWords(around)}, which is further out. Indent it less, beside the other keys there.`,
      fixes: plain ? [{ title: `Move \`${key}\` to ${holderWords(around)}`, edits, preferred: true }] : [],
    };
  }
  const inside = Object.entries(steps.at(-1)!.schema.properties ?? {}).filter(([, inner]) =>
    Object.hasOwn(deref(root, inner).properties ?? {}, key),
  );
  if (inside.length === 0) return undefined;
  return { message: `\`${key}\` belongs in ${either(inside.map(([name]) => `\`${name}\``))}. Indent it there.` };
}

function unheardOf(key: string, fault: Fault): FaultMessage {
  const known = Object.keys(fault.schema.properties ?? {}).filter(
    (name) => !Object.hasOwn(fault.value as object, name),
  );
  const rest = known.length > 0 ? ` It may also have ${valueWords(known)}.` : '';
  const what = key === '' ? 'a key without a name' : `no \`${key}\``;
  return { message: `There is ${what} in ${holderWords(fault)}.${ofOtherRulesets(key, fault)}${rest}` };
}

/** Names the rulesets that have the key, if this one does not. */
function ofOtherRulesets(key: string, { schema, steps }: Fault): string {
  const isRoot = Object.hasOwn(schema.properties ?? {}, 'ruleset');
  const has = isRoot ? hasRootKey : hasInnerKey;
  const own = steps[0]?.schema.properties?.['ruleset']?.const;
  const others = rulesetIds.filter((id) => has(id, key));
  // If this ruleset also has it elsewhere, the others are no help.
  if (others.length === 0 || others.some((id) => id === own)) return '';
  return ` It is a key of ${either(
    others.map((id) => `\`${id}\``),
    'and',
  )}.`;
}
