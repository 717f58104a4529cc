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

  it('says what it needs, how fast it is, and what is not known', () => {
    const explainForce = (units: string, more = '', header = '') =>
      explain(`${header}\ntaskForces: [{ id: tf, location: at-sea${more}, units: [${units}] }]`, 'taskForces.0');
    const plain = explainForce('{ id: dds, type: dd, count: 2 }');
    assert.equal(plain.title, 'Task force tf');
    assert.match(plain.text!, /^How many naval factors it needs is not known to us .*It is fast \([^)]*\)\.$/);
    assert.deepEqual(getTotalsByLabel(plain), { 'naval factors': 2 }, 'no carriers, no line for them');
    assert.equal(explainForce('{ id: dds, type: dd }', ', number: 3, place: Scapa').title, 'Task force 3, Scapa');
    const minimum = explainForce('{ id: dds, type: dd }', '', 'options: { minimumStrength: 4 }');
    assert.match(minimum.text!, /^It needs at least 4 naval factors by the option/);
    assert.match(explainForce('{ id: unknown, type: bb }').text!, /The sizes of some ships are not known\.$/);
    const large = explainForce('{ id: dds, type: dd, count: 26 }, { id: ark, type: cv, size: 3 }');
    assert.deepEqual(getTotalNotesByLabel(large), {
      'naval factors': 'too many: at most 25',
      'factors of fast carriers': 'at most 14, half of 29',
    });
    const carriers = explainForce('{ id: dds, type: dd, count: 2 }, { id: ark, type: cv, size: 3 }');
    assert.equal(getTotalNotesByLabel(carriers)['factors of fast carriers'], 'too many: at most 2, half of 5');
  });
});
