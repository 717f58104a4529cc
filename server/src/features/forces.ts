/** The order of battle in the data: what takes its members from there has them. */
import type { Edit, Plain } from '../model/edit';
import { valueAt, type Path } from '../model/place';
import { isObject } from '../model/values';
import { chooseRuleset, takingPlaces } from '../schema';
import { isTaken, pathOf, withoutTaken, withTaken } from '../text';
import type { SourceDocument, SourceFile } from '../text';
import type { Environment } from './environment';

/** A file whose documents hold what their objects take. Rulesets that are not loaded take nothing: nothing is read by them either. */
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
 * Edits that leave the order of battle as it is: what a combat takes is changed in the combat, where it is written in whole; and what is
 * written repeats nothing that it takes.
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

/** A member that an object takes, with the edits inside of it made. */
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

/** The member taken by an object that holds another one, and the way on to that; undefined where it is written where it stands. */
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

/** Makes an edit in a copy of what it is about. */
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
