import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { LogEntry } from '../../../../../server/src/rulesets/wif-ssw/data';
import {
  compareSteps,
  listEntriesMissingSteps,
  listInterruptingEntries,
  listOutOfOrder,
  listRepeatedCombats,
  listRepeatedSteps,
  listSswLog,
} from '../../../../../server/src/rulesets/wif-ssw/step/log';
import { covers } from '../../../../support/covers';
import { parseScenario } from '../scenario';

const steps: readonly LogEntry['step'][] = [
  'initiation',
  'naval-air-interception',
  'search',
  'combat-type-choice',
  'combat',
];

/** A log of entries such as `a search`. */
function createLog(...entries: readonly string[]) {
  return entries.map((text, index) => {
    const [engagement = '', step = ''] = text.split(' ');
    return { index, entry: { engagement, step: step as LogEntry['step'] } };
  });
}

describe('the log of the SSW step', () => {
  it('a log excludes what belongs to naval combats', () => {
    const scenario = parseScenario(`
engagements:
  - id: biscay
    weather: fine
    subs: { units: [] }
    convoy: {}
navalCombats:
  - { id: biscay-surface, kind: surface, attacker: {}, defender: {} }
log:
  - { engagement: biscay-surface, step: combat }
  - { engagement: biscay, step: combat }
`);
    assert.deepEqual(
      listSswLog(scenario).map(({ index }) => index),
      [1],
    );
  });

  it('a log is in order when the sub-steps of each zone are, whichever of them it lists', () => {
    covers('wif-ssw:W2');
    fc.assert(
      fc.property(fc.subarray([...steps]), fc.subarray([...steps]), (first, second) => {
        const log = createLog(...first.map((step) => `a ${step}`), ...second.map((step) => `b ${step}`));
        assert.deepEqual(listOutOfOrder(log), []);
        assert.deepEqual(
          listInterruptingEntries(log, () => false),
          [],
        );
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('reports each sub-step that comes after a later one of its zone', () => {
    covers('wif-ssw:W2');
    const misplaced = listOutOfOrder(createLog('a initiation', 'a combat', 'b search', 'a search'));
    assert.deepEqual(
      misplaced.map(({ index, laterEntry }) => [index, laterEntry.step]),
      [[3, 'combat']],
    );
  });

  it('a sorted log is in order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...steps]), (shuffled) => {
        const sorted = shuffled.toSorted(compareSteps);
        assert.deepEqual(listOutOfOrder(createLog(...sorted.map((step) => `a ${step}`))), []);
        const fall = shuffled.findIndex((step, at) => at > 0 && compareSteps(step, shuffled[at - 1]!) < 0);
        assert.equal(listOutOfOrder(createLog(...shuffled.map((step) => `a ${step}`))).length > 0, fall > 0);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('reports a zone that begins while another goes on later, and none that begins after the end of another', () => {
    covers('wif-ssw:W4');
    const interruptions = listInterruptingEntries(
      createLog('a initiation', 'b initiation', 'b combat', 'a combat', 'c initiation'),
      () => true,
    );
    assert.deepEqual(
      interruptions.map(({ index, openEntry }) => [index, openEntry.engagement]),
      [[1, 'a']],
    );
    assert.deepEqual(
      listInterruptingEntries(createLog('a initiation', 'b initiation', 'b combat'), () => false),
      [],
    );
  });

  it('reports once a zone that another follows before its combat, with the steps that it lacks', () => {
    covers('wif-ssw:W4');
    const log = createLog('a initiation', 'a search', 'b initiation', 'c initiation', 'c combat', 'd search');
    assert.deepEqual(
      listInterruptingEntries(log, (engagement) => engagement !== 'b').map(({ index, openEntry, missing }) => [
        index,
        openEntry.engagement,
        missing,
      ]),
      [[2, 'a', ['combat-type-choice', 'combat']]],
    );
  });

  it('reports combats beyond the number of rounds', () => {
    covers('wif-ssw:W27');
    const log = createLog('a combat', 'a combat', 'b combat', 'a combat');
    const listIndexes = (rounds: number) => listRepeatedCombats(log, () => rounds).map(({ index }) => index);
    assert.deepEqual(listIndexes(1), [1, 3]);
    assert.deepEqual(listIndexes(2), [3]);
    assert.deepEqual(listIndexes(3), []);
  });

  it('names the sub-steps that an entry comes without, each once', () => {
    const listMissing = (...entries: readonly string[]) =>
      listEntriesMissingSteps(createLog(...entries)).map(({ index, missing }) => [index, ...missing]);
    assert.deepEqual(listMissing('a initiation', 'a search', 'a combat-type-choice', 'a combat'), []);
    assert.deepEqual(listMissing('a initiation'), []);
    assert.deepEqual(listMissing('a naval-air-interception', 'a search'), [[0, 'initiation']]);
    assert.deepEqual(listMissing('a combat', 'a combat'), [[0, 'initiation', 'search', 'combat-type-choice']]);
    assert.deepEqual(listMissing('a search', 'b combat-type-choice', 'a combat'), [
      [0, 'initiation'],
      [1, 'initiation', 'search'],
      [2, 'combat-type-choice'],
    ]);
    assert.deepEqual(listMissing('a combat', 'a initiation', 'a search', 'a combat-type-choice'), [], 'it comes later');
  });

  it('names sub-steps that are played again in order, but not rounds of combat', () => {
    const listRepeated = (...entries: readonly string[]) =>
      listRepeatedSteps(createLog(...entries)).map(({ index, first }) => `${index} ${first.engagement} ${first.step}`);
    assert.deepEqual(listRepeated('a initiation', 'b initiation', 'a search', 'a combat', 'a combat'), []);
    assert.deepEqual(listRepeated('a initiation', 'a initiation', 'a search', 'a search', 'a search'), [
      ...['1 a initiation', '3 a search', '4 a search'],
    ]);
    assert.deepEqual(listRepeated('a initiation', 'a search', 'a initiation'), [], 'that is out of order');
  });

  it('a log of a single entry is read', () => {
    const scenario = parseScenario(`
engagements: [{ id: biscay, weather: fine, subs: { units: [] }, convoy: {} }]
log: [{ engagement: biscay, step: initiation }]
`);
    assert.deepEqual(
      listSswLog(scenario).map(({ index, entry }) => [index, entry.step]),
      [[0, 'initiation']],
    );
    assert.deepEqual(listSswLog({ ...scenario, log: undefined }), []);
  });
});
