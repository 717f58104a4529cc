/** Hovers on declarations of depths and on the order of turns. */
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { formatPhase, formatPower } from '../../axis-and-allies/wording';
import type { Declaration } from '../data';
import { formatDepthTitle } from '../depths/hover-depth';
import { findPowerEndingProtection } from '../dive/dive';
import { createOptionBasis } from '../options';
import { findSubmarines } from '../submarines';
import { listMemberPaths, cite, formatList, capitalize, type DepthHover } from '../kit';
import {
  getCombatMoment,
  compareMoments,
  getDeclarationPhase,
  listDeclarations,
  getDeclarationMoment,
} from './declarations';

export const declarationHover: DepthHover = {
  patterns: listMemberPaths('declarations', ['', 'group', 'round', 'power', 'phase', 'depth']),
  explain: (scenario, _, { path }): Explanation | undefined => {
    const declaration = valueAt(scenario, path.slice(0, 2)) as Declaration | undefined;
    const submarines = declaration && findSubmarines(declaration.group, scenario);
    if (declaration === undefined || submarines === undefined) return undefined;
    const owner = submarines.power;
    const moment = getDeclarationMoment(declaration, owner, scenario);
    const hasLater = listDeclarations(declaration.group, scenario).some(
      (other) => compareMoments(getDeclarationMoment(other, owner, scenario), moment, scenario) > 0,
    );
    const combatMoment = getCombatMoment(scenario);
    const effectText =
      combatMoment !== undefined && compareMoments(moment, combatMoment, scenario) >= 0
        ? 'It takes hold after the combat of this turn.'
        : hasLater
          ? 'A later declaration follows it.'
          : 'It is the last one: it holds.';
    return {
      title: `${capitalize(declaration.group)}: ${formatDepthTitle(declaration.depth).toLowerCase()} from round ${declaration.round} on`,
      text: `Depths are declared in the ${formatPhase(getDeclarationPhase(scenario))} of the owner’s turn${cite('declaration-phase')} and hold until its next${cite('depth-holds')}. ${effectText}`,
      amounts: [],
      rules: ['declaration-phase', 'depth-holds'],
      bases: [createOptionBasis('declarationPhase')],
    };
  },
};

export const turnHover: DepthHover = {
  patterns: ['turn', 'turn.*', 'powers', 'powers.*'],
  explain: (scenario) => {
    const order = Object.keys(scenario.powers ?? {}).map(formatPower);
    const endingPower = findPowerEndingProtection(scenario);
    const { turn } = scenario;
    return {
      title: turn === undefined ? 'Powers' : `Round ${turn.round}, turn of ${formatPower(turn.power)}`,
      text: [
        order.length > 0 ? `The order of turns, as \`powers\` has it: ${formatList(order)}.` : undefined,
        endingPower === undefined
          ? undefined
          : `Submarines that dive now are out of reach until the turn of ${formatPower(endingPower)}${cite('dived-untouchable')}.`,
      ]
        .filter((text) => text !== undefined)
        .join(' '),
      amounts: [],
      rules: ['depth-holds', 'dived-untouchable'],
    };
  },
};
