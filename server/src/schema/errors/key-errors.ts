/** Missing keys and unknown keys: mistyped, of another unit type, at the wrong level, or simply unknown. */
import { toMidSentence } from '../../model/wording';
import { removeMember, renameMember, setMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import {
  describeHolder,
  findIntendedKey,
  findIdentifyingPlace,
  isOnlyKey,
  suggestValue,
  type CodedViolation,
  type ErrorMessage,
  type SchemaError,
} from './schema-error';
import { convertToMappings } from './as-mapping';
import { explainMisplacedKey } from './misplaced-key';
import { findOnlyMatchingRuleset } from '../choose-ruleset';
import {
  deref,
  getMemberSchema,
  hasInnerKey,
  isRootSchema,
  hasRootKey,
  rulesetIds,
  getRulesetTitle,
  getVariants,
  type Schema,
} from '../schema';
import { joinAlternatives, getFirstSentence, formatValue, formatValues } from '../words';

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
  const { declares } = schema;
  const { title } = error.schema;
  return {
    code: 'schema/missing-key',
    message: `\`${key}\` is missing: ${describeHolder(error)} needs it. ${getFirstSentence(schema.description)}`.trim(),
    place: findIdentifyingPlace(error),
    ...(key === 'id' &&
      declares !== undefined &&
      title !== undefined && { missingId: { owner: error.value as object, kind: declares, title } }),
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

export function reportUnknownKey(error: SchemaError, root: Schema): CodedViolation {
  const key = error.params['additionalProperty'] as string;
  const holder = error.value as Record<string, Plain>;
  const { message, fixes = [] } =
    explainKeyOfOtherType(key, error, root) ??
    formatMistypedKey(key, error, root) ??
    explainMisplacedKey(key, error, root) ??
    formatUnknownKey(key, error, root);
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
  if (!isRootSchema(schema)) return [];
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

function formatMistypedKey(key: string, error: SchemaError, root: Schema): ErrorMessage | undefined {
  const intended = findIntendedKey(error);
  if (intended === undefined) return undefined;
  const holder = error.value as Record<string, Plain>;
  const rename = renameMember(holder, key, intended);
  const schema = deref(root, getMemberSchema(error.schema, intended) ?? {});
  // `convoys: 10` needs another key and a mapping.
  const needsMapping = schema.type === 'object' && typeof holder[key] !== 'object';
  const conversions = needsMapping ? convertToMappings(holder[key], intended, schema, root, error) : [];
  const preferred = isOnlyKey(key, intended, error);
  return {
    message: `There is no \`${key}\` in ${describeHolder(error)}.${formatOtherRulesetsHint(key, error, root)} Did you mean \`${intended}\`?`,
    fixes:
      conversions.length === 0
        ? [{ title: `Change to \`${intended}\``, edits: [rename], preferred }]
        : // The titles of conversions name the mapping alone, and the key changes too.
          conversions.map(({ title, mapping, isCertain }) => ({
            title: `${title.replace('Write it as `', `Write \`${intended}: `)}`,
            edits: [rename, setMember(holder, intended, mapping)],
            preferred: preferred && isCertain,
          })),
  };
}

function explainKeyOfOtherType(key: string, { value, steps }: SchemaError, root: Schema): ErrorMessage | undefined {
  const union = steps.at(-1)?.union;
  if (!union) return undefined;
  const tag = union.discriminator!.propertyName;
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

function formatUnknownKey(key: string, error: SchemaError, root: Schema): ErrorMessage {
  const candidates = Object.keys(error.schema.properties ?? {}).filter(
    (name) => !Object.hasOwn(error.value as object, name),
  );
  const alternatives = candidates.length > 0 ? ` It may also have ${formatValues(candidates)}.` : '';
  const subject = key === '' ? 'a key without a name' : `no \`${key}\``;
  return {
    message: `There is ${subject} in ${describeHolder(error)}.${formatOtherRulesetsHint(key, error, root)}${alternatives}`,
  };
}

/** Names the rulesets that have the key, if this one does not. */
function formatOtherRulesetsHint(key: string, { schema }: SchemaError, root: Schema): string {
  const hasKey = isRootSchema(schema) ? hasRootKey : hasInnerKey;
  const currentRuleset = root.properties?.['ruleset']?.const;
  const others = rulesetIds.filter((id) => hasKey(id, key));
  // If this ruleset also has it elsewhere, the others are no help.
  if (others.length === 0 || others.some((id) => id === currentRuleset)) return '';
  return ` It is a key of ${joinAlternatives(
    others.map((id) => `\`${id}\``),
    'and',
  )}.`;
}
