/** The torpedo penalty as a line in the value of a submarine. */
import type { Line, Modifier } from '../kit';
import type { Header, SubUnit } from '../data';
import { findDecisiveOption, createOptionBasis } from '../options';
import { formatTurnName } from '../turns';
import { torpedoes } from './numbers';
import { getTorpedoPenalty } from './period';

/** The input of the penalty. */
interface PenaltySituation {
  readonly unit: SubUnit;
  readonly owner: string | undefined;
  readonly header: Header;
}

export const byTorpedoes: Modifier<PenaltySituation> = {
  id: 'submarine.torpedoes',
  rule: 'torpedo-penalty',
  limitedBy: ['torpedo-zero', 'torpedo-section-zero'],
  listLines: ({ unit, owner, header }) => createTorpedoLine(owner, header, unit.section === 0),
};

/**
 * The line of the torpedo penalty: -1 in its period. At the edge of the period a line of 0 shows that the option `torpedoTurns` decides.
 * @param orderDecides whether the option `torpedoFloorOrder` affects the penalty
 */
export function createTorpedoLine(owner: string | undefined, header: Header, orderDecides = false): Line | undefined {
  const { penalty, turnOfPeriod, lastTurn, place } = getTorpedoPenalty(owner, header);
  const basis = findDecisiveOption(header, ['torpedoTurns'], (variantHeader) =>
    isPenalised(owner, variantHeader) ? 1 : 0,
  );
  if (penalty === true && lastTurn !== undefined) {
    const label = `US torpedoes, turn ${turnOfPeriod} of ${torpedoes.turns} (until ${formatTurnName(lastTurn)})`;
    const orderBasis = orderDecides ? createOptionBasis('torpedoFloorOrder') : undefined;
    return { label, by: torpedoes.by, from: place, basis: orderBasis ?? basis };
  }
  return basis && { label: 'outside the turns of faulty torpedoes', by: 0, from: place, basis };
}

export function isPenalised(owner: string | undefined, header: Header): boolean {
  return getTorpedoPenalty(owner, header).penalty === true;
}
