import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';

describe('the hover on a task force', () => {
  const force = `
taskForces:
  - id: force-h
    location: at-sea
    units:
      - { id: renown, type: bc, size: 3, speed: fast }
      - { id: ark, type: cvl, damaged: true }
      - { id: dds, type: dd, count: 2 }
    lost: [{ id: sunk, type: dd, count: 5 }]
`;
  it('adds up the factors of a task force, and compares its carriers with half of them', () => {
    covers('awaw:A3', 'awaw:A4', 'awaw:A5');
    const explanation = explain(force, 'taskForces.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'naval factors': 7, 'factors of fast carriers': 2 });
    assert.deepEqual(getTotalNotesByLabel(explanation), {
      'naval factors': 'at most 25',
      'factors of fast carriers': 'at most 3, half of 7',
    });
    assert.match(explanation.text ?? '', /keeps its status/);
    assert.match(explanation.text ?? '', /It is slow because of ark/);
  });
});
