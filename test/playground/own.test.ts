import assert from 'node:assert/strict';
import { ownScenarios } from '../../playground/src/own';

const path = 'aare/north-sea.scenario.yaml';

describe('the scenarios of the reader in the list of samples', () => {
  const before = globalThis.Option;
  after(() => Object.assign(globalThis, { Option: before }));

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
    const own = ownScenarios(list as unknown as HTMLSelectElement);
    own.keep({ path, text: 'of a sample' });
    own.choose({ path, text: 'first' });
    const first = list.value;
    own.keep({ path, text: 'first, changed' });
    own.leave();
    assert.equal(own.isChosen(), false);
    own.choose({ path, text: 'second' });
    assert.deepEqual(own.at(first), { path, text: 'first, changed' });
    own.choose({ path, text: 'first, changed' });
    assert.equal(list.value, first);
    assert.deepEqual(
      entries.map(({ text }) => text),
      ['Your own', 'Your own 2'],
    );
    assert.equal(own.at(path), undefined);
  });
});
