/** Declarations of depths: the phase in which they are made, the moment they take effect, and the one that is in force. */
import { phases } from '../../axis-and-allies/wording';
import type { Declaration, Header, Phase } from '../data';
import { getReading } from '../options';

/** The phase in which depths are declared. */
export function getDeclarationPhase(header: Header): 'noncombat-move' | 'combat-move' {
  return getReading(header, 'declarationPhase');
}

/** A moment of the game. */
export interface Moment {
  readonly round: number;
  readonly power: string | undefined;
  readonly phase: Phase;
}

/**
 * Compares two moments: negative if `a` is earlier, 0 for the same phase. Powers move in the order in which the scenario names
 * them; powers that it does not name come first.
 */
export function compareMoments(a: Moment, b: Moment, { powers = {} }: Header): number {
  const order = Object.keys(powers);
  const getTurnIndex = ({ power }: Moment): number => (power === undefined ? -1 : order.indexOf(power));
  return a.round - b.round || getTurnIndex(a) - getTurnIndex(b) || phases.indexOf(a.phase) - phases.indexOf(b.phase);
}

/** The moment of a declaration. @param owner the power that owns the submarines; declarations are made in its turn unless they say otherwise */
export function getDeclarationMoment(declaration: Declaration, owner: string | undefined, header: Header): Moment {
  const { round, power = owner, phase = getDeclarationPhase(header) } = declaration;
  return { round, power, phase };
}

/** The moment at which the scenario's battles are fought; undefined if it has no turn. */
export function getCombatMoment({ turn }: Header): Moment | undefined {
  return turn && { round: turn.round, power: turn.power, phase: 'conduct-combat' };
}

/** Declarations by group, cached because every depth is looked up here. */
const declarationCache = new WeakMap<readonly Declaration[], ReadonlyMap<string, readonly Declaration[]>>();

/** The declarations for a group of submarines, in the order of the file. */
export function listDeclarations(group: string, { declarations }: Header): readonly Declaration[] {
  if (declarations === undefined) return [];
  const groups = declarationCache.get(declarations) ?? groupDeclarations(declarations);
  declarationCache.set(declarations, groups);
  return groups.get(group) ?? [];
}

function groupDeclarations(declarations: readonly Declaration[]): ReadonlyMap<string, readonly Declaration[]> {
  const groups = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const siblings = groups.get(declaration.group);
    if (siblings) siblings.push(declaration);
    else groups.set(declaration.group, [declaration]);
  }
  return groups;
}

/**
 * The last declaration for a group that is in effect.
 * @param moment the moment in question; if absent, the last declaration counts
 * @param isInclusive true if a declaration made in that same phase already counts
 */
export function findDeclarationInForce(
  group: string,
  owner: string | undefined,
  header: Header,
  moment: Moment | undefined,
  isInclusive = false,
): Declaration | undefined {
  const readMoment = (declaration: Declaration): Moment => getDeclarationMoment(declaration, owner, header);
  return listDeclarations(group, header)
    .filter((declaration) => {
      if (moment === undefined) return true;
      const order = compareMoments(readMoment(declaration), moment, header);
      return isInclusive ? order <= 0 : order < 0;
    })
    .toSorted((a, b) => compareMoments(readMoment(a), readMoment(b), header))
    .at(-1);
}
