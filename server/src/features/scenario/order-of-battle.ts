/** Resolves the order of battle in the data: objects get the members that they inherit. */
import type { Edit, Plain } from '../../model/edit';
import { valueAt, type Path } from '../../model/place';
import { isObject } from '../../model/values';
import { chooseRuleset, getInheritanceTree } from '../../schema';
import {
  type SourceDocument,
  type SourceFile,
  findPath,
  isInherited,
  withInherited,
  withoutInherited,
} from '../../text';
import type { Environment } from './environment';

/** Returns a file whose objects have their inherited members. Documents of rulesets that are not loaded are unchanged. */
export function withInheritance(file: SourceFile, { rulesets }: Pick<Environment, 'rulesets'>): SourceFile {
  const documents = file.documents.map((document) => {
    const choice = chooseRuleset(document.writtenData);
    const isLoaded = 'id' in choice && rulesets.some(({ id }) => id === choice.id);
    return isLoaded ? createDocumentWithInheritance(document, choice.id) : document;
  });
  return documents.every((document, index) => document === file.documents[index]) ? file : { ...file, documents };
}

/** @param rulesetId of a ruleset that is loaded */
export function createDocumentWithInheritance(document: SourceDocument, rulesetId: string): SourceDocument {
  const places = getInheritanceTree(rulesetId);
  return places ? withInherited(document, places) : document;
}

/**
 * Rewrites edits so that the order of battle stays unchanged: editing an inherited member writes an override in the combat, without the
 * members that are inherited anyway.
 */
export function withoutInheritance(
  edits: readonly Edit[],
  document: SourceDocument,
  rulesetId: string | undefined,
): readonly Edit[] {
  const places = rulesetId === undefined ? undefined : getInheritanceTree(rulesetId);
  if (!places || document.data === document.writtenData) return edits;
  const reducedEdits = edits.map((edit): Edit => {
    const writes = edit.edit === 'set' || edit.edit === 'append';
    return writes && isObject(edit.value)
      ? { ...edit, value: withoutInherited(edit.value, places, document.data) }
      : edit;
  });
  return overrideInCombat(reducedEdits, document);
}

/** An inherited member with its edits applied. */
interface MemberOverride {
  readonly owner: object;
  readonly key: string | number;
  readonly value: object;
}

function overrideInCombat(edits: readonly Edit[], document: SourceDocument): readonly Edit[] {
  const overrides: MemberOverride[] = [];
  const otherEdits = edits.flatMap((edit): readonly Edit[] => {
    const inheritedMember = findInheritedMember(edit.owner, document);
    if (!inheritedMember) return [edit];
    let entry = overrides.find(({ owner, key }) => owner === inheritedMember.owner && key === inheritedMember.key);
    if (!entry) overrides.push((entry = { ...inheritedMember, value: structuredClone(inheritedMember.value) }));
    applyEdit(
      edit,
      inheritedMember.path.length === 0 ? entry.value : (valueAt(entry.value, inheritedMember.path) as object),
    );
    return [];
  });
  return [
    ...otherEdits,
    ...overrides.map(({ owner, key, value }): Edit => ({ edit: 'set', owner, key, value: value as Plain })),
  ];
}

/** Finds the inherited member that contains an object, and the path from there; undefined if the object is not inherited. */
function findInheritedMember(
  object: object,
  document: SourceDocument,
): (MemberOverride & { readonly path: Path }) | undefined {
  const ownerPath = findPath(document, object);
  let owner: unknown = document.data;
  for (const [depth, key] of (ownerPath ?? []).entries()) {
    if (!isObject(owner)) return undefined;
    const value = valueAt(owner, [key]);
    if (isInherited(owner, key) && isObject(value)) return { owner, key, value, path: ownerPath!.slice(depth + 1) };
    owner = value;
  }
  return undefined;
}

/** Applies an edit to a copy of its owner. */
function applyEdit(edit: Edit, copy: object): void {
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
