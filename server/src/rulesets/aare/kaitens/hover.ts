/** Hovers on Kaitens in a battle and on the scenario's data about them. */
import { createAmount } from '../../../engine/amount';
import { cite, listAmounts, changeBy, type AareHover } from '../kit';
import { defineHoverOnUnits, explainSubmarines, type Note, type UnitContext } from '../battles/hover-units';
import { withDieChance } from '../hover-wording';
import { areKaitensConsumed, isOnSuicideMission, computeValue } from '../values';
import { capitalize } from '../wording';

export const kaitenUnitHover = defineHoverOnUnits(['kaiten'], (context) => [
  explainKaiten(context),
  explainSubmarines(context),
]);

function explainKaiten(context: UnitContext): Note {
  const { units, side, scenario } = context;
  if (!isOnSuicideMission(units, side)) {
    const text = side === 'defender' ? 'Only attacking submarines are on a suicide mission' : 'They are not Kaitens';
    return { text: `${text}${cite('kaiten-detection')}.` };
  }
  const areConsumed = areKaitensConsumed(scenario);
  const fateText =
    areConsumed === undefined
      ? 'Whether they are lost by the attack is not supplied (`kaiten.consumed`): they stay.'
      : areConsumed
        ? 'By the data of the scenario they are lost when they have attacked.'
        : 'By the data of the scenario they stay when they have attacked.';
  return {
    text: `${capitalize('kaitens')} on a suicide mission${cite('kaiten-missions')}. ${fateText}`,
    parts: [withDieChance(computeValue(units, side, scenario))],
    rules: ['kaiten-detection'],
  };
}

export const kaitenHover: AareHover = {
  patterns: ['kaiten', 'kaiten.*'],
  explain: ({ kaiten = {} }) => {
    const suppliedBasis = { kind: 'supplied-table', name: 'kaiten' } as const;
    const areConsumed = areKaitensConsumed({ kaiten });
    const fateText =
      areConsumed === undefined
        ? 'whether they are lost by it is not supplied, so they stay'
        : areConsumed
          ? 'they are lost by it'
          : 'they are not lost by it';
    const attack =
      kaiten.attack === undefined ? 'Without an attack strength they hit nothing' : `They attack with ${kaiten.attack}`;
    const line = changeBy('kaiten-missions', {
      label: 'supplied attack strength',
      by: kaiten.attack ?? 0,
      basis: suppliedBasis,
    });
    return {
      title: 'Kaitens on a suicide mission',
      text: `${attack}; ${fateText}${cite('kaiten-missions')}. The source at hand gives neither: both are your data.`,
      ...listAmounts(kaiten.attack === undefined ? [] : [withDieChance(createAmount('attack of a Kaiten', line))]),
      rules: ['kaiten-missions', 'kaiten-detection'],
      bases: [suppliedBasis],
    };
  },
};
