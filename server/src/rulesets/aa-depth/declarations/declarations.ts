/** Declarations of depths: in which phase they are made, when they take hold, and which of them is in force. */
import { phases } from '../../axis-and-allies/wording';
import type { Declaration, Header, Phase } from '../data';
import { reading } from '../options';

/** The phase in which depths are declared. */
export function declarationPhase(header: Header): 'noncombat-move' | 'combat-move' {
  return reading(header, 'declarationPhase');
}

/** A moment of the game. */
export interface Moment {
  readonly round: number;
  readonly power: string | undefined;
  readonly phase: Phase;
}

/**
 * Which of two moments is earlier: below 0 where `a` is, 0 where they are the same phase. The powers have their turns in the order in
 * which the scenario names them; those that it does not name come first.
 */
export function compareMoments(a: Moment, b: Moment, { powers = {} }: Header): number {
  const order = Object.keys(powers);
  const turnOf = ({ power }: Moment): number => (power === undefined ? -1 : order.indexOf(power));
  return a.round - b.round || turnOf(a) - turnOf(b) || phases.indexOf(a.phase) - phases.indexOf(b.phase);
}

/** When a declaration was made. @param owner of the submarines, in whose turn it is unless it says otherwise */
export function momentOf(declaration: Declaration, owner: string | undefined, header: Header): Moment {
  const { round, power = owner, phase = declarationPhase(header) } = declaration;
  return { round, power, phase };
}

/** The moment in which the battles of a scenario are fought; undefined where it has no turn. */
export function combatMoment({ turn }: Header): Moment | undefined {
  return turn && { round: turn.round, power: turn.power, phase: 'conduct-combat' };
}

/** Declarations by group: every question about a depth looks them up. */
const byGroup = new WeakMap<readonly Declaration[], ReadonlyMap<string, readonly Declaration[]>>();

/** The declarations for a group of submarines, in the order of the file. */
export function declarationsFor(group: string, { declarations }: Header): readonly Declaration[] {
  if (declarations === undefined) return [];
  const known = byGroup.get(declarations) ?? grouped(declarations);
  byGroup.set(declarations, known);
  return known.get(group) ?? [];
}

function grouped(declarations: readonly Declaration[]): ReadonlyMap<string, readonly Declaration[]> {
  const groups = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const same = groups.get(declaration.group);
    if (same) same.push(declaration);
    else groups.set(declaration.group, [declaration]);
  }
  return groups;
}

/**
 * The last declaration for a group that has taken hold.
 * @param at the moment asked for; without it the last of all counts
 * @param including whether one that is made in that same phase holds already
 */
export function inForce(
  group: string,
  owner: string | undefined,
  header: Header,
  at: Moment | undefined,
  including = false,
): Declaration | undefined {
  const when = (declaration: Declaration): Moment => momentOf(declaration, owner, header);
  return declarationsFor(group, header)
    .filter((declaration) => {
      if (at === undefined) return true;
      const order = compareMoments(when(declaration), at, header);
      return including ? order <= 0 : order < 0;
    })
    .toSorted((a, b) => compareMoments(when(a), when(b), header))
    .at(-1);
}
