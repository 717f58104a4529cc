/** Missing and unknown discriminators: `type` of a unit, `buy` of a purchase. */
import { rename, set, type Plain } from '../../model/edit';
import { nearest } from '../../model/nearest';
import { namePlate, nearestOf, meansOnly, type CodedFinding, type Fault } from './fault';
import { isMapping } from '../../model/values';
import { shapeOf, variantsOf, type Schema, type Variant } from '../schema';
import { takenName } from '../taking';
import { ALL_OF_SCHEMA, inSentence, valueWords } from '../words';

export function missingType(fault: Fault, root: Schema): CodedFinding {
  const { union, tag, variants } = choiceOf(fault, root);
  const holder = fault.value as Record<string, Plain>;
  const taken = takenName(root, shapeOf(root, union, holder), holder);
  const mistyped = Object.keys(holder).find((key) => nearest(key, [tag]) === tag);
  if (mistyped !== undefined && !Object.hasOwn(holder, tag)) return mistypedTag(holder, mistyped, tag, union);
  const guess = lookalike(fault.value, tag, variants);
  const hint = guess ? ` It looks like \`${guess.tag}\`${named(guess)}.` : '';
  return {
    code: 'schema/missing-type',
    message: `This ${inSentence(union.title ?? 'item')} needs \`${tag}\`, which says what else it may hold.${hint} Known are ${known(variants)}.`,
    place: Object.hasOwn(holder, tag) ? { owner: holder, key: tag } : namePlate(fault),
    // Its type is inherited from something that is missing or invalid itself.
    ...(taken !== undefined && { unsaid: true }),
    fixes: guess
      ? [
          {
            title: `Add \`${tag}: ${guess.tag}\``,
            edits: [set(holder, tag, guess.tag)],
            preferred: fitting(fault.value, tag, variants).length === 1,
          },
        ]
      : [],
  };
}

function mistypedTag(holder: Record<string, Plain>, key: string, tag: string, union: Schema): CodedFinding {
  return {
    code: 'schema/unknown-key',
    message: `There is no \`${key}\` in \`${inSentence(union.title ?? 'item')}\`. Did you mean \`${tag}\`, which says what else it may hold?`,
    place: { owner: holder, key, onKey: true },
    fixes: [{ title: `Change to \`${tag}\``, edits: [rename(holder, key, tag)], preferred: true }],
  };
}

export function unknownType(fault: Fault, root: Schema): CodedFinding {
  const { tag, variants } = choiceOf(fault, root);
  const holder = fault.value as Record<string, Plain>;
  const found = holder[tag] as string; // the validator reports values of other types as missing
  const tags = variants.map((variant) => variant.tag);
  const near =
    nearestOf(found, tags) ?? tags.find((one) => meansOnly(found, one, tags)) ?? lookalike(holder, tag, variants)?.tag;
  const guess = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  return {
    code: 'schema/unknown-type',
    message: `There is no ${tag} \`${found}\`.${guess} Known are ${known(variants)}.`,
    place: { owner: holder, key: tag },
    fixes:
      near === undefined
        ? []
        : [
            {
              title: `Change to \`${near}\``,
              edits: [set(holder, tag, String(near))],
              preferred: meansOnly(found, String(near), tags),
            },
          ],
  };
}

function choiceOf({ steps }: Fault, root: Schema): { union: Schema; tag: string; variants: readonly Variant[] } {
  const union = steps.at(-1)!.union!;
  return { union, tag: union.discriminator!.propertyName, variants: variantsOf(root, union) };
}

function known(variants: readonly Variant[]): string {
  return valueWords(
    variants.map((variant) => variant.tag),
    'and',
    ALL_OF_SCHEMA,
  );
}

function named({ schema }: Variant): string {
  return schema.title ? ` (${inSentence(schema.title)})` : '';
}

/** The variants that have all keys of a value; none if it has no distinguishing keys. */
function fitting(value: unknown, tag: string, variants: readonly Variant[]): readonly Variant[] {
  if (!isMapping(value)) return [];
  const keys = Object.keys(value).filter((key) => key !== tag);
  return variants.filter(({ schema }) => keys.every((key) => Object.hasOwn(schema.properties ?? {}, key)));
}

/** Of the matching variants, the one with the fewest missing keys; undefined on a tie. */
function lookalike(value: unknown, tag: string, variants: readonly Variant[]): Variant | undefined {
  const lacking = ({ schema }: Variant) =>
    (schema.required ?? []).filter((key) => key !== tag && !Object.hasOwn(value as object, key)).length;
  const [best, second] = fitting(value, tag, variants)
    .map((variant) => ({ variant, lacks: lacking(variant) }))
    .sort((a, b) => a.lacks - b.lacks);
  return best && best.lacks !== second?.lacks ? best.variant : undefined;
}
