import assert from 'node:assert/strict';
import { loadEntryFinder } from '../../../server/src/work/load-entry-finder';
import { createDenmarkStraitTask } from './denmark-strait';

describe('combats of rulesets for a worker', () => {
  it('finds a combat by the ruleset of a task', async () => {
    const task = createDenmarkStraitTask();
    const findEntry = await loadEntryFinder(task.ruleset);
    assert.equal(findEntry(task)?.build().title, 'denmark-strait');
    assert.equal(findEntry({ ...task, entry: 'elsewhere' }), undefined);
  });

  it('finds no combat of an unknown ruleset', async () => {
    const findEntry = await loadEntryFinder('toString');
    assert.equal(findEntry(createDenmarkStraitTask()), undefined);
  });

  it('explains what to do if a ruleset cannot be loaded', async () => {
    const load = () => Promise.reject(new SyntaxError('Unexpected end of input'));
    await assert.rejects(loadEntryFinder('aare', load), {
      message:
        'The combats of aare could not be loaded: Unexpected end of input. Restart Asdic, and install it again if that does not help.',
    });
  });
});
