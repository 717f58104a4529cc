/** Missing keys and unknown keys: mistyped, of another unit type, at the wrong level, or simply unknown. */
import { removeMember, renameMember, setMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import {
  listMissingKeys,
  findIntendedKey,
  findIdentifyingPlace,
  isOnlyCandidate,
  type CodedViolation,
  type SchemaError,
} from './schema-error';
import { isMapping } from '../../model/values';
import { findOnlyMatchingRuleset } from '../choose-ruleset';
import {
  deref,
  getMemberSchema,
  hasInnerKey,
  hasRootKey,
  rulesetIds,
  getRulesetTitle,
  getVariants,
  type Scalar,
  type Schema,
  type Step,
} from '../schema';
import { joinAlternatives, getFirstSentence, toMidSentence, formatValue, formatValues } from '../words';

/** Undefined if the key is present but mistyped: then it is reported as an unknown key. */
export function reportMissingKey(
  error: SchemaError,
  root: Schema,
  all: readonly SchemaError[],
): CodedViolation | undefined {
  const key = error.params['missingProperty'] as string;
  if (findMistypedKeys(all).get(error.path)?.has(key)) return undefined;
  const schema = deref(root, getMemberSchema(error.schema, key) ?? {});
  const value = suggestValue(schema);
  return {
    code: 'schema/missing-key',
    message: `\`${key}\` is missing: ${describeHolder(error)} needs it. ${getFirstSentence(schema.description)}`.trim(),
    place: findIdentifyingPlace(error),
    fixes:
      value === undefined
        ? []
        : [
            {
              title: `Add \`${key}: ${String(value)}\``,
              edits: [setMember(error.value as Record<string, Plain>, key, value)],
            },
          ],
  };
}

const mistypedKeys = new WeakMap<readonly SchemaError[], ReadonlyMap<string, ReadonlySet<string>>>();

/** Mistyped keys by the path of their mapping, computed once for all errors of a value. */
function findMistypedKeys(all: readonly SchemaError[]): ReadonlyMap<string, ReadonlySet<string>> {
  let cached = mistypedKeys.get(all);
  if (!cached) {
    const keysByPath = new Map<string, Set<string>>();
    for (const error of all) {
      const key = error.keyword === 'additionalProperties' ? findIntendedKey(error) : undefined;
      if (key !== undefined) keysByPath.set(error.path, (keysByPath.get(error.path) ?? new Set()).add(key));
    }
    mistypedKeys.set(all, (cached = keysByPath));
  }
  return cached;
}

/** A plausible value for a missing key: the default, the only value, or the first choice. Numbers are not guessed. */
export function suggestValue(schema: Schema): Scalar | undefined {
  const { default: defaultValue } = schema;
  if (typeof defaultValue === 'string' || typeof defaultValue === 'number' || typeof defaultValue === 'boolean')
    return defaultValue;
  const [first] = schema.enum ?? [];
  return schema.const ?? (typeof first === 'string' ? first : undefined);
}

export function reportUnknownKey(error: SchemaError, root: Schema): CodedViolation {
  const key = error.params['additionalProperty'] as string;
  const holder = error.value as Record<string, Plain>;
  const { message, fixes = [] } =
    explainKeyOfOtherType(key, error, root) ??
    formatMistypedKey(key, error) ??
    explainKeyOfOtherLevel(key, error, root) ??
    formatUnknownKey(key, error);
  const removal: Fix = { title: `Remove \`${key}\``, edits: [removeMember(holder, key)] };
  return {
    code: 'schema/unknown-key',
    message,
    place: { owner: holder, key, onKey: true },
    fixes: [...fixes, ...suggestOtherRuleset(error), removal],
  };
}

/** Suggests another ruleset if the scenario fits only that one. */
function suggestOtherRuleset({ schema, value }: SchemaError): readonly Fix[] {
  if (!Object.hasOwn(schema.properties ?? {}, 'ruleset')) return [];
  const holder = value as Record<string, Plain>;
  const rulesetId = findOnlyMatchingRuleset(holder);
  return rulesetId === undefined
    ? []
    : [
        {
          title: `Change \`ruleset\` to \`${rulesetId}\` (${getRulesetTitle(rulesetId)})`,
          edits: [setMember(holder, 'ruleset', rulesetId)],
        },
      ];
}

interface ErrorMessage {
  readonly message: string;
  readonly fixes?: readonly Fix[];
}

/** The mapping of the key in words: `a submarine`. */
function describeHolder({ schema, key }: Pick<Step, 'schema' | 'key'>): string {
  if (schema.properties && Object.hasOwn(schema.properties, 'ruleset')) return 'a scenario';
  if (schema.title) return `\`${toMidSentence(schema.title)}\``;
  return typeof key === 'string' ? `\`${key}\`` : 'this';
}

function formatMistypedKey(key: string, error: SchemaError): ErrorMessage | undefined {
  const intended = findIntendedKey(error);
  if (intended === undefined) return undefined;
  const edits = [renameMember(error.value as Record<string, Plain>, key, intended)];
  return {
    message: `There is no \`${key}\` in ${describeHolder(error)}.${formatOtherRulesetsHint(key, error)} Did you mean \`${intended}\`?`,
    fixes: [
      { title: `Change to \`${intended}\``, edits, preferred: isOnlyCandidate(key, intended, listMissingKeys(error)) },
    ],
  };
}

function explainKeyOfOtherType(key: string, { value, steps }: SchemaError, root: Schema): ErrorMessage | undefined {
  const union = steps.at(-1)?.union;
  const tag = union?.discriminator?.propertyName;
  if (!union || tag === undefined) return undefined;
  const currentTag = (value as Record<string, unknown>)[tag];
  const owners = getVariants(root, union).filter((variant) => Object.hasOwn(variant.schema.properties ?? {}, key));
  if (owners.length === 0) return undefined;
  const names = owners.map(
    (variant) => `\`${variant.tag}\`${variant.schema.title ? ` (${toMidSentence(variant.schema.title)})` : ''}`,
  );
  const [only] = owners;
  const change: Fix[] =
    owners.length === 1
      ? [
          {
            title: `Change \`${tag}\` to \`${only!.tag}\``,
            edits: [setMember(value as Record<string, Plain>, tag, only!.tag)],
          },
        ]
      : [];
  return {
    message: `\`${key}\` belongs to the ${tag} ${joinAlternatives(names, 'and')}, but this is ${formatValue(currentTag)}. Remove it, or change \`${tag}\`.`,
    fixes: change,
  };
}

/** A key that an ancestor or a nested mapping has: it is at the wrong level. */
function explainKeyOfOtherLevel(key: string, { steps, value }: SchemaError, root: Schema): ErrorMessage | undefined {
  const holder = value as Record<string, Plain>;
  const around = steps.slice(0, -1).findLast((step) => Object.hasOwn(step.schema.properties ?? {}, key));
  if (around && isMapping(around.value)) {
    const movedValue = holder[key];
    const isMovable = typeof movedValue !== 'object' && movedValue !== undefined && !Object.hasOwn(around.value, key);
    const edits = [
      removeMember(holder, key),
      setMember(around.value as Record<string, Plain>, key, movedValue as Plain),
    ];
    return {
      message: `\`${key}\` belongs to ${describeHolder(around)}, which is further out. Indent it less, beside the other keys there.`,
      fixes: isMovable ? [{ title: `Move \`${key}\` to ${describeHolder(around)}`, edits, preferred: true }] : [],
    };
  }
  const inside = Object.entries(steps.at(-1)!.schema.properties ?? {}).filter(([, inner]) =>
    Object.hasOwn(deref(root, inner).properties ?? {}, key),
  );
  if (inside.length === 0) return undefined;
  return {
    message: `\`${key}\` belongs in ${joinAlternatives(inside.map(([name]) => `\`${name}\``))}. Indent it there.`,
  };
}

function formatUnknownKey(key: string, error: SchemaError): ErrorMessage {
  const candidates = Object.keys(error.schema.properties ?? {}).filter(
    (name) => !Object.hasOwn(error.value as object, name),
  );
  const alternatives = candidates.length > 0 ? ` It may also have ${formatValues(candidates)}.` : '';
  const subject = key === '' ? 'a key without a name' : `no \`${key}\``;
  return {
    message: `There is ${subject} in ${describeHolder(error)}.${formatOtherRulesetsHint(key, error)}${alternatives}`,
  };
}

/** Names the rulesets that have the key, if this one does not. */
function formatOtherRulesetsHint(key: string, { schema, steps }: SchemaError): string {
  const isRoot = Object.hasOwn(schema.properties ?? {}, 'ruleset');
  const hasKey = isRoot ? hasRootKey : hasInnerKey;
  const currentRuleset = steps[0]?.schema.properties?.['ruleset']?.const;
  const others = rulesetIds.filter((id) => hasKey(id, key));
  // If this ruleset also has it elsewhere, the others are no help.
  if (others.length === 0 || others.some((id) => id === currentRuleset)) return '';
  return ` It is a key of ${joinAlternatives(
    others.map((id) => `\`${id}\``),
    'and',
  )}.`;
}
