import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain } from '../explain';

describe('the hover on an operation', () => {
  const hunt = `
nations: { us: { side: allied }, japan: { side: axis } }
operations:
  - { id: sortie, task: raid, nation: japan, from: Truk, to: Rabaul, distance: 9, range: 20, units: [{ id: tone, type: ca }] }
interceptions: [{ id: i, operation: sortie, spotters: 2, interceptor: { nation: us, units: [{ id: benson, type: dd, count: 10 }] } }]
searches:
  - id: hunt
    round: 2
    attacker:
      nation: us
      search: { squadrons: 1 }
      groups:
        - { number: 1, units: [{ id: fletcher, type: dd, count: 10 }] }
        - { number: 3, units: [{ id: hornet, type: cv, size: 3 }] }
        - { number: 4, units: [{ id: gato, type: dd }] }
    defender: { nation: japan, groups: [{ number: 2, units: [{ id: asashio, type: dd, count: 4 }] }] }
`;
  it('shows where an operation goes, how fast, and who can intercept it', () => {
    covers('awaw:A8');
    const { text = '' } = explain(hunt, 'operations.0.distance');
    assert.match(text, /^Raid from Truk to Rabaul, 9 hexes of a range of 20 .*It is fast .*is intercepted with 0 dice/);
  });

  const describeOperation = (more: string, options = '') =>
    explain(`${options}\noperations: [{ id: sortie, task: raid${more} }]`, 'operations.0').text!.replaceAll(
      / \([^)]*\)/g,
      '',
    );

  it('leaves out what an operation does not say', () => {
    const listSentences = (more: string) => describeOperation(more).split(/(?<=\.) /);
    assert.deepEqual(listSentences(''), [
      ...['Raid.', 'It is fast.', 'It is intercepted with 1 die, before the changes of the interceptor.'],
    ]);
    assert.deepEqual(
      [', from: Truk', ', to: Rabaul, distance: 1', ', range: 20', ', distance: 3, range: 20'].map(
        (more) => listSentences(more)[0],
      ),
      ['Raid from Truk.', 'Raid to Rabaul, 1 hex.', 'Raid.', 'Raid, 3 hexes of a range of 20.'],
    );
  });

  it('an operation with cargo is slow if the scenario says so', () => {
    const describeCargo = (carries: string, options = '') =>
      describeOperation(`, units: [{ id: dds, type: dd${carries} }, { id: cas, type: ca }]`, options);
    const option = 'options: { cargoIsSlow: true }';
    assert.match(describeCargo('', option), /It is fast/);
    assert.match(describeCargo(', carries: an infantry factor'), /It is fast/);
    assert.match(describeCargo(', carries: an infantry factor', option), /It is slow\./);
    assert.match(describeOperation(', units: [{ id: cves, type: cve }]'), /It is slow because of cves/);
  });
});
