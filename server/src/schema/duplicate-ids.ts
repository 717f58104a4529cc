/** Diagnostics for ids that are declared more than once. */
import { set, type Plain } from '../model/edit';
import type { Declaration } from '../model/ids';
import type { Problem } from '../model/problem';
import { kindWords } from './words';

/** Reports each declaration of an id after the first, with a fix that gives it a new id. @param declared in document order */
export function duplicates(declared: readonly Declaration[]): Problem[] {
  const spaces = spacesOf(declared);
  return declared.flatMap((declaration): Problem[] => {
    const { kind, id, place } = declaration;
    const space = spaces.get(spaceOf(declaration))!;
    const same = space.byId.get(id)!;
    const [first] = same;
    if (!first || first === declaration) return [];
    const free = freeId(space, id);
    const words = !space.mixed.has(id) ? `${kindWords(kind)}s` : 'parts of this combat called';
    return [
      {
        code: 'id/duplicate',
        severity: 'error',
        message: `There are ${same.length === 2 ? 'two' : same.length} ${words} \`${id}\`, and nothing can tell which one is meant. Give ${same.length === 2 ? 'one of them another id' : 'each an id of its own'}.`,
        place,
        related: [{ message: `The first ${kindWords(first.kind)} \`${id}\`.`, place: first.place }],
        fixes: [
          {
            title: `Change to \`${free}\``,
            edits: [set(place.owner as Record<string | number, Plain>, place.key!, free)],
          },
        ],
      },
    ];
  });
}

/** Declarations whose ids must be unique among each other. */
interface Space {
  readonly byId: Map<string, Declaration[]>;
  /** Ids that are declared for several kinds. */
  readonly mixed: Set<string>;
  /** The last suffix used for each duplicate id. */
  readonly numbers: Map<string, number>;
}

const spaceOf = ({ kind, within }: Declaration): object | string => within ?? kind;

function spacesOf(declared: readonly Declaration[]): ReadonlyMap<object | string, Space> {
  const spaces = new Map<object | string, Space>();
  for (const declaration of declared) {
    const key = spaceOf(declaration);
    let space = spaces.get(key);
    if (!space) spaces.set(key, (space = { byId: new Map(), mixed: new Set(), numbers: new Map() }));
    const same = space.byId.get(declaration.id);
    if (same) same.push(declaration);
    if (same && same[0]!.kind !== declaration.kind) space.mixed.add(declaration.id);
    if (!same) space.byId.set(declaration.id, [declaration]);
  }
  return spaces;
}

/** Appends the first unused number to an id; repeated duplicates continue from the last number. */
function freeId({ byId, numbers }: Space, id: string): string {
  for (let number = numbers.get(id) ?? 2; ; number++) {
    const candidate = `${id}-${number}`;
    if (byId.has(candidate)) continue;
    numbers.set(id, number);
    return candidate;
  }
}
