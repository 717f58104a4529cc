/** Air transport by heavy bombers: the distance that the bomber moves. */
import { sumChanges, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { AirTransport } from '../data';

/** The spaces that the bomber moves: before it loads, with its cargo, and after it unloads. */
export function computeSpacesMoved(transport: AirTransport): Amount {
  const { spacesBefore = 0, spacesLoaded = 0, spacesAfter = 0 } = transport;
  return sumChanges('spaces moved', changeBy('air-transport', { label: 'no move', by: 0 }), [
    changeBy('air-transport', { label: 'before it loads', by: spacesBefore, from: placeAt(transport, 'spacesBefore') }),
    changeBy('air-transport', {
      label: 'with the infantry',
      by: spacesLoaded,
      from: placeAt(transport, 'spacesLoaded'),
    }),
    changeBy('air-transport', {
      label: 'after it has unloaded',
      by: spacesAfter,
      from: placeAt(transport, 'spacesAfter'),
    }),
  ]);
}
