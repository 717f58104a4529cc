/** How far submarines move at a depth, and which depth a move obeys. */
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

/** What a depth makes of the movement of submarines; undefined where it leaves it alone. */
const limits: Readonly<
  Record<Depth, { readonly rule: RuleId; readonly spaces: number; readonly what: string } | undefined>
> = {
  surfaced: undefined,
  periscope: { rule: 'periscope-move', spaces: periscope.spaces, what: 'periscope depth' },
  submerged: { rule: 'submerged-move', spaces: submerged.spaces, what: 'submerged' },
  silent: { rule: 'silent-running', spaces: silent.spaces, what: 'silent running' },
};

/**
 * How many sea zones submarines move in a turn at a depth; undefined where the unit table does not tell and the depth does not limit it.
 * A submarine that is slower than its depth allows stays as slow.
 */
export function movementAllowance(type: UnitType, depth: Depth, header: Header, from?: Place): Amount | undefined {
  const base = movementOf(type, header);
  const limit = limits[depth];
  if (limit === undefined) return base && amount('movement', { ...base, rule: 'surfaced-values' });
  const { rule, spaces, what } = limit;
  if (base === undefined) return amount('movement', by(rule, { what, by: spaces, from }));
  return amount('movement', base, [by(rule, { what, by: Math.min(0, spaces - base.by), from })]);
}

/** The moment of a move; undefined where neither the move nor the scenario tells the round. */
export function momentOfMove(move: SubmarineMove, owner: string | undefined, { turn }: Header): Moment | undefined {
  const round = move.round ?? turn?.round;
  return round === undefined ? undefined : { round, power: owner, phase: move.phase ?? 'combat-move' };
}

/**
 * The depth that a move obeys. One that is declared in the phase of the move itself holds from the end of that phase, unless the option
 * says that it is declared first (R6). `option` tells that the option decides.
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
  // a depth written with the submarines holds where nothing was declared that says otherwise
  const written = late === undefined ? submarines.written?.depth : undefined;
  return written === undefined
    ? { depth: 'surfaced', rule: 'default-depth', option }
    : { depth: written, rule: 'depths', from: submarines.written && at(submarines.written, 'depth'), option };
}

/** The movement of the submarines that a move names, at the depth that it obeys. */
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
