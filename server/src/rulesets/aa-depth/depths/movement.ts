/** The movement of submarines at a depth, and the depth that applies to a move. */
import { createAmount, type Amount } from '../../../engine/amount';
import type { Place } from '../../../model/place';
import { changeBy, placeAt, type RuleId } from '../kit';
import type { Depth, Header, Scenario, SubmarineMove, UnitType } from '../data';
import { getDeclarationPhase, findDeclarationInForce, type Moment } from '../declarations/declarations';
import { createOptionBasis, getReading } from '../options';
import { findSubmarines } from '../submarines';
import { getMovement } from '../units/units';
import type { ResolvedDepth } from './depth';
import { periscope, silent, submerged } from './rules';

/** The movement limit of each depth; undefined if it has none. */
const limits: Readonly<
  Record<Depth, { readonly rule: RuleId; readonly spaces: number; readonly label: string } | undefined>
> = {
  surfaced: undefined,
  periscope: { rule: 'periscope-move', spaces: periscope.spaces, label: 'periscope depth' },
  submerged: { rule: 'submerged-move', spaces: submerged.spaces, label: 'submerged' },
  silent: { rule: 'silent-running', spaces: silent.spaces, label: 'silent running' },
};

/**
 * Sea zones that submarines move in a turn at a depth; undefined if neither the unit table nor the depth sets a number. A
 * submarine that is slower than its depth allows stays slow.
 */
export function computeAllowanceAtDepth(
  type: UnitType,
  depth: Depth,
  header: Header,
  from?: Place,
): Amount | undefined {
  const base = getMovement(type, header);
  const limit = limits[depth];
  if (limit === undefined) return base && createAmount('movement', { ...base, rule: 'surfaced-values' });
  const { rule, spaces, label } = limit;
  if (base === undefined) return createAmount('movement', changeBy(rule, { label, by: spaces, from }));
  return createAmount('movement', base, [changeBy(rule, { label, by: Math.min(0, spaces - base.by), from })]);
}

/** The moment of a move; undefined if neither the move nor the scenario gives the round. */
export function getMoveMoment(move: SubmarineMove, owner: string | undefined, { turn }: Header): Moment | undefined {
  const round = move.round ?? turn?.round;
  return round === undefined ? undefined : { round, power: owner, phase: move.phase ?? 'combat-move' };
}

/**
 * The depth that applies to a move. A depth declared in the same phase takes effect at the end of that phase, unless the option
 * lets it count at once (R6). `isDecidedByOption` is true if another reading would give another depth.
 */
export function resolveMoveDepth(
  move: SubmarineMove,
  scenario: Scenario,
): (ResolvedDepth & { readonly isDecidedByOption: boolean }) | undefined {
  const submarines = findSubmarines(move.group, scenario);
  if (submarines === undefined) return undefined;
  const { power } = submarines;
  const moment = getMoveMoment(move, power, scenario);
  const findDeclared = (isInclusive: boolean) =>
    findDeclarationInForce(move.group, power, scenario, moment, isInclusive);
  const [oldDeclaration, newDeclaration] = [findDeclared(false), findDeclared(true)];
  const depth = getReading(scenario, 'moveDepth') === 'new' ? newDeclaration : oldDeclaration;
  const isDecidedByOption =
    oldDeclaration !== newDeclaration && (move.phase ?? 'combat-move') === getDeclarationPhase(scenario);
  if (depth !== undefined) {
    return { depth: depth.depth, rule: 'depth-holds', from: placeAt(depth, 'depth'), isDecidedByOption };
  }
  // a depth written with the submarines applies if no declaration contradicts it
  const writtenDepth = newDeclaration === undefined ? submarines.source?.depth : undefined;
  return writtenDepth === undefined
    ? { depth: 'surfaced', rule: 'default-depth', isDecidedByOption }
    : {
        depth: writtenDepth,
        rule: 'depths',
        from: submarines.source && placeAt(submarines.source, 'depth'),
        isDecidedByOption,
      };
}

/** The movement allowance of a move, at the depth that applies to it. */
export function computeMoveAllowance(move: SubmarineMove, scenario: Scenario): Amount | undefined {
  const resolvedDepth = resolveMoveDepth(move, scenario);
  const submarines = findSubmarines(move.group, scenario);
  if (resolvedDepth === undefined || submarines === undefined) return undefined;
  const allowance = computeAllowanceAtDepth(submarines.type, resolvedDepth.depth, scenario, resolvedDepth.from);
  if (allowance === undefined || !resolvedDepth.isDecidedByOption) return allowance;
  return createAmount(allowance.label, allowance.base, [
    ...allowance.changes,
    changeBy('declaration-phase', {
      label: `depth of the move: ${resolvedDepth.depth}`,
      by: 0,
      basis: createOptionBasis('moveDepth'),
    }),
  ]);
}
