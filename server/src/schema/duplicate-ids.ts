/** Diagnostics for ids that are declared more than once. */
import { setMember, type Plain } from '../model/edit';
import type { Declaration } from '../model/ids';
import type { Diagnostic } from '../model/diagnostic';
import { describeKind } from './words';

/** Reports each declaration of an id after the first, with a fix that gives it a new id. @param declarations in document order */
export function reportDuplicates(declarations: readonly Declaration[]): Diagnostic[] {
  const namespaces = groupByNamespace(declarations);
  return declarations.flatMap((declaration): Diagnostic[] => {
    const { kind, id, place } = declaration;
    const namespace = namespaces.get(getNamespaceKey(declaration))!;
    const sameIdDeclarations = namespace.byId.get(id)!;
    const [first] = sameIdDeclarations;
    if (!first || first === declaration) return [];
    const freeId = createFreeId(namespace, id);
    const words = !namespace.mixed.has(id) ? `${describeKind(kind)}s` : 'parts of this combat called';
    return [
      {
        code: 'id/duplicate',
        severity: 'error',
        message: `There are ${sameIdDeclarations.length === 2 ? 'two' : sameIdDeclarations.length} ${words} \`${id}\`, and nothing can tell which one is meant. Give ${sameIdDeclarations.length === 2 ? 'one of them another id' : 'each an id of its own'}.`,
        place,
        related: [{ message: `The first ${describeKind(first.kind)} \`${id}\`.`, place: first.place }],
        fixes: [
          {
            title: `Change to \`${freeId}\``,
            edits: [setMember(place.owner as Record<string | number, Plain>, place.key!, freeId)],
          },
        ],
      },
    ];
  });
}

/** Declarations whose ids must be unique among each other. */
interface IdNamespace {
  readonly byId: Map<string, Declaration[]>;
  /** Ids that are declared for several kinds. */
  readonly mixed: Set<string>;
  /** The last suffix used for each duplicate id. */
  readonly numbers: Map<string, number>;
}

const getNamespaceKey = ({ kind, within }: Declaration): object | string => within ?? kind;

function groupByNamespace(declarations: readonly Declaration[]): ReadonlyMap<object | string, IdNamespace> {
  const namespaces = new Map<object | string, IdNamespace>();
  for (const declaration of declarations) {
    const key = getNamespaceKey(declaration);
    let namespace = namespaces.get(key);
    if (!namespace) namespaces.set(key, (namespace = { byId: new Map(), mixed: new Set(), numbers: new Map() }));
    const sameIdDeclarations = namespace.byId.get(declaration.id);
    if (sameIdDeclarations) sameIdDeclarations.push(declaration);
    if (sameIdDeclarations && sameIdDeclarations[0]!.kind !== declaration.kind) namespace.mixed.add(declaration.id);
    if (!sameIdDeclarations) namespace.byId.set(declaration.id, [declaration]);
  }
  return namespaces;
}

/** Appends the first unused number to an id; repeated duplicates continue from the last number. */
function createFreeId({ byId, numbers }: IdNamespace, id: string): string {
  for (let number = numbers.get(id) ?? 2; ; number++) {
    const candidate = `${id}-${number}`;
    if (byId.has(candidate)) continue;
    numbers.set(id, number);
    return candidate;
  }
}
