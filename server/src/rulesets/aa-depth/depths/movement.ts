/** The movement of submarines at a depth, and the depth that applies to a move. */
import { amount, type Amount } from '../../../engine/amount';
import { at, type Place } from '../../../model/place';
import type { Depth, Header, Scenario, SubmarineMove, UnitType } from '../data';
import { declarationPhase, inForce, type Moment } from '../declarations/declarations';
import { by } from '../line';
import { optionBasis, reading } from '../options';
import type { RuleId } from '../rules';
import { submarinesNamed } from '../submarines';
import { movementOf } from '../units/units';
import type { KnownDepth } from './depth';
import { periscope, silent, submerged } from './numbers';

/** The movement limit of each depth; undefined if it has none. */
const limits: Readonly<
  Record<Depth, { readonly rule: RuleId; readonly spaces: number; readonly what: string } | undefined>
> = {
  surfaced: undefined,
  periscope: { rule: 'periscope-move', spaces: periscope.spaces, what: 'periscope depth' },
  submerged: { rule: 'submerged-move', spaces: submerged.spaces, what: 'submerged' },
  silent: { rule: 'silent-running', spaces: silent.spaces, what: 'silent running' },
};

/**
 * Sea zones that submarines move in a turn at a depth; undefined if neither the unit table nor the depth sets a number. A
 * submarine that is slower than its depth allows stays slow.
 */
export function movementAllowance(type: UnitType, depth: Depth, header: Header, from?: Place): Amount | undefined {
  const base = movementOf(type, header);
  const limit = limits[depth];
  if (limit === undefined) return base && amount('movement', { ...base, rule: 'surfaced-values' });
  const { rule, spaces, what } = limit;
  if (base === undefined) return amount('movement', by(rule, { what, by: spaces, from }));
  return amount('movement', base, [by(rule, { what, by: Math.min(0, spaces - base.by), from })]);
}

/** The moment of a move; undefined if neither the move nor the scenario gives the round. */
export function momentOfMove(move: SubmarineMove, owner: string | undefined, { turn }: Header): Moment | undefined {
  const round = move.round ?? turn?.round;
  return round === undefined ? undefined : { round, power: owner, phase: move.phase ?? 'combat-move' };
}

/**
 * The depth that applies to a move. A depth declared in the same phase takes effect at the end of that phase, unless the option
 * lets it count at once (R6). `option` is true if the option decides.
 */
export function depthOfMove(
  move: SubmarineMove,
  scenario: Scenario,
): (KnownDepth & { readonly option: boolean }) | undefined {
  const submarines = submarinesNamed(move.group, scenario);
  if (submarines === undefined) return undefined;
  const { power } = submarines;
  const moment = momentOfMove(move, power, scenario);
  const declared = (including: boolean) => inForce(move.group, power, scenario, moment, including);
  const [old, late] = [declared(false), declared(true)];
  const chosen = reading(scenario, 'moveDepth') === 'new' ? late : old;
  const option = old !== late && (move.phase ?? 'combat-move') === declarationPhase(scenario);
  if (chosen !== undefined) {
    return { depth: chosen.depth, rule: 'depth-holds', from: at(chosen, 'depth'), option };
  }
  // a depth written with the submarines applies if no declaration contradicts it
  const written = late === undefined ? submarines.written?.depth : undefined;
  return written === undefined
    ? { depth: 'surfaced', rule: 'default-depth', option }
    : { depth: written, rule: 'depths', from: submarines.written && at(submarines.written, 'depth'), option };
}

/** The movement allowance of a move, at the depth that applies to it. */
export function allowanceOfMove(move: SubmarineMove, scenario: Scenario): Amount | undefined {
  const known = depthOfMove(move, scenario);
  const submarines = submarinesNamed(move.group, scenario);
  if (known === undefined || submarines === undefined) return undefined;
  const allowance = movementAllowance(submarines.type, known.depth, scenario, known.from);
  if (allowance === undefined || !known.option) return allowance;
  return amount(allowance.what, allowance.base, [
    ...allowance.changes,
    by('declaration-phase', { what: `depth of the move: ${known.depth}`, by: 0, basis: optionBasis('moveDepth') }),
  ]);
}
