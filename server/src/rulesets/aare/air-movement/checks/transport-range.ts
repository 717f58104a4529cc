import { moves } from '../../scenarios';
import { computeRange } from '../../values';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { computeSpacesMoved } from '../air-transport';

export const transportRange: AareCheck = {
  rule: 'air-transport',
  title: 'A bomber that carries infantry keeps to its movement',
  part: 'airTransports',
  *check(transport, header) {
    const spaces = computeSpacesMoved(transport);
    const { total } = computeRange({ type: 'bmbr', power: transport.power }, header);
    if (spaces.total <= total || header.powers?.[transport.power] === undefined) return;
    const legs = spaces.changes.filter(({ by }) => by !== 0);
    const lastLeg = (['spacesAfter', 'spacesLoaded', 'spacesBefore'] as const).find(
      (leg) => (transport[leg] ?? 0) > 0,
    )!;
    yield {
      message: `The bomber of ${transport.id} moves ${spaces.total} spaces (${legs.map(({ label, by }) => `${by} ${label}`).join(', ')}), but it can move ${total} in all${cite('air-transport')}. Shorten the flight.`,
      place: placeAt(transport, lastLeg),
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: `
    spacesBefore: 2
    spacesAfter: 1
  `,
  fails: `
    spacesBefore: 2
    spacesAfter: 2
    #            ^ moves 7 spaces
  `,
};
