import assert from 'node:assert/strict';
import { loadSites } from '../../../server/src/work/sites';
import { denmarkStrait } from './denmark-strait';

describe('combats of rulesets for a worker', () => {
  it('finds a combat by the ruleset of a task', async () => {
    const task = denmarkStrait();
    const siteOf = await loadSites(task.ruleset);
    assert.equal(siteOf(task)?.combat().title, 'denmark-strait');
    assert.equal(siteOf({ ...task, site: 'elsewhere' }), undefined);
  });

  it('finds no combat of an unknown ruleset', async () => {
    const siteOf = await loadSites('toString');
    assert.equal(siteOf(denmarkStrait()), undefined);
  });

  it('explains what to do if a ruleset cannot be loaded', async () => {
    const load = () => Promise.reject(new SyntaxError('Unexpected end of input'));
    await assert.rejects(loadSites('aare', load), {
      message:
        'The combats of aare could not be loaded: Unexpected end of input. Restart Asdic, and install it again if that does not help.',
    });
  });
});
