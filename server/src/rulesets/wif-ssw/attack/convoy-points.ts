/** Convoy points in the Convoy Section, and the ships that they represent (1.2.3, 1.2.5.1). */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import { changeBy, placeAt, pluralize } from '../kit';
import type { AswUnit, Engagement, Header, Unit } from '../data';
import { createOptionBasis, getReading } from '../options';
import { getCount } from '../units';
import { listConvoyUnits } from './convoy-section';
import { convoyShip } from './numbers';

/** The convoy points for search and ship count; points of ASW counters are listed, and count if R7 allows it. */
export function computeConvoyPoints(engagement: Engagement, header: Header): Amount {
  const { convoyPoints: points = 0 } = engagement.convoy;
  const place = placeAt(engagement.convoy, 'convoyPoints');
  const base = changeBy('convoy-points-search', {
    label: 'convoy points in the Convoy Section',
    by: points,
    from: place,
  });
  const areCounted = getReading(header, 'aswConvoyPoints') === 'counted';
  const carriers = listConvoyUnits(engagement).filter(hasConvoyPoints);
  return createAmount(
    'convoy points',
    base,
    carriers.map((unit) => getCounterChange(unit, areCounted)),
  );
}

function getCounterChange(unit: AswUnit, areCounted: boolean): Change {
  const points = (unit.convoyPoints ?? 0) * getCount(unit);
  const label = areCounted ? unit.id : `${unit.id}: the ${points} on an ASW counter do not count`;
  const from = placeAt(unit, 'convoyPoints');
  return changeBy('convoy-points-search', {
    label,
    by: areCounted ? points : 0,
    from,
    basis: createOptionBasis('aswConvoyPoints'),
  });
}

/** The number of target ships: two convoy points are a ship, and so is a leftover one. */
export function computeShipCount(engagement: Engagement, header: Header): Amount {
  const points = computeConvoyPoints(engagement, header);
  const { convoyPoints: pointsPerShip } = convoyShip;
  const pairs = Math.floor(points.total / pointsPerShip);
  const leftover = points.total - pairs * pointsPerShip;
  const optionBasis = points.changes.find((change) => change.basis)?.basis;
  const base = changeBy('ship-count', {
    label: `${pluralize(points.total, 'convoy point')}, ${pointsPerShip} a ship`,
    by: pairs,
    from: placeAt(engagement.convoy, 'convoyPoints'),
    basis: optionBasis,
  });
  return createAmount('ships in the Convoy Section', base, [
    leftover > 0 ? changeBy('ship-count', { label: 'a leftover convoy point', by: 1 }) : undefined,
    points.total === 0 ? explainEmptyConvoy(header) : undefined,
  ]);
}

/** R6: whether an empty Convoy Section counts as a target. */
function explainEmptyConvoy(header: Header): Change {
  const basis = createOptionBasis('emptyConvoy');
  if (getReading(header, 'emptyConvoy') === 'one-ship') {
    return changeBy('ship-count', { label: 'without convoy points it counts as a ship', by: 1, basis });
  }
  return changeBy('ship-count', { label: 'without convoy points there is nothing to hit', by: 0, basis });
}

function hasConvoyPoints(unit: Unit): unit is AswUnit {
  return unit.type === 'asw' && (unit.convoyPoints ?? 0) > 0;
}
