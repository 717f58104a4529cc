/** The order by which defending submarines dive. */
import { formatPower } from '../../axis-and-allies/wording';
import { cite, defineHoverOnItems } from '../kit';
import { createOptionBasis } from '../options';
import { destroyerBlocksDive, canDiveInCycle, findPowerEndingProtection } from './dive';

export const diveOrderHover = defineHoverOnItems(
  'seaBattles',
  ['defender.orders.dive', 'defender.orders.dive.when', 'defender.orders.dive.groups.*'],
  ({ scenario }) => {
    const endingPower = findPowerEndingProtection(scenario);
    const cycles = canDiveInCycle(Number.MAX_SAFE_INTEGER, scenario)
      ? 'in every cycle in which the attacker could hit them'
      : 'in the first cycle only';
    const destroyers = destroyerBlocksDive(scenario) ? 'not while the attacker has a destroyer' : 'destroyers or not';
    return {
      title: 'Diving',
      text: `Submarines that survive the fire of the attacker give up their own and leave the battle, ${cycles}, ${destroyers}${cite('submarine-dive')}. They stay in the sea zone${cite('dive-in-place')} at their depth${cite('dive-keeps-depth')}, do not come back into this battle${cite('dived-stays-out')}, and cannot be attacked until the turn of ${endingPower === undefined ? 'the next power' : formatPower(endingPower)}${cite('dived-untouchable')}.`,
      amounts: [],
      rules: ['submarine-dive', 'dived-untouchable'],
      bases: [
        createOptionBasis('diveDecision'),
        createOptionBasis('divingCycles'),
        createOptionBasis('destroyerBlocksDive'),
        createOptionBasis('divingDepths'),
      ],
    };
  },
);
