/** A free id for what needs one and has none, in the style of the file. */
import type { Fix } from '../model/diagnostic';
import { findFreeName } from '../model/free-name';
import type { Declaration, MissingId } from '../model/ids';

/** @param declarations of the scenario, in document order */
export function createMissingIdFix({ owner, kind, title }: MissingId, declarations: readonly Declaration[]): Fix {
  const id = createId(kind, title, declarations);
  return { title: `Add \`id: ${id}\``, edits: [{ edit: 'set', owner, key: 'id', value: id, first: true }] };
}

/** The next number if the ids of the kind are counted from 1 (`battle-1`, `battle-2`); otherwise the title of what needs the id: `sea-battle`. */
function createId(kind: string, title: string, declarations: readonly Declaration[]): string {
  const used = new Set(declarations.map(({ id }) => id));
  const isUsed = (id: string): boolean => used.has(id);
  const idsOfKind = declarations.filter((declaration) => declaration.kind === kind).map(({ id }) => id);
  const [, stem] = /^(.*\D)?1$/.exec(idsOfKind[0] ?? '') ?? [];
  if (stem !== undefined && idsOfKind.every((id, index) => id === `${stem}${index + 1}`)) {
    const next = `${stem}${idsOfKind.length + 1}`;
    if (!isUsed(next)) return next;
  }
  const all = [...used].join(' ');
  const separator = all.includes('_') && !all.includes('-') ? '_' : '-';
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, separator);
  return findFreeName(name, isUsed, separator);
}
