import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';
import { twoDice } from './independent-arithmetic';

const writeCarrierLocation = (surprise: number, more = ''): string => `
carrierLocations:
  - id: where
    surprise: ${surprise}
    taskForces: [tf-8, tf-12]
    ${more}
`;

/**
 * An independent copy of the table: columns 33 or less, 34, 36, 38, 40 or more, for rolls of 2 to 12. `H` is Pearl Harbor, `P` the
 * Pacific U.S. box, a digit the hexes that the carriers are away at sea, `A` an interception.
 */
const columns: readonly (readonly [surprise: number, places: string])[] = [
  [33, 'HHHHPPP6543'],
  [35, 'HHHPPP65432'],
  [36, 'HHPPP65432A'],
  [39, 'HPPP65432AA'],
  [40, 'PPP65432AAA'],
];

describe('the carriers at Pearl Harbor', () => {
  it('rolls two dice for the location of each task force', () => {
    const { results, summary, trace } = fight(
      writeCarrierLocation(36, 'dice: { carrier-location.tf-8: [4, 4], carrier-location.tf-12: [1, 2] }'),
    );
    assert.equal(results['carriers.tf-8.distance'], 5);
    assert.equal(results['carriers.tf-12.inPearlHarbor'], 1);
    assert.equal(summary, 'TF 8 is at sea, 5 hexes away; TF 12 is in Pearl Harbor');
    assert.deepEqual(
      trace.entries.map(({ title, text }) => `${title}: ${text}`),
      [
        'Where TF 8 is: Row 8, column 36 to 37: TF 8 is at sea, 5 hexes away.',
        'Where TF 12 is: Row 3, column 36 to 37: TF 12 is in Pearl Harbor.',
      ],
    );
  });

  it('shows the carrier locations as probabilities, and explains distance 0', () => {
    const { measures } = getCombatEntry(writeCarrierLocation(36)).build();
    const [port, box, distance, intercepts] = measures;
    for (const place of [port, box, intercepts]) assert.deepEqual(place!.subject, { kind: 'event' });
    assert.equal(distance!.title, 'TF 8 hexes away, 0 if not at sea');
  });

  it('the odds of carrier locations equal an enumeration of all rolls', () => {
    for (const [surprise, places] of columns) {
      const combat = getCombatEntry(writeCarrierLocation(surprise)).build();
      assertWellFormed(combat);
      const outcomes = getExactOdds(combat);
      const countProbability = (letters: string): number =>
        twoDice.reduce(
          (sum, [roll, combinations]) => sum + (letters.includes(places.charAt(roll - 2)) ? combinations / 36 : 0),
          0,
        );
      const assertClose = (path: string, value: number, letters: string): void => {
        const probability = computeDistribution(combat, outcomes, `carriers.tf-12.${path}`).get(value) ?? 0;
        assert.ok(Math.abs(probability - countProbability(letters)) < 1e-12, `${surprise} ${path} ${value}`);
      };
      assertClose('inPearlHarbor', 1, 'H');
      assertClose('inPacificBox', 1, 'P');
      assertClose('intercepts', 1, 'A');
      for (const distance of [2, 3, 4, 5, 6]) assertClose('distance', distance, String(distance));
    }
  });
});
