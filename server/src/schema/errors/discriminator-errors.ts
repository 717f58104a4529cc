/** Missing and unknown discriminators: `type` of a unit, `buy` of a purchase. */
import { toMidSentence } from '../../model/wording';
import { renameMember, setMember, type Plain } from '../../model/edit';
import { findNearest } from '../../model/nearest';
import {
  findIdentifyingPlace,
  findNearestValue,
  isOnlyCandidate,
  type CodedViolation,
  type SchemaError,
} from './schema-error';
import { isMapping } from '../../model/values';
import { mergeVariants, getVariants, type Schema, type Variant } from '../schema';
import { getInheritedName } from '../inheritance';
import { MAX_LISTED_VALUES, formatValues } from '../words';

export function reportMissingType(error: SchemaError, root: Schema): CodedViolation {
  const { union, tag, variants } = getDiscriminator(error, root);
  const holder = error.value as Record<string, Plain>;
  const inheritedName = getInheritedName(root, mergeVariants(root, union, holder), holder);
  const misspelledKey = Object.keys(holder).find((key) => findNearest(key, [tag]) === tag);
  if (misspelledKey !== undefined && !Object.hasOwn(holder, tag))
    return reportMisspelledTag(holder, misspelledKey, tag, union);
  const guess = guessVariant(error.value, tag, variants);
  const hint = guess ? ` It looks like \`${guess.tag}\`${formatTitle(guess)}.` : '';
  return {
    code: 'schema/missing-type',
    message: `This ${toMidSentence(union.title ?? 'item')} needs \`${tag}\`, which says what else it may hold.${hint} Known are ${formatTags(variants)}.`,
    place: Object.hasOwn(holder, tag) ? { owner: holder, key: tag } : findIdentifyingPlace(error),
    // Its type is inherited from something that is missing or invalid itself.
    ...(inheritedName !== undefined && { isHidden: true }),
    fixes: guess
      ? [
          {
            title: `Add \`${tag}: ${guess.tag}\``,
            edits: [setMember(holder, tag, guess.tag)],
            preferred: listMatchingVariants(error.value, tag, variants).length === 1,
          },
        ]
      : [],
  };
}

function reportMisspelledTag(holder: Record<string, Plain>, key: string, tag: string, union: Schema): CodedViolation {
  const title = toMidSentence(union.title ?? 'item');
  return {
    code: 'schema/unknown-key',
    message: `There is no \`${key}\` in \`${title}\`. Did you mean \`${tag}\`, which says what else the ${title} may hold?`,
    place: { owner: holder, key, onKey: true },
    fixes: [{ title: `Change to \`${tag}\``, edits: [renameMember(holder, key, tag)], preferred: true }],
  };
}

export function reportUnknownType(error: SchemaError, root: Schema): CodedViolation {
  const { tag, variants } = getDiscriminator(error, root);
  const holder = error.value as Record<string, Plain>;
  const unknownTag = holder[tag] as string; // the validator reports values of other types as missing
  const tags = variants.map((variant) => variant.tag);
  const nearestTag =
    findNearestValue(unknownTag, tags, error.comparisons) ??
    tags.find((candidate) => isOnlyCandidate(unknownTag, candidate, tags)) ??
    guessVariant(holder, tag, variants)?.tag;
  const guess = nearestTag === undefined ? '' : ` Did you mean \`${nearestTag}\`?`;
  return {
    code: 'schema/unknown-type',
    message: `There is no ${tag} \`${unknownTag}\`.${guess} Known are ${formatTags(variants)}.`,
    place: { owner: holder, key: tag },
    fixes:
      nearestTag === undefined
        ? []
        : [
            {
              title: `Change to \`${nearestTag}\``,
              edits: [setMember(holder, tag, String(nearestTag))],
              preferred: isOnlyCandidate(unknownTag, String(nearestTag), tags),
            },
          ],
  };
}

function getDiscriminator(
  { steps }: SchemaError,
  root: Schema,
): { union: Schema; tag: string; variants: readonly Variant[] } {
  const union = steps.at(-1)!.union!;
  return { union, tag: union.discriminator!.propertyName, variants: getVariants(root, union) };
}

function formatTags(variants: readonly Variant[]): string {
  return formatValues(
    variants.map((variant) => variant.tag),
    'and',
    MAX_LISTED_VALUES,
  );
}

function formatTitle({ schema }: Variant): string {
  return schema.title ? ` (${toMidSentence(schema.title)})` : '';
}

/** The variants that have all keys of a value: all variants if it has no key but the tag. */
function listMatchingVariants(value: unknown, tag: string, variants: readonly Variant[]): readonly Variant[] {
  if (!isMapping(value)) return [];
  const keys = Object.keys(value).filter((key) => key !== tag);
  return variants.filter(({ schema }) => keys.every((key) => Object.hasOwn(schema.properties ?? {}, key)));
}

/** Of the matching variants, the one with the fewest missing keys; undefined on a tie. */
function guessVariant(value: unknown, tag: string, variants: readonly Variant[]): Variant | undefined {
  const countMissingKeys = ({ schema }: Variant) =>
    (schema.required ?? []).filter((key) => key !== tag && !Object.hasOwn(value as object, key)).length;
  const [best, second] = listMatchingVariants(value, tag, variants)
    .map((variant) => ({ variant, missingCount: countMissingKeys(variant) }))
    .sort((a, b) => a.missingCount - b.missingCount);
  return best && best.missingCount !== second?.missingCount ? best.variant : undefined;
}
