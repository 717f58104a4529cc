import assert from 'node:assert/strict';
import { createOwnScenarios } from '../../playground/src/own-scenarios';

const path = 'aare/north-sea.scenario.yaml';

describe('the scenarios of the reader in the list of samples', () => {
  const originalOption = globalThis.Option;
  after(() => Object.assign(globalThis, { Option: originalOption }));

  it('adds one entry for each text of the reader, which leads back to its latest version', () => {
    Object.assign(globalThis, {
      Option: class {
        constructor(
          readonly text: string,
          readonly value: string,
        ) {}
      },
    });
    const entries: { text: string; value: string }[] = [];
    const list = { value: '', append: (entry: { text: string; value: string }) => entries.push(entry) };
    const scenarios = createOwnScenarios(list as unknown as HTMLSelectElement);
    scenarios.updateSelected({ path, text: 'of a sample' });
    scenarios.select({ path, text: 'first' });
    const first = list.value;
    scenarios.updateSelected({ path, text: 'first, changed' });
    scenarios.deselect();
    assert.equal(scenarios.isSelected(), false);
    scenarios.select({ path, text: 'second' });
    assert.deepEqual(scenarios.get(first), { path, text: 'first, changed' });
    scenarios.select({ path, text: 'first, changed' });
    assert.equal(list.value, first);
    assert.deepEqual(
      entries.map(({ text }) => text),
      ['Your own', 'Your own 2'],
    );
    assert.equal(scenarios.get(path), undefined);
  });
});
