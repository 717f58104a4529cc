import assert from 'node:assert/strict';
import { explain } from '../explain';

describe('the hover on carrier locations', () => {
  it('shows the probabilities of where the US carriers are', () => {
    const yaml = `
taskForces: [{ id: tf-8, units: [{ id: enterprise, type: cv }] }]
carrierLocations: [{ id: hawaii, surprise: 35, taskForces: [tf-8] }]
`;
    // The second column: in Pearl Harbor at 2 to 4, in the box at 5 to 7, at sea from 8 on.
    assert.match(
      explain(yaml, 'carrierLocations.0.surprise').text ?? '',
      /: in Pearl Harbor 16\.7%, in the Pacific U\.S\. box 41\.7%, at sea, 6 hexes away 13\.9%, /,
    );
  });
});
