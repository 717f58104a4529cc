/** Hover on ports: their capacity in naval factors. */
import { defineHoverOnItems, listAmounts } from '../kit';
import { computeStrengthAmount } from '../hover-amounts';
import { capacities, countFactorsInPort, listUnitsInPort } from './ports';

export const portHover = defineHoverOnItems('ports', ['', 'id', 'kind', 'name'], ({ item: port, scenario, ids }) => {
  const capacity = capacities[port.kind ?? 'port'];
  const countedUnits = listUnitsInPort(port, ids).filter(
    ({ unit }) => !('waitingForRepair' in unit && unit.waitingForRepair === true),
  );
  const limitNote =
    capacity === Infinity
      ? 'a box has no limit'
      : `${countFactorsInPort(port, scenario, ids) > capacity ? 'too many: ' : ''}at most ${capacity}`;
  return {
    title: port.name ?? port.id,
    text: 'Ships that wait for repair do not count.',
    ...listAmounts([{ amount: computeStrengthAmount('naval factors', countedUnits, scenario), totalNote: limitNote }]),
    rules: ['port-capacity'],
  };
});
