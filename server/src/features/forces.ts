/** Resolves the order of battle in the data: objects get the members that they inherit. */
import type { Edit, Plain } from '../model/edit';
import { valueAt, type Path } from '../model/place';
import { isObject } from '../model/values';
import { chooseRuleset, takingPlaces } from '../schema';
import { isTaken, pathOf, withoutTaken, withTaken } from '../text';
import type { SourceDocument, SourceFile } from '../text';
import type { Environment } from './environment';

/** Returns a file whose objects have their inherited members. Documents of rulesets that are not loaded are unchanged. */
export function withForces(file: SourceFile, { rulesets }: Pick<Environment, 'rulesets'>): SourceFile {
  const documents = file.documents.map((document) => {
    const choice = chooseRuleset(document.written);
    const isLoaded = 'id' in choice && rulesets.some(({ id }) => id === choice.id);
    return isLoaded ? documentWithForces(document, choice.id) : document;
  });
  return documents.every((document, index) => document === file.documents[index]) ? file : { ...file, documents };
}

/** @param rulesetId of a ruleset that is loaded */
export function documentWithForces(document: SourceDocument, rulesetId: string): SourceDocument {
  const places = takingPlaces(rulesetId);
  return places ? withTaken(document, places) : document;
}

/**
 * Rewrites edits so that the order of battle stays unchanged: editing an inherited member writes an override in the combat, without the
 * members that are inherited anyway.
 */
export function withoutForces(
  edits: readonly Edit[],
  document: SourceDocument,
  rulesetId: string | undefined,
): readonly Edit[] {
  const places = rulesetId === undefined ? undefined : takingPlaces(rulesetId);
  if (!places || document.data === document.written) return edits;
  const lean = edits.map((edit): Edit => {
    const writes = edit.edit === 'set' || edit.edit === 'append';
    return writes && isObject(edit.value) ? { ...edit, value: withoutTaken(edit.value, places, document.data) } : edit;
  });
  return inTheCombat(lean, document);
}

/** An inherited member with its edits applied. */
interface Rewritten {
  readonly owner: object;
  readonly key: string | number;
  readonly value: object;
}

function inTheCombat(edits: readonly Edit[], document: SourceDocument): readonly Edit[] {
  const rewritten: Rewritten[] = [];
  const others = edits.flatMap((edit): readonly Edit[] => {
    const within = takenAround(edit.owner, document);
    if (!within) return [edit];
    let known = rewritten.find(({ owner, key }) => owner === within.owner && key === within.key);
    if (!known) rewritten.push((known = { ...within, value: structuredClone(within.value) }));
    carryOut(edit, within.path.length === 0 ? known.value : (valueAt(known.value, within.path) as object));
    return [];
  });
  return [
    ...others,
    ...rewritten.map(({ owner, key, value }): Edit => ({ edit: 'set', owner, key, value: value as Plain })),
  ];
}

/** Finds the inherited member that contains an object, and the path from there; undefined if the object is not inherited. */
function takenAround(object: object, document: SourceDocument): (Rewritten & { readonly path: Path }) | undefined {
  const way = pathOf(document, object);
  let owner: unknown = document.data;
  for (const [depth, key] of (way ?? []).entries()) {
    if (!isObject(owner)) return undefined;
    const value = valueAt(owner, [key]);
    if (isTaken(owner, key) && isObject(value)) return { owner, key, value, path: way!.slice(depth + 1) };
    owner = value;
  }
  return undefined;
}

/** Applies an edit to a copy of its owner. */
function carryOut(edit: Edit, copy: object): void {
  const members = copy as Record<string | number, Plain>;
  switch (edit.edit) {
    case 'set':
      members[edit.key] = edit.value;
      return;
    case 'append':
      (copy as Plain[]).push(edit.value);
      return;
    case 'remove':
      if (Array.isArray(copy)) copy.splice(Number(edit.key), 1);
      else Reflect.deleteProperty(members, edit.key);
      return;
    case 'rename':
      members[edit.to] = members[edit.key]!;
      Reflect.deleteProperty(members, edit.key);
  }
}
