/** Hovers on Kaitens in a battle and on the scenario's data about them. */
import { amount } from '../../../engine/amount';
import { onUnits, submarineNote, type Note, type UnitHere } from '../battles/hover-units';
import type { AareHover } from '../hover-here';
import { cite, shown, toHit } from '../hover-words';
import { by } from '../line';
import { kaitensConsumed, onSuicideMission, valueOf } from '../values';
import { sentence } from '../wording';

export const kaitenUnitHover = onUnits(['kaiten'], (here) => [kaitenNote(here), submarineNote(here)]);

function kaitenNote(here: UnitHere): Note {
  const { units, side, scenario } = here;
  if (!onSuicideMission(units, side)) {
    const text = side === 'defender' ? 'Only attacking submarines are on a suicide mission' : 'They are no Kaitens';
    return { text: `${text}${cite('kaiten-detection')}.` };
  }
  const consumed = kaitensConsumed(scenario);
  const fate =
    consumed === undefined
      ? 'Whether they are lost by the attack is not supplied (`kaiten.consumed`): they stay.'
      : consumed
        ? 'By the data of the scenario they are lost when they have attacked.'
        : 'By the data of the scenario they stay when they have attacked.';
  return {
    text: `${sentence('kaitens')} on a suicide mission${cite('kaiten-missions')}. ${fate}`,
    parts: [toHit(valueOf(units, side, scenario))],
    rules: ['kaiten-detection'],
  };
}

export const kaitenHover: AareHover = {
  at: ['kaiten', 'kaiten.*'],
  explain: ({ kaiten = {} }) => {
    const supplied = { kind: 'supplied-table', name: 'kaiten' } as const;
    const consumed = kaitensConsumed({ kaiten });
    const fate =
      consumed === undefined
        ? 'whether they are lost by it is not supplied, so they stay'
        : consumed
          ? 'they are lost by it'
          : 'they are not lost by it';
    const attack =
      kaiten.attack === undefined ? 'Without an attack strength they hit nothing' : `They attack with ${kaiten.attack}`;
    const line = by('kaiten-missions', { what: 'supplied attack strength', by: kaiten.attack ?? 0, basis: supplied });
    return {
      title: 'Kaitens on a suicide mission',
      text: `${attack}; ${fate}${cite('kaiten-missions')}. The source at hand gives neither: both are your data.`,
      ...shown(kaiten.attack === undefined ? [] : [toHit(amount('attack of a Kaiten', line))]),
      rules: ['kaiten-missions', 'kaiten-detection'],
      bases: [supplied],
    };
  },
};
