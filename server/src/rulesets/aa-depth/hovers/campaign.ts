/** Declarations, submarines outside of battles, and their moves. */
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { counted, phaseName, powerName, sentence } from '../../axis-and-allies/wording';
import type { Declaration, Submarine, SubmarineMove } from '../data';
import { combatMoment, compareMoments, declarationPhase, declarationsFor, momentOf } from '../facts/declarations';
import { depthOf } from '../facts/depth';
import { allowanceOfMove, depthOfMove } from '../facts/movement';
import { depthName } from '../facts/search';
import { submarinesNamed } from '../facts/submarines';
import { optionBasis } from '../options';
import { depthExplanation, depthTitle } from './depth';
import type { DepthHover } from './here';
import { shown } from './parts';
import { cite } from './words';

const membersOf = (list: string, members: readonly string[]): string[] =>
  members.map((member) => (member === '' ? `${list}.*` : `${list}.*.${member}`));

export const submarineHover: DepthHover = {
  at: membersOf('submarines', ['', 'id', 'type', 'depth', 'power']),
  explain: (scenario, _, { path }) => {
    const submarine = valueAt(scenario, path.slice(0, 2)) as Submarine | undefined;
    if (submarine === undefined) return undefined;
    const known = depthOf(submarine, submarine.power, scenario);
    const title = `${submarine.id} of ${powerName(submarine.power)}: ${depthTitle(known.depth).toLowerCase()}`;
    return depthExplanation(
      title,
      { type: submarine.type ?? 'sub', known, id: submarine.id, attacks: false },
      scenario,
    );
  },
};

export const moveHover: DepthHover = {
  at: membersOf('submarineMoves', ['', 'id', 'group', 'phase', 'route', 'route.*']),
  explain: (scenario, _, { path }) => {
    const move = valueAt(scenario, path.slice(0, 2)) as SubmarineMove | undefined;
    const depth = move && depthOfMove(move, scenario);
    if (move === undefined || depth === undefined) return undefined;
    const allowance = allowanceOfMove(move, scenario);
    const spaces = move.route.length;
    const verdict =
      allowance === undefined
        ? undefined
        : spaces > allowance.total
          ? `too far: the route has ${counted(spaces, 'sea zone')}`
          : `the route has ${counted(spaces, 'sea zone')}`;
    return {
      title: `Move of ${move.group}, ${depthName(depth.depth)}`,
      text: `The depth that the move obeys: ${depthTitle(depth.depth).toLowerCase()}${cite(depth.rule)}.`,
      ...shown(allowance === undefined ? [] : [{ amount: allowance, verdict }]),
      rules: ['declaration-phase'],
      bases: depth.option ? [optionBasis('moveDepth')] : [],
    };
  },
};

export const declarationHover: DepthHover = {
  at: membersOf('declarations', ['', 'group', 'round', 'power', 'phase', 'depth']),
  explain: (scenario, _, { path }): Explanation | undefined => {
    const declaration = valueAt(scenario, path.slice(0, 2)) as Declaration | undefined;
    const submarines = declaration && submarinesNamed(declaration.group, scenario);
    if (declaration === undefined || submarines === undefined) return undefined;
    const owner = submarines.power;
    const made = momentOf(declaration, owner, scenario);
    const later = declarationsFor(declaration.group, scenario).some(
      (other) => compareMoments(momentOf(other, owner, scenario), made, scenario) > 0,
    );
    const now = combatMoment(scenario);
    const force =
      now !== undefined && compareMoments(made, now, scenario) >= 0
        ? 'It takes hold after the combat of this turn.'
        : later
          ? 'A later declaration follows it.'
          : 'It is the last one: it holds.';
    return {
      title: `${sentence(declaration.group)}: ${depthTitle(declaration.depth).toLowerCase()} from round ${declaration.round} on`,
      text: `Depths are declared in the ${phaseName(declarationPhase(scenario))} of the owner’s turn${cite('declaration-phase')} and hold until his next${cite('depth-holds')}. ${force}`,
      amounts: [],
      rules: ['declaration-phase', 'depth-holds'],
      bases: [optionBasis('declarationPhase')],
    };
  },
};
